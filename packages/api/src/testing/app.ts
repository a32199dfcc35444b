import type { Database } from "@site/db";
import { createTestDatabase } from "@site/db/testing";
import { afterAll } from "vitest";
import type { App } from "../core/app.ts";
import { createLimits } from "../core/limits.ts";
import { createSecretBox } from "../core/secret-box.ts";
import { startViewCounter } from "../features/blog/views.ts";
import { createTurnstile } from "../integrations/turnstile.ts";

/** The application on a database of its own; `purged` gathers the tags of pages made stale. */
export interface TestApp extends App {
  purged: string[];
}

/** Nothing listens there: a test that needs an outer service brings its own. */
const NOWHERE = "http://127.0.0.1:9/";

export async function createTestApp(): Promise<TestApp> {
  const db: Database = await createTestDatabase();
  const log = { info: () => undefined, error: () => undefined };
  const purged: string[] = [];
  const views = await startViewCounter({ db, log });
  afterAll(() => views.close());
  return {
    db,
    log,
    views,
    purged,
    limits: createLimits(db, 1),
    secrets: createSecretBox("a secret for tests"),
    turnstile: createTurnstile(NOWHERE),
    pages: { purge: (tags) => purged.push(...tags) },
    siteUrl: "https://site.example.org",
  };
}
