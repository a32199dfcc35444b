import { dirname } from "node:path";
import type { Database } from "@site/db";
import type { App } from "../core/app.ts";
import { createLimits } from "../core/limits/limits.ts";
import { getPasswords } from "../core/secrets/password.ts";
import { createSecretBox } from "../core/secrets/secret-box.ts";
import { createFileStore } from "../core/storage/files.ts";
import { startViewCounter } from "../features/blog/posts/view-counter.ts";
import { startReaderCounter } from "../features/readers/statistics/reader-counter.ts";
import { createGemini } from "../integrations/ai/gemini.ts";
import { createOutboundGate } from "../integrations/outbound-gate.ts";
import { createTelegram } from "../integrations/telegram.ts";
import { createTurnstile } from "../integrations/turnstile.ts";
import { createUnsplash } from "../integrations/unsplash.ts";
import { createUpstreams } from "../integrations/watched/upstreams.ts";
import { watchTelegram, watchTurnstile } from "../integrations/watched/watched.ts";
import { registrations } from "../registrations.ts";
import { createTestPages } from "./page-store.ts";

/** No service listens here; tests start their own. */
const NOWHERE = "http://127.0.0.1:9/";

/** Hashes that cost almost no time, because tests make many hundreds of them. */
export const cheapPasswords = getPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Creates the application on a database, with a fixed secret. */
export async function appOn(db: Database, { mail, folder }: { mail: App["mail"]; folder: string }): Promise<App> {
  const log = { info: () => undefined, error: console.error }; // Vitest shows it for tests that fail
  const upstreams = createUpstreams({ db, log });
  const views = await startViewCounter({ db, log });
  const siteUrl = "https://site.example.org";
  return {
    ...registrations,
    db,
    log,
    mail,
    files: createFileStore(folder),
    views,
    readers: startReaderCounter({ ...registrations, db, log, views, siteUrl }),
    limits: createLimits(db, 1),
    passwords: cheapPasswords,
    secrets: createSecretBox("a secret for tests"),
    outbound: createOutboundGate([{ host: "127.0.0.1" }, { host: "localhost" }]),
    upstreams,
    instance: {
      version: "0.0.0",
      commit: undefined,
      startedAt: new Date(),
      dataDir: dirname(folder),
      isDatabaseEmbedded: false,
      migrations: [],
      mediaStore: "folder",
      generatedSecret: undefined,
    },
    turnstile: watchTurnstile(createTurnstile(NOWHERE), upstreams),
    telegram: watchTelegram(createTelegram("http://127.0.0.1:9"), upstreams),
    google: undefined,
    ai: { gemini: createGemini("http://127.0.0.1:9") },
    unsplash: createUnsplash("http://127.0.0.1:9"),
    pages: createTestPages().pages,
    siteUrl,
  };
}
