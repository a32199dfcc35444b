import { AppError, validationError } from "@site/api";
import { snakeCase } from "@site/contract/common/record";
import { TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { z } from "zod";

export type InputShape = Record<string, z.ZodType>;

export type InputParts = Pick<FastifyRequest, "body" | "query" | "params">;

interface Operation {
  shape: InputShape;
  /** True if unknown fields of a body are left to validation, which refuses them. */
  isMap: boolean;
}

/**
 * Merges body, query and path parameters; path parameters take precedence. Names may be in snake_case; numbers in the
 * address are text; a list is repeated or separated by commas. An empty query parameter counts as missing, an empty
 * string in the body does not. Fields that the operation does not have are left out, because links and proxies add
 * query parameters, and programs send back a whole answer with one field changed. Objects inside a field are validated
 * as they are.
 */
export function toInput({ shape, isMap }: Operation, request: InputParts): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body)))
    throw new AppError("MALFORMED_REQUEST", { message: "Gönderilen veri bir JSON nesnesi olmalıdır." });
  const query = Object.entries(asRecord(request.query)).filter(([, value]) => value !== "");
  const texts = [...query, ...Object.entries(asRecord(request.params))].map(([given, value]) => {
    const name = nameIn(shape, given.replace(/\[\]$/, ""));
    return [name, fromTexts(shape[name], value)] as const;
  });
  const values = Object.entries(asRecord(body)).map(([name, value]) => [nameIn(shape, name), value] as const);
  const isKnown = ([name]: readonly [string, unknown]) => Object.hasOwn(shape, name);
  return Object.fromEntries([...(isMap ? values : values.filter(isKnown)), ...texts.filter(isKnown)]);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Returns the schema's spelling of a name: `provinceId` for `province_id`, `setting_key` for `settingKey`. */
function nameIn(shape: InputShape, name: string): string {
  if (Object.hasOwn(shape, name)) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (Object.hasOwn(shape, camel)) return camel;
  const snake = snakeCase(name);
  return Object.hasOwn(shape, snake) ? snake : name;
}

/** Converts the texts of a parameter: the last one, or for a list all of them, repeated or separated by commas. */
function fromTexts(field: z.ZodType | undefined, value: unknown): unknown {
  const list = unwrap(field);
  const values = [value].flat();
  if (!(list instanceof z.ZodArray)) return fromText(field, values.at(-1));
  return values
    .flatMap((each) => (typeof each === "string" ? each.split(",") : [each]))
    .map((each) => fromText(list.element, each));
}

/** Converts text from the address to the number or boolean its field expects; other values are left to validation. */
function fromText(field: unknown, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const inner = unwrap(field);
  if (inner instanceof z.ZodNumber && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  if (inner instanceof z.ZodBoolean && (value === "true" || value === "false")) return value === "true";
  return value;
}

function unwrap(field: unknown): unknown {
  return field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault
    ? unwrap(field.unwrap())
    : field;
}

/** Returns the fields of a call's input, if it has any. @throws if it is not an object */
export function getShape(input: unknown): InputShape {
  if (input === undefined) return {};
  const schema = unwrap(input);
  if (!(schema instanceof z.ZodObject)) throw new Error("the input of a REST call must be an object");
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodType ? [[name, field]] : [])),
  );
}

/** Returns the documented spelling of an input field. */
export function spellField({ snakeInput }: { snakeInput: readonly string[] }, name: string): string {
  return snakeInput.includes(name) ? snakeCase(name) : name;
}

/**
 * Names the fields of an error as they are documented, and adds the allowed values to the message for a value outside a
 * closed list, also if the list has its own message.
 */
export function describeIssues(error: unknown, operation: { snakeInput: readonly string[] }): unknown {
  if (!(error instanceof TRPCError)) return error;
  const { cause } = error;
  if (cause instanceof AppError && cause.details.fields) {
    const fields = Object.entries(cause.details.fields).map(([name, message]) => [
      spellField(operation, name),
      message,
    ]);
    return new AppError(cause.code, { ...cause.details, fields: Object.fromEntries(fields) });
  }
  if (!(cause instanceof z.ZodError && error.code === "BAD_REQUEST")) return error;
  return validationError(
    new z.ZodError(
      cause.issues.map((issue) => {
        const path = issue.path.map((part, at) => (at === 0 ? spellField(operation, String(part)) : part));
        const values = allowedValues(issue);
        const allowed = `Şu değerlerden biri girilmelidir: ${values.join(", ")}`;
        if (values.length < 2 || issue.message.includes(allowed)) return { ...issue, path };
        return { ...issue, path, message: `${issue.message}. ${allowed}` };
      }),
    ),
  );
}

/**
 * Returns the values of the closed list that an issue is about, also if the list is part of a union; none otherwise.
 */
function allowedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String).filter((value) => value !== "");
  if (issue.code !== "invalid_union") return [];
  const branches = issue.errors.flat();
  const isClosed = branches.every(
    (each) => each.code === "invalid_value" || (each.code === "invalid_type" && /^(boolean|null)$/.test(each.expected)),
  );
  return isClosed ? [...new Set(branches.flatMap(allowedValues))] : [];
}
