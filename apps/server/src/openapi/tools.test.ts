import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterTestFile } from "@site/db/testing";
import openapiTypescript, { astToString } from "openapi-typescript";
import { beforeAll, expect, it } from "vitest";
import { TSC } from "../testing/compiler.ts";
import { sharedDocument } from "../testing/shared-document.ts";
import { getCalls } from "./document.ts";
import type { OpenApiDocument } from "./types.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;
/**
 * `npm run test:endurance` makes a client of all operations; otherwise it has those that an API key opens, which
 * programs use, while the types are made of all.
 */
const ENDURANCE = process.env.ENDURANCE === "true";
/** The test of the document checks examples, also those of errors. */
const UNUSED_RULES = ["no-invalid-media-type-examples", "no-invalid-parameter-examples", "no-invalid-schema-examples"];

const source = JSON.stringify(sharedDocument);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "openapi-tools-"));
  afterTestFile(() => rm(folder, { recursive: true, force: true }));
});

/** Compiles a folder as strictly as a careful program does. */
async function compile(name: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: [],
  };
  await writeFile(join(folder, name, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  await run(process.execPath, [TSC, "-p", join(folder, name)]);
}

it("has nothing that Redocly's recommended rules find", { timeout: TIMEOUT_MS }, async () => {
  const rules = Object.fromEntries(UNUSED_RULES.map((name) => [name, "off"] as const));
  const config = await createConfig({ extends: ["recommended"], rules });
  const problems = await lintFromString({ source, absoluteRef: join(folder, "openapi.json"), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it("makes types with openapi-typescript that compile", { timeout: TIMEOUT_MS }, async () => {
  const types = astToString(await openapiTypescript(source));
  await run("mkdir", ["-p", join(folder, "types")]);
  await writeFile(join(folder, "types/schema.ts"), types);
  const use = [
    'import type { components, paths, webhooks } from "./schema";',
    'export const status: components["schemas"]["Post"]["status"] = "draft";',
    "// @ts-expect-error a post has no such status",
    'export const wrong: components["schemas"]["Post"]["status"] = "silindi";',
    'export type Posts = paths["/api/v1/posts"]["get"];',
    'export type Published = webhooks["post.published"]["post"];',
  ];
  await writeFile(join(folder, "types/use.ts"), use.join("\n"));
  await compile("types");
});

it("makes a client with hey-api that compiles", { timeout: TIMEOUT_MS }, async () => {
  const input = join(folder, "openapi.json");
  await writeFile(input, ENDURANCE ? source : JSON.stringify(keyedDocument()));
  await createClient({ input, output: join(folder, "client"), logs: { level: "silent" } });
  expect(await readFile(join(folder, "client/sdk.gen.ts"), "utf8")).toContain("export const keyedPostsList");
  await compile("client");
});

/** Returns the document with the operations that an API key opens. */
function keyedDocument(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const { method, path, operation } of getCalls(sharedDocument))
    if (operation.security.some((each) => "apiKey" in each)) paths[path] = { ...paths[path], [method]: operation };
  return { ...sharedDocument, paths };
}
