import { Validator } from "@seriousme/openapi-schema-validator";
import { tagTexts } from "@site/api";
import { beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../plugins/rest/rest.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { createSchemaCheck } from "../testing/schema-check.ts";
import { sharedDocument } from "../testing/shared-document.ts";
import { getCalls, getEvents } from "./document.ts";
import type { OpenApiDocument, Operation } from "./types.ts";

let host: TestHost;
let document: OpenApiDocument;
beforeAll(async () => {
  host = await createTestHost();
  document = JSON.parse(JSON.stringify(sharedDocument));
});

const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");
/** Leaves the names of parameters out, because Fastify lists those of all methods together. */
const nameless = (address: string) => address.replace(/:[\w:|]+/g, "{}");

it("is valid OpenAPI 3.1 for an independent validator", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

it("is what the server serves", async () => {
  const served: OpenApiDocument = JSON.parse((await host.server.inject("/api/openapi.json")).body);
  expect(Object.keys(served.paths ?? {})).toEqual(Object.keys(document.paths ?? {}));
});

describe("every operation", () => {
  it("has both summaries, a group, security, examples and error bodies in the document itself", () => {
    const schemes = Object.keys(document.components?.securitySchemes ?? {});
    const lacking = getCalls(document).flatMap(({ method, path, operation }) =>
      Object.entries(getParts(operation, schemes)).flatMap(([part, isThere]) =>
        isThere ? [] : [`${method} ${path}: ${part}`],
      ),
    );
    expect(lacking).toEqual([]);
    const components = Object.entries(document.components?.responses ?? {}).filter(([name]) =>
      name.startsWith("Error"),
    );
    expect(components.length).toBeGreaterThan(5);
    for (const [name, response] of components)
      expect(response, name).toMatchObject({
        description: expect.stringMatching(/ · /),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            example: { message: expect.stringMatching(/./), code: expect.stringMatching(/^[A-Z_]+$/) },
          },
        },
      });
  });

  it("belongs to a group with texts (packages/api/src/core/procedures/rest-tags.ts)", () => {
    const used = getCalls(document).flatMap(({ operation }) => operation.tags ?? []);
    expect([...new Set(used)].filter((name) => !(name in tagTexts))).toEqual([]);
    expect(Object.keys(tagTexts).filter((name) => !used.includes(name))).toEqual([]);
  });

  it("has an id of its own, security, and answers for success and for errors", () => {
    const calls = getCalls(document);
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    for (const { path, operation } of calls) {
      expect(operation.security, path).toBeDefined();
      expect(Object.keys(operation.responses ?? {}), path).toEqual(
        expect.arrayContaining([path.includes("/auth/google") ? "302" : "200", "400", "429", "500"]),
      );
    }
  });

  it("says what each property and parameter means, in both languages", () => {
    expect(getUndescribed(document)).toEqual([]);
  });

  it("has a body that may have further fields, unless it is a map of settings", () => {
    const bodies = getCalls(document).flatMap(({ path, operation: { requestBody } }) => {
      const media = requestBody && "content" in requestBody ? requestBody.content["application/json"] : undefined;
      return media?.schema ? [{ path, schema: media.schema }] : [];
    });
    expect(bodies.length).toBeGreaterThan(100);
    const closed = bodies.filter(({ schema }) => "additionalProperties" in schema && !schema.additionalProperties);
    expect(closed.map(({ path }) => path)).toEqual([
      "/api/admin/site-settings/bulk",
      "/api/admin/slider-settings/bulk",
    ]);
  });

  it("has examples that fit its schemas", () => {
    const check = createSchemaCheck(document);
    const calls = [...getCalls(document), ...getEvents(document)];
    const foundErrors = calls.flatMap(({ path, method, operation }) => {
      const parts: { place: string; schema: object; example: unknown }[] = [];
      for (const parameter of operation.parameters ?? [])
        if ("schema" in parameter && parameter.schema)
          parts.push({ place: parameter.name, schema: parameter.schema, example: parameter.example });
      const body = operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : {};
      const success: unknown = operation.responses?.["200"];
      const answer = success && typeof success === "object" && "content" in success ? success.content : {};
      for (const [place, content] of Object.entries({ body, answer }))
        for (const media of Object.values(Object(content))) if (isExample(media)) parts.push({ place, ...media });
      return parts.flatMap(({ place, schema, example }) => {
        const error = check(schema, example);
        return error ? [`${method} ${path} ${place}: ${error}`] : [];
      });
    });
    expect(foundErrors).toEqual([]);
    for (const [name, response] of Object.entries(document.components.responses))
      for (const media of Object.values(Object(Object(response).content)))
        expect(isExample(media) && check(media.schema, media.example), name).toBeUndefined();
  }, 120_000);
});

