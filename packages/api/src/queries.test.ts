import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./testing/index.ts";

const features = fileURLToPath(new URL("./features/", import.meta.url));

/** Services that put SQL together from a call's input; their own tests run it. This list may only shrink. */
const BUILT_PER_CALL = [
  "becayis/board/alerts/delivery-service.ts",
  "becayis/board/listings/service.ts",
  "becayis/board/reference/lookup-service.ts",
  "becayis/swaps/expiry/sweep.ts",
  "becayis/swaps/matching/graph/graph.ts",
  "becayis/swaps/notifications/board-notifications.ts",
  "becayis/swaps/notifications/ended-swaps.ts",
];

const STATEMENT = /^\s*(SELECT|WITH|INSERT INTO|UPDATE|DELETE FROM)\s/;
const STATEMENT_LITERAL = /["'`]\s*(SELECT|WITH|INSERT INTO|UPDATE|DELETE FROM)\s/;
/** A statement that is a constant of a service. */
const CONSTANT = /^const ([A-Z_]+) =\s*(["'`])((?:SELECT|WITH|INSERT INTO|UPDATE|DELETE FROM)\s(?:(?!\2)[\s\S])*)\2;/gm;

const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("testing/"),
);

/** Returns the exported statements of a file, by name; fragments that begin with no verb are parts of them. */
async function getStatements(file: string): Promise<[string, string][]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ features + file);
  return Object.entries(exported)
    .flatMap(([name, value]) => nestedTexts(name, value))
    .filter(([, sql]) => STATEMENT.test(sql));
}

function nestedTexts(name: string, value: unknown): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) => nestedTexts(`${name}.${key}`, nested));
}

/** Returns the statements of a service by name; a limit among them is a number. */
function getConstants(file: string): [string, string][] {
  return [...readFileSync(features + file, "utf8").matchAll(CONSTANT)].map(([, name = "", , sql = ""]) => [
    name,
    sql.replaceAll(/\$\{\w+\}/g, "1"),
  ]);
}

const services = files.filter((file) => !file.endsWith("queries.ts"));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function prepareEach(statements: [string, string][]): Promise<void> {
  const client = await app.db.pool.connect();
  try {
    for (const [name, sql] of statements) {
      await expect(client.query(`PREPARE checked AS ${sql}`), name).resolves.toBeDefined();
      await client.query("DEALLOCATE checked");
    }
  } finally {
    client.release();
  }
}

describe("queries", () => {
  it.each(files.filter((file) => file.endsWith("queries.ts")))("of %s match the datamodel", async (file) => {
    await prepareEach(await getStatements(file));
  });

  it.each(services.filter((file) => getConstants(file).length > 0))("of %s match the datamodel", async (file) => {
    await prepareEach(getConstants(file));
  });

  it("are in queries files or constants of a service, except listed ones", () => {
    const others = services.filter((file) =>
      STATEMENT_LITERAL.test(readFileSync(features + file, "utf8").replaceAll(CONSTANT, "")),
    );
    expect(others.toSorted()).toEqual(BUILT_PER_CALL);
  });
});
