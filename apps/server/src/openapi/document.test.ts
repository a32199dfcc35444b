import { Validator } from "@seriousme/openapi-schema-validator";
import { restTags } from "@site/api";
import { beforeAll, describe, expect, it } from "vitest";
import { procedures } from "../calls/procedures.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { getCalls } from "../testing/operations.ts";
import { contract } from "../testing/rest-contract.ts";
import type { OpenApiDocument } from "./document.ts";

let host: TestHost;
let document: OpenApiDocument;
beforeAll(async () => {
  host = await createTestHost();
  document = (await host.server.inject("/api/openapi.json")).json();
});

/** Replaces the names of parameters, because Fastify lists those of all methods together. */
const nameless = (address: string) => address.replace(/\{\w+\}|:[\w:|]+/g, "{}");
const described = () => getCalls(document).map(({ method, path }) => nameless(`${method.toUpperCase()} ${path}`));

it("is valid OpenAPI 3.1 for an independent validator", async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

it("has every address that a procedure states, and every documented one", () => {
  const stated = procedures.flatMap(({ meta }) =>
    meta?.openapi ? [meta.openapi.path, ...(meta.aliases ?? [])].map((path) => `${meta.openapi?.method} ${path}`) : [],
  );
  const documented = contract.flatMap(({ method, path, aliases }) =>
    [path, ...aliases].map((each) => `${method} ${each}`),
  );
  expect(documented.length).toBeGreaterThan(180);
  const below = [...stated, ...documented].filter((address) => address.includes(" /api/"));
  expect(below.map(nameless).filter((address) => !described().includes(address))).toEqual([]);
});

describe("every operation", () => {
  it("has a summary, a group, an id of its own, known security, and answers for success and for errors", () => {
    const calls = getCalls(document);
    const schemes = Object.keys(document.components?.securitySchemes ?? {});
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    for (const { path, operation } of calls) {
      expect(operation.summary, path).toBeTruthy();
      expect(operation.tags, path).toHaveLength(1);
      expect(Object.keys(Object.assign({}, ...(operation.security ?? [{ missing: [] }]))), path).toEqual(
        expect.toSatisfy((names: string[]) => names.every((name) => schemes.includes(name))),
      );
      expect(Object.keys(operation.responses ?? {}), path).toEqual([expect.stringMatching(/^200|302$/), "default"]);
    }
  });

  it("belongs to a group of packages/api/src/core/procedures/rest-tags.ts", () => {
    const used = getCalls(document).flatMap(({ operation }) => operation.tags ?? []);
    expect([...new Set(used)].sort()).toEqual([...restTags].sort());
  });
});

describe("the addresses", () => {
  it("in the document are served", () => {
    const missing = getCalls(document).filter(
      ({ method, path }) =>
        !host.server.hasRoute({ method: method.toUpperCase(), url: path.replace(/\{(\w+)\}/g, ":$1") }),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it("under /api are in the document, but for the pages of the reference itself", () => {
    const known = described();
    expect(served().filter((address) => !known.includes(nameless(address)))).toEqual([
      "GET /api/docs",
      "GET /api/docs/",
      "GET /api/docs/js/scalar.js",
    ]);
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
