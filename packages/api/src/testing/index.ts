export { createTestApp, type TestApp } from "./app.ts";
export { cheapPasswords } from "./app-on.ts";
export {
  anonymousCaller,
  anonymousContext,
  callerWith,
  createContextFor,
  createCookieJar,
  openBrowser,
  signedInAdmin,
  signedInMember,
  testCaller,
} from "./caller.ts";
export {
  type MemberInput,
  makeAdmin,
  makeAuthenticator,
  makeCategory,
  makeMember,
  makePost,
  makeTag,
} from "./factories.ts";
export { makeBomb, makeImage, makePhoto } from "./images.ts";
export { mailsTo } from "./mails.ts";
export { startS3Server } from "./s3-server.ts";
export { startWebhookReceiver } from "./webhook-receiver.ts";
