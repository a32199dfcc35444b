export { createTestApp, type TestApp } from "./app.ts";
export { anonymousCaller, anonymousContext, signedInAdmin, testCaller } from "./caller.ts";
export { makeAdmin, makeCategory, makePost, makeTag } from "./factories.ts";
