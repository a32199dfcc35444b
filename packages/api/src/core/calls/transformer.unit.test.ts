import { describe, expect, it } from "vitest";
import { JSON_BOUNDS } from "./json-bounds.ts";
import { readInput, transformer } from "./transformer.ts";

const refused = (given: unknown) =>
  expect(() => readInput(given)).toThrow(expect.objectContaining({ code: "MALFORMED_REQUEST" }));
const annotated = (json: unknown, values: unknown) => ({ json, meta: { values, v: 1 } });
const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

describe("the input of a call", () => {
  it("is read in our clients' format", () => {
    const input = {
      slug: "a",
      page: undefined,
      since: new Date("2026-01-02T03:04:05.000Z"),
      list: [1, { x: null, y: undefined }],
    };
    expect(readInput(JSON.parse(JSON.stringify(transformer.input.serialize(input))))).toEqual(input);
    for (const value of [undefined, null, 7, "a", true, [], {}])
      expect(readInput(JSON.parse(JSON.stringify(transformer.input.serialize(value))))).toEqual(value);
  });

  it("is rejected if an annotation names another type", () => {
    const names: unknown[] = [
      ["typed-array", "Uint8Array"],
      ["class", "App"],
      ["custom", "x"],
      ["symbol", "x"],
      "set",
      "map",
      "regexp",
      "bigint",
      "number",
      "URL",
      "Error",
      "toString",
      "__proto__",
      1,
      null,
    ];
    for (const name of names) refused(annotated({ slug: { length: 140_000_000 } }, { slug: [name] }));
    for (const values of [
      ["Date", { slug: ["Date"] }],
      { slug: { deeper: ["Date"] } },
      [["undefined"]],
      null,
      7,
      "Date",
    ])
      refused(annotated({ slug: "2026-01-01" }, values));
  });

  it("is rejected if an annotation's path is missing or has another value", () => {
    for (const path of [
      "a",
      "slug.x",
      "list.5",
      "list.4294967290",
      "list.length",
      "",
      ".",
      "slug\\.x",
      "a".repeat(5_000),
    ])
      refused(annotated({ slug: null, list: [null] }, { [path]: ["undefined"] }));
    for (const value of [7, {}, [], null, "2".repeat(31)]) refused(annotated({ since: value }, { since: ["Date"] }));
    refused(annotated({ since: "text" }, { since: ["undefined"] }));
  });

  it("cannot reach a prototype", () => {
    for (const path of ["__proto__", "constructor.prototype", "__proto__.polluted", "slug.__proto__"]) {
      refused({ json: { slug: {} }, meta: { values: JSON.parse(`{"${path}":["undefined"]}`), v: 1 } });
      refused({ json: {}, meta: { referentialEqualities: { slug: [path] } } });
    }
    for (const json of [
      '{"__proto__":{"polluted":null}}',
      '{"a":[{"constructor":{"prototype":null}}]}',
      '{"prototype":null}',
    ])
      refused({ json: JSON.parse(json) });
    expect({}).not.toHaveProperty("polluted");
  });

  it("is rejected if it is too deep or too large", () => {
    expect(readInput({ json: nested(JSON_BOUNDS.depth - 1) })).toEqual(nested(JSON_BOUNDS.depth - 1));
    refused({ json: nested(JSON_BOUNDS.depth) });
    refused({ json: Array.from({ length: JSON_BOUNDS.nodes + 1 }, () => 0) });
  });

  it("is rejected if it is not an envelope", () => {
    for (const given of [
      undefined,
      null,
      7,
      "text",
      [],
      {},
      { meta: {} },
      { json: 1, more: 1 },
      { json: 1, meta: { values: { a: ["Date"] }, v: 0 } },
      { json: 1, meta: { more: 1 } },
    ])
      refused(given);
  });
});
