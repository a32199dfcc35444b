import type { Database, Log } from "@site/db";
import type { AiProvider } from "../integrations/ai/provider.ts";
import type { OutboundGate } from "../integrations/outbound-gate.ts";
import type { Telegram } from "../integrations/telegram.ts";
import type { Turnstile } from "../integrations/turnstile.ts";
import type { Unsplash } from "../integrations/unsplash.ts";
import type { FileStore } from "./files.ts";
import type { Limits } from "./limits.ts";
import type { SecretBox } from "./secret-box.ts";
import type { ViewCounter } from "./view-counter.ts";

/** Stores rendered pages until a write invalidates their tags. */
export interface PageStore {
  /** Removes every page with one of these tags from this instance, synchronously. */
  purge(tags: readonly string[]): void;
}

/** The dependencies of every service. The server creates one instance at start-up. */
export interface App {
  db: Database;
  log: Log;
  limits: Limits;
  pages: PageStore;
  views: ViewCounter;
  /** Encrypts values that must not be readable at rest. */
  secrets: SecretBox;
  /** Verifies tokens of the bot check with Cloudflare. */
  turnstile: Turnstile;
  /** Sends messages to the administrator's Telegram. */
  telegram: Telegram;
  /** Calls language models, by the provider's name in a configuration. */
  ai: { gemini: AiProvider };
  /** Finds stock photos. */
  unsplash: Unsplash;
  /** The mail target until the administrator saves an SMTP server: SMTP_URL, or files in a folder. */
  mail: { smtpUrl: string | undefined; folder: string };
  /** Guards outgoing connections to addresses that users configure. */
  outbound: OutboundGate;
  /** Stores uploaded and generated files. */
  files: FileStore;
  /** Public address without a trailing slash; every link that leaves the site is built from it. */
  siteUrl: string;
}
