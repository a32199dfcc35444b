import { buildDocument } from "../openapi/document.ts";

/** The OpenAPI document for tests that only read it, since building it takes half a second. */
export const sharedDocument = buildDocument("https://hukuk.example.org");
