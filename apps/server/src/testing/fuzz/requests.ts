import { z } from "zod";
import { procedures } from "../../calls/procedures.ts";
import type { Random } from "./random.ts";
import { hostileValue, valueFor } from "./values.ts";

/** A generated request, sent by an HTTP client or as raw bytes. */
export type FuzzRequest =
  | { kind: "http"; method: string; path: string; headers: Record<string, string>; body: string | undefined }
  | { kind: "raw"; bytes: string };

/** Operations that would end the drill's own session or contact other machines, and the stream that does not end. */
const SKIPPED_OPERATIONS = new RegExp(
  [
    "logout|session|password|login|totp|passkey|delete-account|erasure|smtp|telegram|webhook",
    "ai-models|ai-test|models$|testConnection|unsplash|searchImages|/events$",
  ].join("|"),
  "i",
);

const operation = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) }).optional(),
  parameters: z.array(z.unknown()).optional(),
});
/** A parameter of the operation itself; those of the components are headers. */
const namedParameter = z.object({ name: z.string(), in: z.string(), schema: z.unknown() });
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/**
 * Creates a generator of requests to all documented operations.
 * @param document the OpenAPI document
 * @param isSignedIn skips operations that would end the session
 */
export function restRequests(document: unknown, isSignedIn: boolean) {
  const operations = Object.entries(openApi.parse(document).paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, given]) => ({ path, method: method.toUpperCase(), ...given })),
    )
    .filter(({ path }) => !isSignedIn || !SKIPPED_OPERATIONS.test(path));
  return (random: Random): FuzzRequest => {
    const {
      path,
      method,
      requestBody,
      parameters: documented = [],
    } = operations[random.below(operations.length)] ?? { path: "/api", method: "GET" };
    const parameters = documented.flatMap((each) => namedParameter.safeParse(each).data ?? []);
    const made = parameters.map(({ name, in: place, schema }) => ({
      name,
      place,
      text: String(valueFor(random, schema, 15)),
    }));
    const filled = made.reduce(
      (text, { name, text: value }) =>
        text.replace(`{${name}}`, encodeURIComponent(Buffer.from(value.slice(0, 500)).toString())),
      path,
    );
    const query = new URLSearchParams(
      made
        .filter(({ place }) => place === "query" && random.percent(60))
        .map(({ name, text }) => [name, text.slice(0, 1_000)]),
    );
    const schema = requestBody?.content["application/json"]?.schema;
    const body =
      schema === undefined
        ? undefined
        : random.percent(5)
          ? random.pick(["", "{", "null", "[]", '{"a":1}x', "[".repeat(50_000)])
          : JSON.stringify(valueFor(random, schema, 15));
    return {
      kind: "http",
      method,
      path: `${filled}?${query}`,
      headers: body === undefined ? {} : { "content-type": random.percent(95) ? "application/json" : "text/plain" },
      body,
    };
  };
}

const inputs = procedures.map(({ path, type, inputs: [schema] }) => ({
  path,
  type,
  schema:
    schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) : { type: "null" },
}));

const ANNOTATIONS: readonly [unknown, ...unknown[]] = [
  ["undefined"],
  ["Date"],
  ["set"],
  ["map"],
  ["bigint"],
  ["regexp"],
  ["number"],
  ["URL"],
  ["Error"],
  [["typed-array", "Uint8Array"]],
  [["typed-array", "Float64Array"]],
  [["class", "x"]],
  [["custom", "x"]],
  [["symbol", "x"]],
  ["Date", { a: ["Date"] }],
  "Date",
  null,
  7,
];
const PLACES: readonly [string, ...string[]] = [
  "slug",
  "id",
  "a",
  "a.b",
  "q",
  "0",
  "list.4294967290",
  "__proto__",
  "__proto__.a",
  "constructor.prototype",
  "a.length",
  "a\\.b",
  ".",
  "",
];

