import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { seed } from "../../../../prisma/seed/index.ts";
import { restRoutes } from "../plugins/rest/rest.ts";
import { createRandom } from "../testing/fuzz/random.ts";
import { valueFor } from "../testing/fuzz/values.ts";
import { type CallerKind, getToken } from "../testing/get-token.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { type Call, getCalls } from "../testing/operations.ts";
import { createSchemaCheck, type SchemaCheck } from "../testing/schema-check.ts";
import type { OpenApiDocument } from "./document.ts";

const SEED = Number(process.env.SEED ?? 20_261_123);
const ENDURANCE = process.env.ENDURANCE === "true";
/** Generated inputs for each operation: most fit its schema, some do not. */
const VALID = ENDURANCE ? 20 : 1;
const INVALID = ENDURANCE ? 20 : 1;
const TIMEOUT_MS = ENDURANCE ? 3_600_000 : 300_000;
/** Calls that would contact other machines, and the stream that does not end. */
const LEFT_OUT = new RegExp(
  [
    "smtp-test|telegram-test|/ai-(?:models|test|fix|generate|select)|generate-image|originality",
    "unsplash-|auth/google|/events$",
  ].join("|"),
);

/** Reads that a new member has no record for. */
const REFUSED = ["GET /api/becayis/profile"];

let host: TestHost;
let check: SchemaCheck;
let calls: Call[] = [];
const sessions: Partial<Record<CallerKind, string | undefined>> = {};
const statuses = new Map<string, Set<number>>();

beforeAll(async () => {
  host = await createTestHost({ limitsFactor: 1_000 });
  await seed(host.app, { demo: true });
  const document: OpenApiDocument = JSON.parse((await host.server.inject("/api/openapi.json")).body);
  check = createSchemaCheck(document);
  calls = getCalls(document).filter(({ path }) => !LEFT_OUT.test(path));
});

const part = z.looseObject({ schema: z.record(z.string(), z.unknown()) });
const response = z.looseObject({ $ref: z.string().optional(), content: z.record(z.string(), z.unknown()).optional() });
const parameter = part.extend({ name: z.string(), in: z.string() });

/** Sends a call with a session that is still open, because some calls end theirs. */
async function send({ method, path, operation }: Call, input: { hostility: number }, random: Random) {
  const { hostility } = input;
  const filled = z
    .array(z.unknown())
    .parse(operation.parameters ?? [])
    .flatMap((each) => parameter.safeParse(each).data ?? []);
  const textFor = (schema: unknown) => String(valueFor(random, schema, hostility)).slice(0, 500);
  const url = filled
    .filter((each) => each.in === "path")
    .reduce(
      (text, { name, schema }) => text.replace(`{${name}}`, encodeURIComponent(wellFormed(textFor(schema)))),
      path,
    );
  const query = new URLSearchParams(
    filled
      .filter((each) => each.in === "query" && random.percent(60))
      .map(({ name, schema }) => [name, textFor(schema)]),
  );
  const body = partIn(operation.requestBody, "application/json");
  const kind = getKind(operation);
  sessions[kind] ??= await getToken(host.app, kind);
  const options: InjectOptions = {
    method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).parse(method.toUpperCase()),
    url: `${url}?${query}`,
    headers: { authorization: `Bearer ${sessions[kind]}` },
  };
  const payload = body && { payload: getPayload(valueFor(random, body.schema, hostility)) };
  const answer = await host.server.inject({ ...options, ...payload });
  if (answer.statusCode === 401 || /session|logout|password/.test(path)) sessions[kind] = undefined;
  return answer;
}

/** Returns the kind of caller whose token an operation accepts. */
function getKind({ security = [] }: Call["operation"]): CallerKind {
  const schemes = security.flatMap(Object.keys);
  if (schemes.includes("adminToken")) return "admin";
  return schemes.length > 0 && schemes.every((name) => name === "apiKey") ? "key" : "member";
}

type Random = ReturnType<typeof createRandom>;