/** Says which parts of a complete operation are there. */
function getParts(operation: Operation, schemes: string[]): Record<string, boolean> {
  const body = operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : {};
  const success: unknown = operation.responses?.["200"];
  const answer = success && typeof success === "object" && "content" in success ? Object(success.content) : {};
  const isJson = ([type]: [string, unknown]) => type === "application/json";
  const jsons = [body, answer].flatMap((content) => Object.entries<unknown>(content).filter(isJson));
  const errors = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) >= 400);
  return {
    "Turkish summary": Boolean(operation.summary),
    "English summary": typeof operation["x-summary-en"] === "string" && operation["x-summary-en"] !== operation.summary,
    "one group": operation.tags?.length === 1,
    "known security": (operation.security ?? [{ missing: [] }]).every((each) =>
      Object.keys(each).every((name) => schemes.includes(name)),
    ),
    "examples of parameters": (operation.parameters ?? []).every(
      (each) => "$ref" in each || each.example !== undefined,
    ),
    "examples of bodies": jsons.every(([, media]) => isOpenAnswer(media) || isExample(media)),
    "error bodies": errors.length >= 6 && errors.every(([status, each]) => isErrorBody(status, each)),
  };
}

/** The document itself is the one answer without a schema. */
function isOpenAnswer(media: unknown): boolean {
  return typeof media === "object" && media !== null && Object.keys(media).length === 0;
}

function isErrorBody(status: string, response: unknown): boolean {
  const name = `Error${status}`;
  return (
    JSON.stringify(response) === JSON.stringify({ $ref: `#/components/responses/${name}` }) &&
    document.components?.responses?.[name] !== undefined
  );
}

function isExample(media: unknown): media is { schema: object; example: unknown } {
  return typeof media === "object" && media !== null && "schema" in media && "example" in media;
}

describe("the addresses", () => {
  it("in the document are served", () => {
    const missing = getCalls(document).filter(
      ({ method, path }) => !host.server.hasRoute({ method: method.toUpperCase(), url: toRoute(path) }),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it("under /api are documented, or named as another address of the same call", () => {
    const known = getCalls(document).flatMap(({ method, path, operation }) => {
      const aliases: unknown = operation["x-aliases"];
      return [path, ...(Array.isArray(aliases) ? aliases : [])].map((address) =>
        nameless(`${method.toUpperCase()} ${toRoute(String(address))}`),
      );
    });
    expect(restRoutes().filter(({ method, url }) => !known.includes(nameless(`${method} ${url}`)))).toEqual([]);
    expect(served().filter((address) => !known.includes(nameless(address)))).toEqual([]);
  });
});

/** Returns the routes that Fastify lists under /api, without HEAD and the fallback. */
function served(): string[] {
  const tree = host.server.printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const found = /^([\s│]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = "", part = "", methods = ""] = found;
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = part;
    const url = parents.join("");
    if (!url.startsWith("/api/") || url.includes("*")) return [];
    return methods
      .split(", ")
      .filter((method) => method !== "" && method !== "HEAD")
      .map((method) => `${method} ${url}`);
  });
}

/** Returns the properties and parameters without a text in Turkish and in English. */
function getUndescribed(node: unknown, place = "#"): string[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => getUndescribed(each, `${place}/${index}`));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === "example" || (name === "properties" && place.endsWith("/anyOf"))) return [];
    const inside = getUndescribed(value, `${place}/${name}`);
    const isProperties = name === "properties" && "type" in node && typeof value === "object" && value !== null;
    if (!isProperties) return inside;
    const lacking = Object.entries(value).filter(([, field]) => !/ · /.test(String(Object(field).description)));
    return [...lacking.map(([property]) => `${place}/${property}`), ...inside];
  });
}
