import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { READ_SIDEBAR } from "../terms/queries.ts";
import { LIST_POPULAR_POSTS, LIST_POST_PAGE, LIST_POSTS, LIST_SLIDES, READ_POST } from "./queries.ts";

/** Number of custom plans that PostgreSQL makes before it considers a generic plan. */
const TRIED_PLANS = 5;

let app: TestApp;

/** Inserts many posts, because every plan is equally cheap for a small table. */
beforeAll(async () => {
  app = await createTestApp();
  const { pool } = app.db;
  await pool.query(
    "INSERT INTO categories (name, slug) SELECT 'Konu ' || n, 'konu-' || n FROM generate_series(1, 6) n",
  );
  await pool.query(`INSERT INTO posts (title, slug, content, content_text, status, published_at, category_id)
    SELECT 'Yazı ' || n, 'yazi-' || n, '', '', 'published', now() - n * interval '1 minute',
      (SELECT id FROM categories ORDER BY id OFFSET n % 6 LIMIT 1)
    FROM generate_series(1, 1000) n`);
  await pool.query("ANALYZE posts, categories");
});

describe("PostgreSQL", () => {
  it.each<[name: string, text: string, values: unknown[]]>([
    ["an article", READ_POST, ["yazi-7"]],
    ["a page of the blog", LIST_POST_PAGE, [90]],
    ["a list of the API", LIST_POSTS, [9, 90]],
    ["the home page's posts", LIST_POSTS, [3, 0]],
    ["popular posts", LIST_POPULAR_POSTS, [5]],
    ["the lists beside posts", READ_SIDEBAR, [3]],
  ])("plans %s once for all values", async (name, text, values) => {
    const client = await app.db.pool.connect();
    try {
      for (let n = 0; n < 3 * TRIED_PLANS; n++) await client.query({ name, text, values });
      const { rows } = await client.query(
        "SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements WHERE name = $1",
        [name],
      );
      expect(rows).toEqual([{ custom: TRIED_PLANS, generic: 2 * TRIED_PLANS }]);
    } finally {
      client.release();
    }
  });

  it.each<[name: string, text: string, index: string]>([
    ["featured", LIST_SLIDES, "posts_featured_idx"],
    ["popular", LIST_POPULAR_POSTS, "posts_popular_idx"],
    ["linked", READ_SIDEBAR, "posts_popular_idx"],
  ])("finds %s posts without reading the others", async (_, text, index) => {
    const { rows } = await app.db.pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text.replaceAll("$1", "5")}`);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
  });
});
