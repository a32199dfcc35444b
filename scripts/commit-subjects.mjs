// Refuses commit subjects of more than 72 characters, which tools cut. Older commits are left as they are.
import { spawnSync } from "node:child_process";
import { root } from "./prepare.mjs";

const MAX_LENGTH = 72;
const SINCE = "2026-11-27T00:00:00Z";

const log = spawnSync("git", ["log", "--format=%h %s", `--since=${SINCE}`], { cwd: root, encoding: "utf8" });
const subjects = log.status === 0 ? log.stdout.split("\n").filter(Boolean) : []; // none in an unpacked archive
const long = subjects.filter((line) => [...line.slice(line.indexOf(" ") + 1)].length > MAX_LENGTH);
for (const line of long) console.error(`longer than ${MAX_LENGTH} characters: ${line}`);
if (long.length > 0) process.exit(1);
