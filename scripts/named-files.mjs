// Fails if a document names a source file that does not exist: `folder/file.ts` must end the path of a tracked file.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const DECISIONS = "docs/decisions/"; // exempt: they name the files of their time and are not rewritten
const NAMED_FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mts|mjs|css|prisma))`/g;

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const exists = (name) => tracked.some((file) => `/${file}`.endsWith(`/${name}`));
const missing = tracked
  .filter((file) => file.endsWith(".md") && !file.startsWith(DECISIONS))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(NAMED_FILE)].map(([, name]) => ({ file, name })))
  .filter(({ name }) => !exists(name));

for (const { file, name } of missing) console.error(`${file}: there is no ${name}`);
process.exitCode = missing.length > 0 ? 1 : 0;
