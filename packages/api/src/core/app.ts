import type { Database, Log } from "@site/db";
import type { AiProvider } from "../integrations/ai/provider.ts";
import type { Google } from "../integrations/google.ts";
import type { OutboundGate } from "../integrations/outbound-gate.ts";
import type { Telegram } from "../integrations/telegram.ts";
import type { Turnstile } from "../integrations/turnstile.ts";
import type { Unsplash } from "../integrations/unsplash.ts";
import type { Upstreams } from "../integrations/watched/upstreams.ts";
import type { Limits } from "./limits/limits.ts";
import type { PageStore } from "./pages/pages.ts";
import type { ReaderCounter } from "./pages/reader-counter.ts";
import type { ViewCounter } from "./pages/view-counter.ts";
import type { Passwords } from "./secrets/password.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import type { FileStore } from "./storage/files.ts";

/** Facts of this process and its machine. */
export interface Instance {
  version: string;
  /** The commit that it was built from, if the operator says so. */
  commit: string | undefined;
  startedAt: Date;
  /** Folder of the backups and of everything else that is not in the database. */
  dataDir: string;
  isDatabaseEmbedded: boolean;
  /** Names of the migrations that this version knows. */
  migrations: readonly string[];
  mediaStore: "folder" | "s3";
  /** The secret that was generated into the data folder; backups contain it. */
  generatedSecret: string | undefined;
}

/** The dependencies of every service. The server creates one instance at start-up. */
export interface App {
  db: Database;
  log: Log;
  limits: Limits;
  pages: PageStore;
  views: ViewCounter;
  /** Counts for the reader statistics. */
  readers: ReaderCounter;
  passwords: Passwords;
  /** Encrypts values that must not be readable at rest. */
  secrets: SecretBox;
  /** Verifies tokens of the bot check with Cloudflare. */
  turnstile: Turnstile;
  /** Signs administrators in at Google; undefined where the operator has not set it up. */
  google: Google | undefined;
  /** Sends messages to the administrator's Telegram. */
  telegram: Telegram;
  /** Calls language models, by the provider's name in a configuration. */
  ai: { gemini: AiProvider };
  /** Finds stock photos. */
  unsplash: Unsplash;
  /** The mail target until the administrator saves an SMTP server: SMTP_URL, or files in a folder. */
  mail: { smtpUrl: string | undefined; folder: string };
  /** Notes how calls to outside services went. */
  upstreams: Upstreams;
  instance: Instance;
  /** Guards outgoing connections to addresses that users configure. */
  outbound: OutboundGate;
  /** Stores uploaded and generated files. */
  files: FileStore;
  /** Public address without a trailing slash; every link that leaves the site is built from it. */
  siteUrl: string;
}