const wellFormed = (text: string) => Buffer.from(text).toString();
const getPayload = (value: unknown): object => (typeof value === "object" && value !== null ? value : [value]);

function partIn(holder: unknown, type: string): z.output<typeof part> | undefined {
  const content = z.looseObject({ content: z.record(z.string(), z.unknown()) }).safeParse(holder).data?.content;
  return part.safeParse(content?.[type]).data;
}

/** Returns what is wrong with an answer: an undocumented status, or a body that does not fit its schema. */
function getError({ operation }: Call, { statusCode, body, headers }: Answer): string | undefined {
  if (statusCode === 308) return undefined; // an empty parameter at the end of an address
  const { [String(statusCode)]: described, default: other } = operation.responses ?? {};
  const found = response.safeParse(described ?? (statusCode >= 400 ? other : undefined)).data;
  if (!found) return `status ${statusCode} is not documented: ${body.slice(0, 200)}`;
  if (statusCode >= 500) return `status ${statusCode}: ${body.slice(0, 200)}`;
  if (found.$ref) return check({ $ref: "#/components/schemas/Error" }, JSON.parse(body));
  const type = String(headers["content-type"]).split(";")[0] ?? "";
  if (!found.content?.[type]) return `content type ${type} is not documented`;
  const part = partIn(found, type);
  return part && check(part.schema, JSON.parse(body));
}

type Answer = Awaited<ReturnType<typeof send>>;

describe(`the server (seed ${SEED})`, () => {
  it(
    "answers every operation as documented, whether the input is valid or not",
    async () => {
      const random = createRandom(SEED);
      const errors: string[] = [];
      for (let round = 0; round < VALID + INVALID; round++)
        for (const call of calls) {
          const answer = await send(call, { hostility: round < VALID ? 0 : 30 }, random);
          const name = `${call.method.toUpperCase()} ${call.path}`;
          statuses.set(name, (statuses.get(name) ?? new Set()).add(answer.statusCode));
          const error = getError(call, answer);
          if (error) errors.push(`${name}: ${error}`);
        }
      expect([...new Set(errors)]).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it("was answered with success by many operations, and by all reads without an id", async () => {
    const succeeded = [...statuses].filter(([, seen]) => seen.has(200)).map(([name]) => name);
    expect(succeeded.length).toBeGreaterThan(statuses.size / 3);
    const reads = calls.filter(({ method, path }) => method === "get" && !path.includes("{"));
    for (const call of reads) {
      const { path: url, operation } = call;
      if (succeeded.includes(`GET ${url}`) || needsInput(call) || REFUSED.includes(`GET ${url}`)) continue;
      const authorization = `Bearer ${await getToken(host.app, getKind(operation))}`;
      // no valid parameters were generated, so it is called without any
      expect([url, (await host.server.inject({ url, headers: { authorization } })).statusCode]).toEqual([url, 200]);
    }
  });

  it(
    "refuses a body without its required fields",
    async () => {
      const random = createRandom(SEED + 1);
      delete sessions.key; // because an earlier call may have revoked it
      const routes = restRoutes();
      for (const call of calls) {
        const required: unknown = partIn(call.operation.requestBody, "application/json")?.schema.required;
        const route = routes.find(
          ({ method, url }) => method === call.method.toUpperCase() && url === call.path.replace(/\{(\w+)\}/g, ":$1"),
        );
        if (!route || !Array.isArray(required) || required.length === 0) continue;
        const empty = { ...call, operation: { ...call.operation, requestBody: { required: false, content: {} } } };
        const { statusCode } = await send(empty, { hostility: 0 }, random);
        expect(statusCode, `${call.method} ${call.path}`).toBe(400);
      }
    },
    TIMEOUT_MS,
  );
});

/** Returns whether a read has required parameters that generated values seldom fit. */
function needsInput({ operation }: Call): boolean {
  return z
    .array(z.looseObject({ required: z.boolean().optional() }))
    .parse(operation.parameters ?? [])
    .some(({ required }) => required);
}
