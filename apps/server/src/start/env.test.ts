import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "./env.ts";

const SECRET = "x".repeat(32);
const DATABASE = "postgresql://user:password@db.example.org:5432/site";

const S3 = {
  FILES_S3_ENDPOINT: "https://s3.example.org",
  FILES_S3_BUCKET: "site-files",
  FILES_S3_ACCESS_KEY: "key",
  FILES_S3_SECRET_KEY: "secret",
};

/** Returns the lines of the error message. */
function getErrors(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source, "/srv");
  } catch (error) {
    if (error instanceof EnvError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("an invalid variable", () => {
  it.each([
    ["NODE_ENV", ["prod", "PRODUCTION"]],
    ["PORT", ["abc", "0", "-1", "-1.5", "3000.5", "65536", "NaN", " "]],
    ["SITE_URL", ["example.org", "ftp://example.org", "javascript:alert(1)", "//example.org", "https://"]],
    [
      "DATABASE_URL",
      [
        "mysql://a/b",
        "db.example.org",
        "file:./a.db",
        "postgresql://user:pa ss#word@db example.org/site",
        "postgresql://user@host:port/site",
      ],
    ],
    ["APP_SECRET", ["x".repeat(31), " ".repeat(40)]],
    ["ADMIN_USERNAME", ["x".repeat(101)]],
    ["ADMIN_PASSWORD", ["onbirkarakt", "x".repeat(201)]],
    ["ADMIN_EMAIL", ["admin", "admin@", "a b@example.org"]],
    ["SMTP_URL", ["smtp.example.org", "http://smtp.example.org", "smtp://", "smtp.example.org:587"]],
    ["SEED_DEMO", ["yes", "1", "TRUE"]],
    ["CORS_ORIGINS", ["example.org", "https://example.org/", "https://example.org/yol", "https://a.org https://b.org"]],
    ["TRUST_PROXY", ["proxy", "true", "1", "10.0.0.0/33", "10.0.0", "loopback, nosuch", "10.0.0.1;10.0.0.2"]],
    [
      "OUTBOUND_ALLOW",
      ["10.0.0.0/33", "8.8.8.0/24", "0.0.0.0/0", "169.254.169.254", "fe80::/10", "mail.lan, http://mail.lan", "a b"],
    ],
    ["TURNSTILE_VERIFY_URL", ["siteverify", "ftp://example.org/siteverify", "//example.org"]],
    ["GOOGLE_ISSUER", ["accounts", "http://accounts.google.com", "ftp://localhost"]],
    ["FILES_S3_ENDPOINT", ["s3.example.org", "ftp://s3.example.org"]],
    ["FILES_S3_BUCKET", ["a", "Büyük", "-a-", "a/b"]],
    ["PAGE_CACHE_MEBIBYTES", ["15", "64.5", "much"]],
    ["LIMITS_FACTOR", ["0", "-1", "many", "Infinity"]],
    ["STOP_DRAIN_SECONDS", ["-1", "21", "long"]],
    ["LOG_LEVEL", ["loud", "INFO"]],
  ])("is named in one line: %s", (name, values) => {
    for (const value of values)
      expect(getErrors({ APP_SECRET: SECRET, ...S3, [name]: value }), value).toEqual([
        expect.stringMatching(new RegExp(`^${name} must \\S`)),
      ]);
  });

  it("does not hide another invalid variable", () => {
    const errors = getErrors({
      PORT: "abc",
      SITE_URL: "x",
      LOG_LEVEL: "loud",
      DATABASE_URL: DATABASE,
      NODE_ENV: "production",
    });
    expect(errors.map((line) => line.split(" ")[0]).toSorted()).toEqual([
      "APP_SECRET",
      "LOG_LEVEL",
      "PORT",
      "SITE_URL",
    ]);
  });

  it("never exposes a secret", () => {
    expect(getErrors({ APP_SECRET: "kisa-sir", ADMIN_PASSWORD: "kisa-parola" }).join("\n")).not.toMatch(/kisa/);
  });
});

describe("the secret", () => {
  it("is required in production with an external database only", () => {
    expect(getErrors({ DATABASE_URL: DATABASE })).toEqual([
      expect.stringMatching(/^APP_SECRET is required with DATABASE_URL/),
    ]);
    expect(getErrors({ DATABASE_URL: DATABASE, NODE_ENV: "production", APP_SECRET: "" })).toHaveLength(1);
    for (const source of [
      {},
      { DATABASE_URL: DATABASE, APP_SECRET: SECRET },
      { DATABASE_URL: DATABASE, NODE_ENV: "development" },
    ])
      expect(getErrors(source)).toEqual([]);
  });
});

it("uses defaults for missing and empty variables", () => {
  const defaults = {
    isDevelopment: false,
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    databaseUrl: undefined,
    dataDir: "/srv/.data",
    appSecret: undefined,
    firstAdmin: { username: "admin", password: undefined, email: "admin@example.org" },
    seedsDemo: true,
    trustProxy: [],
    outboundAllow: [],
    corsOrigins: [],
    turnstileVerifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    telegramBaseUrl: "https://api.telegram.org",
    geminiBaseUrl: "https://generativelanguage.googleapis.com",
    unsplashBaseUrl: "https://api.unsplash.com",
    filesS3: undefined,
    pageCacheMebibytes: 256,
    limitsFactor: 1,
    drainMs: 2_000,
    logLevel: "info",
  };
  expect(readEnv({}, "/srv")).toEqual(defaults);
  const names = `PORT HOST SITE_URL DATABASE_URL DATA_DIR APP_SECRET ADMIN_USERNAME ADMIN_PASSWORD ADMIN_EMAIL SEED_DEMO
      TRUST_PROXY OUTBOUND_ALLOW CORS_ORIGINS TURNSTILE_VERIFY_URL TELEGRAM_BASE_URL
      GEMINI_BASE_URL UNSPLASH_BASE_URL
      PAGE_CACHE_MEBIBYTES LIMITS_FACTOR STOP_DRAIN_SECONDS LOG_LEVEL NODE_ENV`.split(/\s+/);
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ""])), "/srv")).toEqual(defaults);
});

