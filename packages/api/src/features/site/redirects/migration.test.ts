import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import { expect, it } from "vitest";
import { createTestApp } from "../../../testing/index.ts";

const migration = readFileSync(
  resolve(import.meta.dirname, "../../../../../../prisma/migrations/20261126010000_redirect_spelling/migration.sql"),
  "utf8",
);

it("gives stored redirects the spelling in which paths are compared", async () => {
  const { db } = await createTestApp();
  await db.pool.query("ALTER TABLE redirects DROP CONSTRAINT redirects_spelling_check");
  const kept: [from: string, to: string][] = [
    ["/%c3%a7al%c4%b1%c5%9fma", "/blog/calisma"],
    ["/eski-çalışma", "/Blog"],
    ["/İstanbul/", "/x%20y"],
    ["/%E7-100%", "/%2541"],
    ["/emoji-%F0%9F%98%80", "/c\u0327"],
    ["/a%2Fb", "/b"],
  ];
  const left: [from: string, to: string][] = [
    ["//evil.example/blog", "/b"],
    ["/\\evil.example", "/b"],
    ["/blog\r\nX: y", "/b"],
    ["/kendisi", "/Kendisi/"],
    ["/%C3%87ift", "/eski-hedef"],
  ];
  const twice: [from: string, to: string] = ["/çift", "/yeni-hedef"];
  for (const pair of [...kept, ...left, twice])
    await db.pool.query("INSERT INTO redirects (from_path, to_path) VALUES ($1, $2)", pair);
  await db.pool.query(migration);
  const { rows } = await db.pool.query<{ from_path: string; to_path: string }>(
    "SELECT from_path, to_path FROM redirects ORDER BY id",
  );
  expect(rows.map(({ from_path, to_path }) => [from_path, to_path])).toEqual(
    [...kept, twice].map((pair) => pair.map(canonicalSitePath)),
  );
});
