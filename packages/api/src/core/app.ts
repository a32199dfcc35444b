import type { Database, Log } from "@site/db";
import type { OutboundGate } from "../integrations/outbound-gate.ts";
import type { Turnstile } from "../integrations/turnstile.ts";
import type { FileStore } from "./files.ts";
import type { Limits } from "./limits.ts";
import type { SecretBox } from "./secret-box.ts";
import type { ViewCounter } from "./view-counter.ts";

/** Keeps rendered pages; a write names what it changed. */
export interface PageStore {
  /** Forgets, in this instance and at once, every page that shows one of these things. */
  purge(tags: readonly string[]): void;
}

/** What the application works with; made once by the server and handed to every service. */
export interface App {
  db: Database;
  log: Log;
  limits: Limits;
  pages: PageStore;
  views: ViewCounter;
  /** Encrypts what the administrator enters and nobody may read at rest. */
  secrets: SecretBox;
  /** Asks Cloudflare whether a person solved the bot check. */
  turnstile: Turnstile;
  /** Where mails go while the administrator has saved no server: to SMTP_URL, else as files into a folder. */
  mail: { smtpUrl: string | undefined; folder: string };
  /** Guards connections to addresses that others name. */
  outbound: OutboundGate;
  /** Uploaded and generated files. */
  files: FileStore;
  /** Public address without a trailing slash; the only source of links that leave the site. */
  siteUrl: string;
}