it("uses the operator's values", () => {
  expect(
    readEnv(
      {
        NODE_ENV: "production",
        PORT: "8080",
        HOST: "0.0.0.0",
        SITE_URL: "https://hukuk.example.org/",
        DATABASE_URL: DATABASE,
        DATA_DIR: "/var/site",
        APP_SECRET: SECRET,
        ADMIN_USERNAME: "yönetici",
        ADMIN_PASSWORD: "onikikarakte",
        ADMIN_EMAIL: "yonetici@example.org",
        TRUST_PROXY: "loopback, 10.0.0.0/8,2001:db8::1",
        OUTBOUND_ALLOW: "Mail.Lan., postfix",
        CORS_ORIGINS: "https://a.example.org, http://localhost:5173",
        TURNSTILE_VERIFY_URL: "http://127.0.0.1:8081/turnstile/v0/siteverify",
        TELEGRAM_BASE_URL: "http://127.0.0.1:8082/",
        GEMINI_BASE_URL: "http://127.0.0.1:8083/",
        UNSPLASH_BASE_URL: "http://127.0.0.1:8084/",
        ...S3,
        PAGE_CACHE_MEBIBYTES: "64",
        LIMITS_FACTOR: "2.5",
        STOP_DRAIN_SECONDS: "0.5",
        LOG_LEVEL: "warn",
      },
      "/srv",
    ),
  ).toEqual({
    isDevelopment: false,
    port: 8080,
    host: "0.0.0.0",
    siteUrl: "https://hukuk.example.org",
    databaseUrl: DATABASE,
    dataDir: "/var/site",
    appSecret: SECRET,
    firstAdmin: { username: "yönetici", password: "onikikarakte", email: "yonetici@example.org" },
    seedsDemo: false,
    trustProxy: ["loopback", "10.0.0.0/8", "2001:db8::1"],
    outboundAllow: [{ host: "mail.lan" }, { host: "postfix" }],
    corsOrigins: ["https://a.example.org", "http://localhost:5173"],
    turnstileVerifyUrl: "http://127.0.0.1:8081/turnstile/v0/siteverify",
    telegramBaseUrl: "http://127.0.0.1:8082",
    geminiBaseUrl: "http://127.0.0.1:8083",
    unsplashBaseUrl: "http://127.0.0.1:8084",
    filesS3: {
      endpoint: "https://s3.example.org",
      bucket: "site-files",
      region: "auto",
      accessKey: "key",
      secretKey: "secret",
    },
    pageCacheMebibytes: 64,
    limitsFactor: 2.5,
    drainMs: 500,
    logLevel: "warn",
  });
  expect(readEnv({ SEED_DEMO: "false" }, "/srv").seedsDemo).toBe(false);
  expect(readEnv({ SEED_DEMO: "true", DATABASE_URL: DATABASE, APP_SECRET: SECRET }, "/srv").seedsDemo).toBe(true);
  expect(readEnv({ PORT: "4000", NODE_ENV: "development" }, "/srv")).toMatchObject({
    siteUrl: "http://localhost:4000",
    isDevelopment: true,
  });
});

it("needs all variables of an S3 storage or none", () => {
  const { FILES_S3_BUCKET, ...others } = S3;
  expect(getErrors(others)).toEqual([
    expect.stringMatching(/^FILES_S3_BUCKET required: an S3 storage needs FILES_S3_/),
  ]);
  expect(readEnv({ FILES_S3_REGION: "eu-central-1", ...S3 }, "/srv").filesS3?.region).toBe("eu-central-1");
});