/** Builds a superjson envelope with wrong annotations. */
function toEnvelope(random: Random, json: unknown): unknown {
  if (random.percent(60)) return { json };
  const values = random.percent(20)
    ? random.pick(ANNOTATIONS)
    : Object.fromEntries(
        Array.from({ length: 1 + random.below(3) }, () => [random.pick(PLACES), random.pick(ANNOTATIONS)]),
      );
  return {
    json,
    meta: {
      values,
      v: random.below(2),
      ...(random.percent(20) && { referentialEqualities: { [random.pick(PLACES)]: [random.pick(PLACES)] } }),
    },
  };
}

/**
 * Creates a generator of tRPC calls, single and batched.
 * @param isSignedIn skips procedures that would end the session
 */
export function trpcRequests(isSignedIn: boolean) {
  const callable = inputs.filter(({ path }) => !isSignedIn || !SKIPPED_OPERATIONS.test(path));
  return (random: Random): FuzzRequest => {
    const type = random.pick(["query", "mutation"]);
    const candidates = callable.filter((each) => each.type === type);
    const calls = Array.from(
      { length: random.percent(70) ? 1 : 1 + random.below(24) },
      () => candidates[random.below(candidates.length)],
    ).filter((call) => call !== undefined);
    const isBatch = calls.length > 1 || random.percent(20);
    const made = calls.map(({ schema }) => toEnvelope(random, valueFor(random, schema, 10)));
    const input = JSON.stringify(
      isBatch
        ? Object.fromEntries(made.map((each, index) => [index, each]))
        : random.percent(3)
          ? hostileValue(random)
          : made[0],
    );
    const names = calls.map((call) => call.path).join(random.percent(95) ? "," : "%252C");
    const path = `/trpc/${names}?${isBatch ? "batch=1&" : ""}`;
    const isGet = type === "query" && input.length < 6_000;
    const headers = {
      "content-type": "application/json",
      ...(random.percent(5) && { "trpc-accept": "application/jsonl" }),
    };
    return isGet
      ? { kind: "http", method: "GET", path: `${path}input=${encodeURIComponent(input)}`, headers, body: undefined }
      : { kind: "http", method: "POST", path, headers, body: input };
  };
}

/** Returns envelopes designed to use much CPU, as anonymous clients could send them. */
export function envelopeRequests(random: Random): FuzzRequest {
  const size = random.pick([1_000, 100_000, 500_000]);
  const lengthy = {
    json: { slug: { length: 140_000_000 } },
    meta: { values: { slug: [["typed-array", random.pick(["Uint8Array", "Float64Array"])]] }, v: 1 },
  };
  const annotated = { json: { slug: "x".repeat(size) }, meta: { values: { slug: random.pick(ANNOTATIONS) }, v: 1 } };
  const many = {
    json: {},
    meta: {
      values: Object.fromEntries(Array.from({ length: size / 500 }, (_, index) => [`a${index}`, ["undefined"]])),
      v: 1,
    },
  };
  const text = random.pick([
    JSON.stringify(lengthy),
    JSON.stringify(annotated),
    JSON.stringify(many),
    JSON.stringify(toEnvelope(random, hostileValue(random))),
    `{"json":${"[".repeat(size)}${"]".repeat(size)}}`,
    `{"json":[${"{},".repeat(size / 4)}0]}`,
    `{"json":{${Array.from({ length: size / 20 }, (_, index) => `"k${index}":0`).join()}}}`,
    `{"json":"${'\\"'.repeat(size)}"}`,
    " ".repeat(size),
  ]);
  const procedure = random.pick([
    "blog.posts.get",
    "auth.login",
    "contact.send",
    "becayis.listings",
    "admin.session.login",
  ]);
  const path = random.pick([
    `/trpc/${procedure}`,
    `/trpc/${procedure},${procedure}?batch=1`,
    "/api/contact",
    "/trpc/user.avatar.set",
    "/api/admin/login",
  ]);
  return {
    kind: "http",
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: text,
  };
}
