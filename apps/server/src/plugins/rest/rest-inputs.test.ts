import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { procedures } from "../../calls/procedures.ts";
import { type CallerKind, getKind, getToken } from "../../testing/get-token.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";
import { restRoutes } from "./rest.ts";
import { spellField } from "./rest-input.ts";

type Route = ReturnType<typeof restRoutes>[number];

const NO_SUCH_ID = "2147483646";
const UNKNOWN = "boyle-bir-deger-yok";

const tokens: Partial<Record<CallerKind, string | undefined>> = {};
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});

const node = z.looseObject({
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  type: z.unknown().optional(),
});

/** A field of closed values, or a list of them. */
interface ClosedField {
  name: string;
  values: string[];
  isList: boolean;
}

/** Returns the closed values of a schema, also where it is nullable or a choice of constants. */
function toValues(schema: unknown): string[] {
  const { enum: values, const: constant, anyOf } = node.safeParse(schema).data ?? {};
  const own = values ?? (typeof constant === "string" ? [constant] : []);
  return [...own.map(String), ...(anyOf ?? []).flatMap(toValues)];
}

/** Returns a procedure's fields of closed values; free text beside them makes a field an open one. */
function closedFields({ procedure }: Route): ClosedField[] {
  const schema = procedures.find(({ path }) => path === procedure)?.inputs[0];
  if (!(schema instanceof z.ZodType)) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).flatMap(([name, given]) => {
    const values = toValues(given);
    const listed = toValues(node.safeParse(given).data?.items);
    return values.length + listed.length > 0 && !takesFreeText(given)
      ? [{ name, values: [...values, ...listed], isList: values.length === 0 }]
      : [];
  });
}

function takesFreeText(schema: unknown): boolean {
  const { type, anyOf, enum: values, const: constant } = node.safeParse(schema).data ?? {};
  return (type === "string" && !values && constant === undefined) || (anyOf ?? []).some(takesFreeText);
}

/** Documented addresses; their aliases are served by the same lines. */
const documented = restRoutes().filter((route, index, all) => all[index - 1]?.procedure !== route.procedure);

const getPath = ({ url }: Route) => url.replace(/:\w+/g, NO_SUCH_ID);
const isInPath = ({ url }: Route, name: string) => url.includes(`:${name}`);
const takesBody = ({ method }: Route) => method === "POST" || method === "PUT" || method === "PATCH";

/** Calls with a session that is still open, because some calls end theirs. */
async function call(route: Route, url: string, payload?: object) {
  const kind = route.procedure.startsWith("admin.") ? "admin" : getKind(route.url);
  tokens[kind] ??= await getToken(host.app, kind);
  const options: InjectOptions = { method: route.method, url, headers: { authorization: `Bearer ${tokens[kind]}` } };
  const answer = await host.server.inject({ ...options, ...(payload && { payload }) });
  if (route.type === "mutation" && kind !== "key" && answer.statusCode < 400) tokens[kind] = undefined;
  return answer;
}

describe("empty query parameters count as not given", () => {
  const routes = documented.filter((route) => Object.keys(route.shape).some((name) => !isInPath(route, name)));

  it.each(routes)("$method $url", async (route) => {
    const query = new URLSearchParams(
      Object.keys(route.shape)
        .filter((name) => !isInPath(route, name))
        .map((name) => [name, ""]),
    );
    const read = async (url: string) => {
      const answer = await call(route, url);
      // an answer that is no error may name a time or the call itself
      const isComparable = answer.statusCode >= 400 || route.type === "query";
      return { status: answer.statusCode, body: isComparable && answer.body.replace(/"requestId":"[^"]+"/, "") };
    };
    expect(await read(`${getPath(route)}?${query}`)).toEqual(await read(getPath(route)));
  });
});

describe("an unknown value of a closed list is refused with the allowed ones", () => {
  const cases = documented.flatMap((route) =>
    closedFields(route)
      .filter(({ name }) => !isInPath(route, name))
      .map((field) => ({ ...field, route, method: route.method, url: route.url })),
  );

  it.each(cases)("$method $url: $name", async ({ route, name, values, isList }) => {
    const path = getPath(route);
    const answer = await (takesBody(route)
      ? call(route, path, { [name]: isList ? [UNKNOWN] : UNKNOWN })
      : call(route, `${path}?${name}=${UNKNOWN}`));
    expect(answer.statusCode).toBe(400);
    const { details } = z
      .object({ details: z.object({ fields: z.record(z.string(), z.string()) }) })
      .parse(answer.json());
    const documentedName = spellField(route, name);
    const refusal = Object.entries(details.fields).find(
      ([field]) => field === documentedName || field.startsWith(`${documentedName}.`),
    );
    expect(refusal?.[1]).toContain("Şu değerlerden biri girilmelidir");
    for (const value of values) expect(refusal?.[1]).toContain(value);
  });

  it("walks closed fields of queries and of bodies", () => {
    expect(new Set(cases.map(({ route }) => takesBody(route)))).toEqual(new Set([true, false]));
    expect(new Set(cases.map(({ isList }) => isList))).toEqual(new Set([true, false]));
  });
});
