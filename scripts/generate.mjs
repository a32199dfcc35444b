// Generates the Prisma client. The variable points to an arbitrary existing file, so that Prisma downloads no engine.
import { join } from "node:path";
import { root, run } from "./prepare.mjs";

run(
  process.execPath,
  [join(root, "node_modules/prisma/build/index.js"), "generate", "--schema", "prisma", "--no-hints"],
  {
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  },
);
