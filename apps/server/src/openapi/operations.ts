import { z } from "zod";
import { procedures } from "../calls/procedures.ts";
import { type RestRoute, restRoutes } from "../plugins/rest/rest.ts";
import { type Described, errorResponses, getSecurity } from "./components.ts";
import { getExample } from "./examples.ts";
import { type NamedSchemas, toAnswerSchema, toInputSchema } from "./json-schema.ts";
import {
  type Answer,
  type Body,
  type Call,
  isRecord,
  type JsonSchema,
  type Method,
  type Operation,
  type Parameter,
  type Reference,
} from "./types.ts";

/** Returns the operations of all procedures with a REST address; the schemas that they name are added to `named`. */
export function toOperations(named: NamedSchemas): Call[] {
  const routes = restRoutes();
  const isFirst = (route: RestRoute, index: number) => routes[index - 1]?.procedure !== route.procedure;
  return routes.filter(isFirst).map((route) => ({
    method: toMethod(route.method),
    path: toTemplate(route.url),
    operation: toOperation(
      route,
      routes
        .filter(({ procedure, url }) => procedure === route.procedure && url !== route.url)
        .map(({ url }) => toTemplate(url)),
      named,
    ),
  }));
}

/** Returns a path in OpenAPI's syntax: /api/posts/{id}. */
function toTemplate(url: string): string {
  return url.replace(/:(\w+)/g, "{$1}");
}

const METHOD_NAMES: Record<RestRoute["method"], Method> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete",
};
const toMethod = (method: RestRoute["method"]) => METHOD_NAMES[method];

