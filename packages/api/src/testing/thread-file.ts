import { pathToFileURL } from "node:url";
import { bundle } from "@site/db/testing/bundle";
import type { findThreadFile as original } from "../core/queue/thread-file.ts";

/**
 * Finds the compiled file of a thread's functions, like the built product; Vitest puts it in the place of
 * core/queue/thread-file.ts.
 */
export const findThreadFile: typeof original = (_, source) => ({
  filename: pathToFileURL(bundle(source)).href,
  execArgv: [],
});
