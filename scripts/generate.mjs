// Makes the Prisma client. Prisma wants the path of an engine it does not use for this; any existing file will do, and none is
// downloaded.
import { run } from "./prepare.mjs";

run("npx", ["prisma", "generate", "--schema", "prisma", "--no-hints"], {
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
});
