import { join } from "node:path";
import {
  type App,
  createFileStore,
  createGemini,
  createGoogle,
  createLimits,
  createOutboundGate,
  createPasswords,
  createS3FileStore,
  createSecretBox,
  createTelegram,
  createTurnstile,
  createUnsplash,
  createUpstreams,
  registrations,
  startReaderCounter,
  startViewCounter,
  watchAi,
  watchGoogle,
  watchS3,
  watchTelegram,
  watchTurnstile,
  watchUnsplash,
} from "@site/api";
import type { Database, Log } from "@site/db";
import { migrationNames } from "@site/db/migrate";
import product from "../../../../package.json" with { type: "json" };
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Env } from "./env.ts";

interface Parts {
  db: Database;
  log: Log;
  pages: PageCache;
  env: Env;
  /** The secret that stored secrets are encrypted with. */
  secret: string;
  prismaFolder: string;
}

/** Composes the application: its database, counters and adapters of outside services, by the environment. */
export async function composeApp({ db, log, pages, env, secret, prismaFolder }: Parts): Promise<App> {
  const upstreams = createUpstreams({ db, log });
  const views = await startViewCounter({ db, log });
  const readers = startReaderCounter({ ...registrations, db, log, views, siteUrl: env.siteUrl });
  return {
    ...registrations,
    db,
    log,
    pages,
    views,
    readers,
    limits: createLimits(db, env.limitsFactor),
    passwords: createPasswords(),
    secrets: createSecretBox(secret),
    outbound: createOutboundGate(env.outboundAllow),
    upstreams,
    instance: {
      version: product.version,
      commit: env.commit,
      startedAt: new Date(),
      dataDir: env.dataDir,
      isDatabaseEmbedded: env.databaseUrl === undefined,
      migrations: migrationNames(`${prismaFolder}/migrations`),
      mediaStore: env.filesS3 ? "s3" : "folder",
      generatedSecret: env.appSecret === undefined ? secret : undefined,
    },
    turnstile: watchTurnstile(createTurnstile(env.turnstileVerifyUrl), upstreams),
    telegram: watchTelegram(createTelegram(env.telegramBaseUrl), upstreams),
    files: env.filesS3
      ? watchS3(createS3FileStore(env.filesS3), upstreams)
      : createFileStore(join(env.dataDir, "files")),
    google: env.google && watchGoogle(createGoogle(env.google), upstreams),
    ai: { gemini: watchAi(createGemini(env.geminiBaseUrl), upstreams) },
    unsplash: watchUnsplash(createUnsplash(env.unsplashBaseUrl), upstreams),
    mail: { smtpUrl: env.smtpUrl, folder: join(env.dataDir, "mail") },
    siteUrl: env.siteUrl,
  };
}
