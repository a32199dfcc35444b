import { readFileSync } from "node:fs";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { z } from "zod";

/** An entry of rest-contract.json, whose own comments describe the fields. */
const entry = z.object({
  id: z.string(),
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  path: z.string(),
  auth: z.enum(["none", "member", "admin"]),
  aliases: z.array(z.string()),
  query: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.string()),
  response: z.array(z.string()),
  errors: z.array(z.string()),
  sample: z.record(z.string(), z.string()).optional(),
  status: z.number().optional(),
  exact: z.boolean().optional(),
  adminResponse: z.array(z.string()).optional(),
});
export type ContractEntry = z.output<typeof entry>;

export const contract = z
  .object({ entries: z.array(entry) })
  .parse(JSON.parse(readFileSync(`${import.meta.dirname}/rest-contract.json`, "utf8"))).entries;

const TURKISH = /[çğıöşüÇĞİÖŞÜ]|gerekli|girin|zorunlu|eksik|hata|alan|bilgi|istek/i;
const ENGLISH = /\b(required|invalid|expected|received|must)\b/i;
const errorBody = z.object({ message: z.string().min(1), error: z.string(), code: z.string() });

/** Checks operations of a server against the contract. */
export interface ContractCheck {
  /** Returns true if the operation's first address exists. */
  isImplemented(entry: ContractEntry): Promise<boolean>;
  /** Returns the violations of an operation, one line each. */
  getErrors(entry: ContractEntry): Promise<string[]>;
}

/** Creates the check. @param adminToken token of a signed-in administrator */
export function checkContract(server: FastifyInstance, adminToken: string): ContractCheck {
  const call = (
    method: ContractEntry["method"],
    url: string,
    { token, payload }: { token?: string; payload?: object | undefined } = {},
  ) => {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    };
    return server.inject(options);
  };

  /** Calls an address with ids that do not exist and, where it takes one, an empty body. */
  const emptyCall = (entry: ContractEntry, path: string, token?: string) =>
    call(entry.method, fill(path), {
      token,
      payload: entry.method !== "GET" && Object.keys(entry.body).length > 0 ? {} : undefined,
    });

  async function read(
    entry: ContractEntry,
    path: string,
    { token, fields = entry.response }: { token?: string; fields?: string[] } = {},
  ): Promise<string[]> {
    const response = await call("GET", entry.sample ? `${path}?${new URLSearchParams(entry.sample)}` : path, { token });
    const errors = commonErrors(response);
    const mayRefuse =
      entry.auth === "member" && entry.errors.some((text) => text.startsWith(`${response.statusCode} `));
    if (mayRefuse) return errors;
    if (response.statusCode !== (entry.status ?? 200)) return [...errors, `gives ${response.statusCode}`];
    if (response.statusCode !== 200) return errors;
    const body: unknown = response.json();
    const missing = fields.filter(
      (field) => !field.endsWith("?") && !holds(body, field.replaceAll("[]", ".[]").split(".").filter(Boolean)),
    );
    const surplus =
      entry.exact && !token
        ? [body].flat().flatMap((item) => Object.keys(item ?? {}).filter((key) => !fields.includes(`[].${key}`)))
        : [];
    return [
      ...errors,
      ...missing.map((field) => `lacks ${field}`),
      ...surplus.map((field) => `shows a visitor ${field}`),
    ];
  }

  async function openErrors(entry: ContractEntry, path: string): Promise<string[]> {
    if (isPlainRead(entry)) return read(entry, path);
    const response = await emptyCall(entry, path);
    return [...commonErrors(response), ...(requiredRules(entry).length > 0 ? refusalErrors(entry, response) : [])];
  }

  async function guardedErrors(entry: ContractEntry, path: string): Promise<string[]> {
    const tokens = entry.auth === "admin" ? [undefined, "0".repeat(64), `a_${"x".repeat(43)}`] : [undefined];
    const errors: string[] = [];
    for (const token of tokens) {
      const response = await emptyCall(entry, path, token);
      errors.push(
        ...commonErrors(response),
        ...(response.statusCode === 401 ? [] : [`gives ${response.statusCode} without a session`]),
      );
    }
    return entry.auth === "admin" && isPlainRead(entry)
      ? [...errors, ...(await read(entry, path, { token: adminToken }))]
      : errors;
  }

  return {
    async isImplemented(entry) {
      return !isMissing(await emptyCall(entry, entry.path));
    },
    async getErrors(entry) {
      const errors: string[] = [];
      for (const path of getPaths(entry)) {
        const found = isMissing(await emptyCall(entry, path))
          ? ["is missing"]
          : await (entry.auth === "none" ? openErrors : guardedErrors)(entry, path);
        errors.push(...found.map((error) => `${entry.method} ${path} ${error}`));
      }
      if (entry.adminResponse)
        errors.push(...(await read(entry, entry.path, { token: adminToken, fields: entry.adminResponse })));
      if (entry.auth === "admin" && requiredRules(entry).length > 0)
        errors.push(
          ...refusalErrors(entry, await call(entry.method, fill(entry.path), { token: adminToken, payload: {} })),
        );
      return errors;
    },
  };
}

/** Returns the errors that no answer may have, whatever the request. */
function commonErrors(response: LightMyRequestResponse): string[] {
  const errors: string[] = [];
  if (response.statusCode >= 500) errors.push(`gives ${response.statusCode}`);
  if (/ {4}at |node_modules/.test(response.body)) errors.push("shows a stack trace");
  if (response.statusCode >= 400) {
    const { data } = errorBody.safeParse(parse(response.body));
    if (!data || data.error !== data.message) errors.push("has another form than an error has");
  } else if (response.statusCode < 300 && response.body !== "" && parse(response.body) === undefined)
    errors.push("is not JSON");
  return errors;
}

function refusalErrors(entry: ContractEntry, response: LightMyRequestResponse): string[] {
  if (response.statusCode !== 400) return [`gives ${response.statusCode} for an empty object`];
  const { message } = errorBody.parse(response.json());
  const errors = TURKISH.test(message) && !ENGLISH.test(message) ? [] : [`answers an empty object with: ${message}`];
  const texts = requiredRules(entry).map((rule) => rule.match(/'([^']+)'/)?.[1]);
  const reportsOne = texts.some((text) => text !== undefined && response.body.includes(text));
  return texts.every(Boolean) && !reportsOne ? [...errors, `has none of the documented texts but: ${message}`] : errors;
}

/** Returns true if every item along the path has the field; a null parent has no fields. */
function holds(value: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true;
  if (step === "[]") return Array.isArray(value) && value.every((item) => holds(item, rest));
  if (typeof value !== "object" || value === null || !(step in value)) return false;
  const inner: unknown = Object.entries(value).find(([key]) => key === step)?.[1];
  return inner === null ? rest[0] !== "[]" : holds(inner, rest);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMissing(response: LightMyRequestResponse): boolean {
  return response.statusCode === 405 || response.body.includes('"code":"ROUTE_NOT_FOUND"');
}

function getPaths({ path, aliases }: ContractEntry): string[] {
  return [path, ...aliases];
}

function isPlainRead({ method, path }: ContractEntry): boolean {
  return method === "GET" && !path.includes("{");
}

function requiredRules({ body }: ContractEntry): string[] {
  return Object.values(body).filter((rule) => rule.startsWith("required"));
}

function fill(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    ["slug", "token", "pageKey"].includes(name) ? "boyle-bir-kayit-yok" : "2147483646",
  );
}
