import { isIP } from "node:net";
import { resolve } from "node:path";
import type { GoogleOptions, S3Options } from "@site/api";
// Only this module of the API, because loading the whole takes seconds of each start from sources.
import { type AllowedTarget, parseAllowedTarget } from "@site/api/outbound-gate";
import { OperatorError } from "@site/db";
import { z } from "zod";

const port = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(1, "must be 1 to 65535")
  .max(65_535, "must be 1 to 65535");
const flag = z.enum(["true", "false"], "must be true or false").transform((value) => value === "true");
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    "must be an http or https address",
  )
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);
const proxies = list.refine(
  (values) => values.every(isProxy),
  "must be addresses, ranges like 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas",
);

const origins = list.refine(
  (values) => values.every((value) => value === "*" || (URL.canParse(value) && new URL(value).origin === value)),
  "must be origins like https://example.org, separated by commas, or *",
);

const targets = list
  .transform((values) => values.flatMap((value) => parseAllowedTarget(value) ?? [undefined]))
  .refine(
    (values): values is AllowedTarget[] => !values.includes(undefined),
    "must be host names, private addresses or private networks like 10.0.0.0/8, separated by commas",
  );

const schema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], "must be development, production or test")
    .default("production"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: origin.optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      "must be an address like postgresql://user:password@host:5432/database, other signs percent-encoded",
    )
    .optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  APP_SECRET: z.string().trim().min(32, "must have at least 32 characters").optional(),
  NEW_APP_SECRET: z.string().trim().min(32, "must have at least 32 characters").optional(),
  ADMIN_USERNAME: z.string().min(1).max(100, "must have at most 100 characters").default("admin"),
  ADMIN_PASSWORD: z
    .string()
    .min(12, "must have at least 12 characters")
    .max(200, "must have at most 200 characters")
    .optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").default("admin@example.org"),
  SEED_DEMO: flag.optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== "",
      "must be an address like smtp://user:password@host:587",
    )
    .optional(),
  TRUST_PROXY: proxies.default([]),
  OUTBOUND_ALLOW: targets.default([]),
  CORS_ORIGINS: origins.default([]),
  TURNSTILE_VERIFY_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      "must be an http or https address",
    )
    .default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  TELEGRAM_BASE_URL: origin.default("https://api.telegram.org"),
  GOOGLE_ISSUER: z
    .string()
    .refine(isSafeIssuer, "must be an https address, or http on this machine")
    .default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GEMINI_BASE_URL: origin.default("https://generativelanguage.googleapis.com"),
  UNSPLASH_BASE_URL: origin.default("https://api.unsplash.com"),
  FILES_S3_ENDPOINT: origin.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  FILES_S3_REGION: z.string().min(1).default("auto"),
  FILES_S3_ACCESS_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET_KEY: z.string().min(1).optional(),
  PAGE_CACHE_MEBIBYTES: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(16, "must be at least 16")
    .default(256),
  LIMITS_FACTOR: z.coerce.number("must be a number").positive("must be more than 0").default(1),
  STOP_DRAIN_SECONDS: z.coerce
    .number("must be a number")
    .min(0, "must be 0 to 20")
    .max(20, "must be 0 to 20")
    .default(2),
  SITE_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/, "must be a commit's hash")
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
});

/** Names of all variables. */
export const variables = Object.keys(schema.shape);

/** Variables of an S3 storage; all of them must be set, or none. */
const S3_NAMES = ["FILES_S3_ENDPOINT", "FILES_S3_BUCKET", "FILES_S3_ACCESS_KEY", "FILES_S3_SECRET_KEY"] as const;

