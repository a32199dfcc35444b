export { type ClientOptions, createSiteClient, type SiteClient } from "./client.ts";
export { SiteError } from "./errors.ts";
export type { components } from "./schema.ts";
export type { CallOptions, InputOf, ItemOf, Method, OutputOf, PagedPath, PathsOf, WebhookEvent } from "./types.ts";
export { type Delivery, verifyWebhook, WebhookError } from "./webhooks.ts";
