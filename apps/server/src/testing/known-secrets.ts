/** Fields of inputs that contain a secret of the site or of a person. */
export const SECRET_FIELDS = [
  "accessKey",
  "accessToken",
  "apiKey",
  "code",
  "confirmPassword",
  "currentPassword",
  "factorCode",
  "newPassword",
  "password",
  "refresh",
  "refreshToken",
  "secretKey",
  "token",
  "tokens",
  "turnstileToken",
];
/** Fields with the name of a secret whose values are none. */
export const OPEN_FIELDS = [
  "authenticatorAttachment",
  "authenticatorData",
  "key",
  "maxTokens",
  "pageKey",
  "publicKey",
  "settingKey",
  "siteKey",
];
/** Variables that contain no secret. FILES_S3_ACCESS_KEY is a name, like the user beside a password. */
export const OPEN_VARIABLES = [
  "ADMIN_EMAIL",
  "ADMIN_USERNAME",
  "DATA_DIR",
  "FILES_S3_ACCESS_KEY",
  "FILES_S3_BUCKET",
  "FILES_S3_ENDPOINT",
  "FILES_S3_REGION",
  "GEMINI_BASE_URL",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_ISSUER",
  "HOST",
  "LIMITS_FACTOR",
  "LOG_LEVEL",
  "NODE_ENV",
  "CORS_ORIGINS",
  "OUTBOUND_ALLOW",
  "PAGE_CACHE_MEBIBYTES",
  "PORT",
  "SEED_DEMO",
  "SITE_COMMIT",
  "SITE_URL",
  "STOP_DRAIN_SECONDS",
  "TELEGRAM_BASE_URL",
  "TRUST_PROXY",
  "TURNSTILE_VERIFY_URL",
  "UNSPLASH_BASE_URL",
];
/** Queries about a record that this site lacks; their lists have the same columns. */
export const UNANSWERED = [
  "admin.becayis.listings.get 404",
  "admin.becayis.staffDocuments.open 404",
  "admin.creations.get 404",
  "admin.homepage.sections.get 404",
  "admin.media.uses 404",
  "admin.postRevisions.get 404",
];
/** Values of required fields that a schema cannot tell; ids are 1. */
export const KNOWN: Record<string, unknown> = { month: "2026-11", pageKey: "becayis", slug: "bilirkisilik" };
