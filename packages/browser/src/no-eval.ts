declare global {
  /** Settings that all copies of zod share. `z.config` would set them too late for schemas that exist already. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Tells zod that the content policy forbids eval, so that it does not probe for it: the browser reports each probe as a
 * violation (https://zod.dev/api#jitless). Import it before any schema.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
