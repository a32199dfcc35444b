import { expect, it } from "vitest";
import { z } from "zod";
import { procedures } from "../calls/procedures.ts";
import { restRoutes } from "../plugins/rest/rest.ts";
import { toInput } from "../plugins/rest/rest-input.ts";
import { makeInvalid, makeValid } from "../testing/document-inputs.ts";
import { createRandom } from "../testing/fuzz/random.ts";
import { createSchemaCheck } from "../testing/schema-check.ts";
import { sharedDocument } from "../testing/shared-document.ts";
import { getCalls } from "./document.ts";
import type { Call, JsonSchema, Operation, Parameter } from "./types.ts";

const SEED = Number(process.env.SEED ?? 20_261_126);
const ROUNDS = process.env.ENDURANCE === "true" ? 500 : 25;

const check = createSchemaCheck(sharedDocument);

/** An operation with the schema by which the server judges its input. */
interface Judged extends Call {
  parameters: Parameter[];
  body: { schema: JsonSchema; example: unknown } | undefined;
  accepts(input: { path: object; query: object; body: unknown }): string | undefined;
}

const judged = getCalls(sharedDocument).flatMap((call): Judged[] => {
  const route = restRoutes().find(
    ({ method, url }) => method === call.method.toUpperCase() && url === call.path.replace(/\{(\w+)\}/g, ":$1"),
  );
  const schema = procedures.find(({ path }) => path === route?.procedure)?.inputs[0];
  if (!route || !(schema instanceof z.ZodType)) return [];
  const accepts: Judged["accepts"] = ({ path, query, body }) =>
    schema.safeParse(toInput(route, { params: path, query, body })).error?.message;
  return [{ ...call, parameters: getParameters(call.operation), body: getBody(call.operation), accepts }];
});

function getParameters({ parameters = [] }: Operation): Parameter[] {
  return parameters.flatMap((each) => ("$ref" in each || each.in === "header" ? [] : [each]));
}

function getBody({ requestBody }: Operation): Judged["body"] {
  const { schema, example } = requestBody?.content["application/json"] ?? {};
  return schema && { schema, example };
}

/** Rules that compare two fields or follow another operation; the descriptions state them. */
const LEFT_OUT = ["PUT /api/admin/site-settings", "PUT /api/admin/slider-settings", "POST /api/admin/redirects"];

const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;
const cases = judged.map((each) => [nameOf(each), each] as const);

it("walks every operation with an input", () => {
  expect(judged.length).toBeGreaterThan(200);
});

it.each(cases.filter(([name]) => !LEFT_OUT.includes(name)))(
  "%s accepts what the document calls valid",
  (name, { parameters, body, accepts }) => {
    const random = createRandom(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const path = makeParameters(random, parameters, "path");
      const query = makeParameters(random, parameters, "query");
      const payload = body && makeValid(random, body.schema);
      expect(body && check(body.schema, payload), `${name} ${JSON.stringify(payload)}`).toBeUndefined();
      const refusal = accepts({ path, query, body: payload });
      expect(refusal, `${name} ${JSON.stringify({ path, query, payload })}`).toBeUndefined();
    }
  },
);

it.each(cases)("%s accepts the examples of the document", (_, { parameters, body, accepts }) => {
  const examples = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name, example }) => [name, String(example)]),
    );
  expect(accepts({ path: examples("path"), query: examples("query"), body: body?.example })).toBeUndefined();
});

it.each(cases.filter(([, { body }]) => body))(
  "%s refuses what the document calls invalid",
  (name, { parameters, body, accepts }) => {
    const random = createRandom(SEED);
    const path = makeParameters(random, parameters, "path");
    for (const { error, body: payload } of makeInvalid(random, body?.schema ?? {})) {
      if (check(body?.schema ?? {}, payload) === undefined) continue;
      expect(accepts({ path, query: {}, body: payload }), `${name}: ${error}`).toBeDefined();
    }
  },
);

function makeParameters(random: ReturnType<typeof createRandom>, parameters: Parameter[], place: string) {
  return Object.fromEntries(
    parameters
      .filter((each) => each.in === place && (each.required || random.percent(50)))
      .map(({ name, schema }) => {
        const value = makeValid(random, schema);
        return [name, Array.isArray(value) ? value.map(String) : String(value)];
      }),
  );
}