function toOperation(route: RestRoute, aliases: string[], named: NamedSchemas): Operation {
  const procedure = procedures.find(({ path }) => path === route.procedure);
  const operationId = route.procedure.replaceAll(".", "-");
  const { security, access } = getSecurity(route);
  const { parameters, requestBody } = toInputParts(route, procedure?.inputs[0]);
  const parts: (Parameter | Reference)[] = [
    ...parameters,
    ...(route.isPublicRead ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
    ...(route.needsPassword ? [{ $ref: "#/components/parameters/ConfirmPassword" }] : []),
  ];
  const described: Described = {
    ...route,
    hasBody: requestBody !== undefined,
    hasPathParameter: route.url.includes(":"),
  };
  return {
    operationId,
    summary: route.summary,
    description: [
      `${route.summaryEn}.`,
      access,
      ...(aliases.length > 0
        ? [`Aynı çağrı · the same call: ${aliases.map((alias) => `\`${alias}\``).join(", ")}`]
        : []),
    ].join("\n\n"),
    "x-summary-en": route.summaryEn,
    ...(aliases.length > 0 && { "x-aliases": aliases }),
    tags: [route.tag],
    security,
    ...(parts.length > 0 && { parameters: parts }),
    ...(requestBody && { requestBody }),
    responses: {
      "200": toSuccess(route, procedure?.output, named),
      ...(route.isPublicRead && { "304": { $ref: "#/components/responses/NotModified" } }),
      ...errorResponses(described),
    },
  };
}

function toSuccess(route: RestRoute, output: unknown, named: NamedSchemas): Answer {
  const isEmpty = !(output instanceof z.ZodType) || output instanceof z.ZodVoid;
  const schema = isEmpty ? { type: "object" } : toAnswerSchema(output, named);
  return {
    description: "Başarılı · successful",
    headers: {
      RateLimit: { $ref: "#/components/headers/RateLimit" },
      ...(route.isPublicRead && { ETag: { $ref: "#/components/headers/ETag" } }),
    },
    content: { "application/json": { schema, example: getExample(schema, named) } },
  };
}

interface InputParts {
  parameters: Parameter[];
  requestBody: Body | undefined;
}

/** Divides the fields of an input between path, query and body. */
function toInputParts(route: RestRoute, input: unknown): InputParts {
  if (!(input instanceof z.ZodType)) return { parameters: [], requestBody: undefined };
  const { properties, required, ...rules } = toInputSchema(input);
  const fields = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, schema]) =>
    isRecord(schema) ? [{ name, schema, isRequired: Array.isArray(required) && required.includes(name) }] : [],
  );
  const isInPath = ({ name }: { name: string }) => route.url.split("/").includes(`:${name}`);
  const takesBody = route.method !== "GET" && route.method !== "DELETE";
  const rest = fields.filter((field) => !isInPath(field));
  const parameters = [
    ...fields.filter(isInPath).map((field) => toParameter(field, "path")),
    ...(takesBody ? [] : rest.map((field) => toParameter(field, "query"))),
  ];
  return {
    parameters,
    requestBody: takesBody && rest.length > 0 ? toBody(route, rest, { rules, input }) : undefined,
  };
}

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

function toParameter({ name, schema, isRequired }: Field, place: "path" | "query"): Parameter {
  const { description, ...given } = schema;
  const rest = toAddressSchema(given, isRequired || place === "path");
  return {
    name,
    in: place,
    required: place === "path" || isRequired,
    description: String(description ?? ""),
    schema: rest,
    example: getExample(rest),
  };
}

/** Returns the schema of a field that stands in an address, where there is no null and an empty text is no value. */
function toAddressSchema(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const { anyOf } = schema;
  const choices = Array.isArray(anyOf) ? anyOf.filter((each) => !isRecord(each) || each.type !== "null") : [];
  if (choices.length === 1 && isRecord(choices[0])) return { ...schema, anyOf: undefined, ...choices[0] };
  const isText = schema.type === "string" && !schema.enum && isRequired;
  return { ...schema, ...(isText && { minLength: Math.max(1, Number(schema.minLength ?? 1)) }) };
}

interface BodyFacts {
  rules: JsonSchema;
  input: z.ZodType;
}

function toBody(route: RestRoute, fields: Field[], { rules, input }: BodyFacts): Body {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const { additionalProperties: _, type: __, ...further } = rules;
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ name, schema: field }) => [name, withoutDefault(field, required.includes(name))]),
    ),
    ...(required.length > 0 && { required }),
    ...further,
    additionalProperties: !route.isMap,
  };
  const example = getExample(schema);
  const optional = fields.map(({ name }) => name).filter((name) => !required.includes(name) && name !== "version");
  const needsField = optional.length > 0 && refuses(route, input, pickFields(example, required));
  const isStated = optional.length + required.length === fields.length;
  const whole = { ...schema, ...(needsField && getNeed(optional, isStated && required.length === 0)) };
  const types = ["application/json", ...(route.isMergePatch ? ["application/merge-patch+json"] : [])];
  return {
    required: required.length > 0 || needsField,
    content: Object.fromEntries(types.map((type) => [type, { schema: whole, example }])),
  };
}

/** Drops the default of a field that programs must send all the same. */
function withoutDefault({ default: value, ...schema }: JsonSchema, isRequired: boolean): JsonSchema {
  return isRequired || value === undefined ? schema : { ...schema, default: value };
}

/** Says that at least one of the optional fields is needed: any field, where there are no others. */
function getNeed(optional: string[], areAll: boolean): JsonSchema {
  return areAll ? { minProperties: 1 } : { anyOf: optional.map((name) => ({ required: [name] })) };
}

function pickFields(example: unknown, names: string[]): object {
  return Object.fromEntries(Object.entries(Object(example)).filter(([name]) => names.includes(name)));
}

/** Returns whether the fields that are required alone are refused: then an update needs one more. */
function refuses({ url, method }: RestRoute, input: z.ZodType, body: object): boolean {
  if (method !== "PUT" && method !== "PATCH") return false;
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return [1, "1"].some((value) => {
    const { error } = input.safeParse({ ...body, ...Object.fromEntries(inPath.map((name) => [name, value])) });
    return error?.issues.every(({ path: [name] }) => !inPath.includes(String(name))) ?? false;
  });
}
