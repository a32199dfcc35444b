// Fails if documents and code do not fit: `folder/file.ts` in a document must end the path of a tracked file, a link
// must lead to a file or folder, the list of decisions has each of them, and every variable of the environment is in
// the operator's handbook and .env.example.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const NAMED_FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mts|mjs|css|prisma))`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const VARIABLE = /^ {2}([A-Z][A-Z\d_]*): /gm;
const DECISIONS = "docs/decisions/";
const VARIABLES = "apps/server/src/start/env.ts";

const read = (file) => readFileSync(file, "utf8");
const find = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const isTracked = (name) => tracked.some((file) => `/${file}`.endsWith(`/${name}`));
const faults = [];

for (const file of tracked.filter((each) => each.endsWith(".md"))) {
  const missing = find(read(file), NAMED_FILE).filter((name) => !isTracked(name));
  const dead = find(read(file), LINK).filter((link) => !existsSync(join(dirname(file), link)));
  for (const name of [...missing, ...dead]) faults.push(`${file}: there is no ${name}`);
}
const listed = find(read(`${DECISIONS}README.md`), LINK);
for (const name of tracked.filter((file) => file.startsWith(DECISIONS)).map((file) => file.slice(DECISIONS.length)))
  if (name !== "README.md" && !listed.includes(name)) faults.push(`${DECISIONS}README.md: ${name} is not listed`);
for (const file of ["docs/operating-reference.md", ".env.example"]) {
  const named = new Set(read(file).match(/\b[A-Z][A-Z\d_]+\b/g));
  for (const name of find(read(VARIABLES), VARIABLE)) if (!named.has(name)) faults.push(`${file}: ${name} is missing`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
