import type { ShareCard } from "@site/contract/site/seo/share-card";
import type { Database, Log, Prisma } from "@site/db";
import type { AiProvider } from "../integrations/ai/provider.ts";
import type { Google } from "../integrations/google.ts";
import type { OutboundGate } from "../integrations/outbound-gate.ts";
import type { Telegram } from "../integrations/telegram.ts";
import type { Turnstile } from "../integrations/turnstile.ts";
import type { Unsplash } from "../integrations/unsplash.ts";
import type { Upstreams } from "../integrations/watched/upstreams.ts";
import type { DataSection } from "./data-copy.ts";
import type { Limits } from "./limits/limits.ts";
import type { PageStore } from "./pages/pages.ts";
import type { ReaderCounter } from "./pages/reader-counter.ts";
import type { ViewCounter } from "./pages/view-counter.ts";
import type { ProvenAddress } from "./proven-addresses.ts";
import type { Passwords } from "./secrets/password.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import type { FileStore } from "./storage/files.ts";

/** Facts of this process and its machine, by which instances differ. */
export interface Instance {
  version: string;
  /** Hash of the commit that this build was made from (SITE_COMMIT); undefined if the operator does not set it. */
  commit: string | undefined;
  startedAt: Date;
  /** DATA_DIR: backups, and everything else that is not in the database. */
  dataDir: string;
  isDatabaseEmbedded: boolean;
  /** Names of the migrations that this version knows. */
  migrations: readonly string[];
  mediaStore: "folder" | "s3";
  /**
   * The APP_SECRET that was generated into the data folder, which backups contain; undefined if the operator set one.
   */
  generatedSecret: string | undefined;
}

/** The member whose data are copied or erased, within a transaction. */
export interface DataOwner {
  app: App;
  tx: Prisma.TransactionClient;
  memberId: number;
  /** Proven addresses: rows that only an address ties to a person are the member's by one of these alone. */
  addresses: readonly ProvenAddress[];
  /** Selects the logged mails to the member. */
  mails: Prisma.EmailLogWhereInput;
}

/** Rows that are deleted when their time is over. */
export interface RetentionRule {
  table: string;
  /** SQL condition; $1 is the oldest time to keep, by the database's clock. */
  where: string;
  days: number;
}

/**
 * Whether a table holds data of members: none, the key of the section of the data copy that shows it, or the reason why
 * none does.
 */
export type TableContent = "impersonal" | { copiedIn: string } | { notCopied: string };

/** The stored data of a feature. Each table of the database belongs to one feature (`stored-data.test.ts`). */
export interface StoredData {
  tables: Readonly<Record<string, TableContent>>;
  retention?: readonly RetentionRule[];
  /** Folders of stored files, with the statement that finds a file's row by its key $1; others are removed. */
  files?: readonly { folder: string; findRow: string }[];
  /** Returns the sections of the data copy. Hashes and sealed secrets are left out. */
  copy?: (owner: DataOwner) => Promise<DataSection[]>;
  /**
   * Erases what does not go with the member's row.
   * @returns keys of stored files, which are removed after the commit
   */
  erase?: (owner: DataOwner) => Promise<readonly (string | null | undefined)[]>;
}

/** An address of the sitemap; `modified` is null if unknown. */
export interface PublicAddress {
  path: string;
  modified: Date | null;
}

/** The public pages of a feature. */
export interface PublicPages {
  /** SQL that selects path, last change and rank of each address, as a part of the sitemap's statement. */
  sitemapSql: string;
  /** Returns further addresses of the sitemap, which follow the others. */
  listAddresses?: (app: App) => Promise<PublicAddress[]>;
  /** SQL conditions for a `path` that leads to content which visitors can see. */
  pageConditions: readonly string[];
  /** Finds the texts of share cards by the content's slug; undefined for what visitors cannot see. */
  cards: { [Kind in ShareCard["kind"]]?: (app: App, slug: string) => Promise<ShareCardTexts | undefined> };
}

export type ShareCardTexts = Pick<ShareCard, "title" | "lead" | "kicker">;

/** Declarations that features register with the application beside their routers. */
export interface Registrations {
  storedData: readonly StoredData[];
  publicPages: readonly PublicPages[];
}

/** The dependencies of every service. The server creates one instance at start-up. */
export interface App extends Registrations {
  db: Database;
  log: Log;
  limits: Limits;
  pages: PageStore;
  views: ViewCounter;
  readers: ReaderCounter;
  passwords: Passwords;
  /** Encrypts secrets that the database stores. */
  secrets: SecretBox;
  /** Verifies tokens of the bot check with Cloudflare. */
  turnstile: Turnstile;
  /** Signs administrators in at Google; undefined where the operator has not set it up. */
  google: Google | undefined;
  /** Sends messages to the administrator's Telegram. */
  telegram: Telegram;
  /** The providers of language models by the name that a configuration gives. */
  ai: { gemini: AiProvider };
  unsplash: Unsplash;
  /** The mail target until the administrator saves an SMTP server: SMTP_URL, or files in a folder. */
  mail: { smtpUrl: string | undefined; folder: string };
  /** Records how calls to outside services went, for the system page. */
  upstreams: Upstreams;
  instance: Instance;
  /** Judges addresses that people enter before the server connects to them. */
  outbound: OutboundGate;
  /** Stores uploaded and generated files. */
  files: FileStore;
  /** Public address without a trailing slash; every link that leaves the site is built from it. */
  siteUrl: string;
}
