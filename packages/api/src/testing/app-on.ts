import type { Database } from "@site/db";
import type { App } from "../core/app.ts";
import { createFileStore } from "../core/files.ts";
import { createLimits } from "../core/limits.ts";
import { createSecretBox } from "../core/secret-box.ts";
import { startViewCounter } from "../features/blog/posts/view-counter.ts";
import { createGemini } from "../integrations/ai/gemini.ts";
import { createOutboundGate } from "../integrations/outbound-gate.ts";
import { createTelegram } from "../integrations/telegram.ts";
import { createTurnstile } from "../integrations/turnstile.ts";
import { createUnsplash } from "../integrations/unsplash.ts";

/** No service listens here; tests start their own. */
const NOWHERE = "http://127.0.0.1:9/";

/** Creates the application on a database, with a fixed secret. */
export async function appOn(db: Database, { mail, folder }: { mail: App["mail"]; folder: string }): Promise<App> {
  const log = { info: () => undefined, error: () => undefined };
  return {
    db,
    log,
    mail,
    files: createFileStore(folder),
    views: await startViewCounter({ db, log }),
    limits: createLimits(db, 1),
    secrets: createSecretBox("a secret for tests"),
    outbound: createOutboundGate([{ host: "127.0.0.1" }, { host: "localhost" }]),
    turnstile: createTurnstile(NOWHERE),
    telegram: createTelegram("http://127.0.0.1:9"),
    ai: { gemini: createGemini("http://127.0.0.1:9") },
    unsplash: createUnsplash("http://127.0.0.1:9"),
    pages: { purge: () => undefined },
    siteUrl: "https://site.example.org",
  };
}