/** Validated configuration; docs/operating-reference.md lists the variables. */
export interface Env {
  isDevelopment: boolean;
  port: number;
  host: string;
  siteUrl: string;
  databaseUrl: string | undefined;
  dataDir: string;
  appSecret: string | undefined;
  /** Only for `npm run rotate-secret`. */
  newAppSecret: string | undefined;
  firstAdmin: { username: string; password: string | undefined; email: string };
  seedsDemo: boolean;
  smtpUrl: string | undefined;
  trustProxy: string[];
  /** Private hosts and networks that the administrator may configure as outbound targets. */
  outboundAllow: AllowedTarget[];
  /** Other sites whose pages may read public addresses of the API; "*" for all. */
  corsOrigins: string[];
  /** URL of Turnstile's siteverify endpoint. */
  turnstileVerifyUrl: string;
  /** Origin of Telegram's bot API. */
  telegramBaseUrl: string;
  /** How Google knows this site; undefined switches the sign-in with Google off. */
  google: GoogleOptions | undefined;
  /** Origins of Gemini's and Unsplash's APIs. */
  geminiBaseUrl: string;
  unsplashBaseUrl: string;
  /** S3 storage of uploaded and generated files; undefined means the folder "files" in dataDir. */
  filesS3: S3Options | undefined;
  /** The most memory for rendered pages, in MiB. */
  pageCacheMebibytes: number;
  limitsFactor: number;
  /** Milliseconds in which a stopping product still accepts connections. */
  drainMs: number;
  /** Bearer token that allows other machines to read /metrics. */
  metricsToken: string | undefined;
  /** Hash of the commit that the product was built from, shown on the system page. */
  commit: string | undefined;
  logLevel: string;
}

/** Thrown for invalid variables; each line of the message names one. */
export class EnvError extends OperatorError {}

/**
 * Reads and validates the environment; no other code reads it. Empty variables count as missing.
 * @param root folder that a relative DATA_DIR is resolved against
 * @throws EnvError
 */
export function readEnv(source: NodeJS.ProcessEnv, root: string): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  const errors = parsed.error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) ?? [];
  const { DATABASE_URL, NODE_ENV = "production", APP_SECRET } = given;
  if (DATABASE_URL && NODE_ENV === "production" && !APP_SECRET)
    errors.push("APP_SECRET is required with DATABASE_URL: every instance must have the same one");
  const missing = S3_NAMES.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < S3_NAMES.length)
    errors.push(`${missing.join(", ")} required: an S3 storage needs ${S3_NAMES.join(", ")}`);
  if (!given.GOOGLE_CLIENT_ID !== !given.GOOGLE_CLIENT_SECRET)
    errors.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are given together or not at all");
  if (!parsed.success || errors.length > 0) throw new EnvError(errors.join("\n"));
  const env = parsed.data;
  return {
    isDevelopment: env.NODE_ENV === "development",
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(root, env.DATA_DIR),
    appSecret: env.APP_SECRET,
    newAppSecret: env.NEW_APP_SECRET,
    firstAdmin: { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD, email: env.ADMIN_EMAIL },
    smtpUrl: env.SMTP_URL,
    seedsDemo: env.SEED_DEMO ?? !env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    outboundAllow: env.OUTBOUND_ALLOW,
    corsOrigins: env.CORS_ORIGINS,
    turnstileVerifyUrl: env.TURNSTILE_VERIFY_URL,
    telegramBaseUrl: env.TELEGRAM_BASE_URL,
    google: getGoogle(env),
    geminiBaseUrl: env.GEMINI_BASE_URL,
    unsplashBaseUrl: env.UNSPLASH_BASE_URL,
    filesS3: getS3(env),
    pageCacheMebibytes: env.PAGE_CACHE_MEBIBYTES,
    limitsFactor: env.LIMITS_FACTOR,
    drainMs: env.STOP_DRAIN_SECONDS * 1000,
    metricsToken: env.METRICS_TOKEN,
    commit: env.SITE_COMMIT,
    logLevel: env.LOG_LEVEL,
  };
}

function getS3(env: z.output<typeof schema>): S3Options | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = env;
  const { FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = env;
  return endpoint && bucket && accessKey && secretKey ? { endpoint, bucket, region, accessKey, secretKey } : undefined;
}

function getGoogle(env: z.output<typeof schema>): GoogleOptions | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}

function isProxy(value: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const [address = "", bits = "1", ...more] = value.split("/");
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    /^[1-9]\d{0,2}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 6 ? 128 : 32)
  );
}
