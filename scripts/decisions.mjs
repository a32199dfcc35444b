// Writes the index of decisions in CONTRIBUTING.md from the READMEs that hold them; --check fails if it is not current.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const FILE = "CONTRIBUTING.md";
const START = "<!-- decisions: npm run decisions -->";
const END = "<!-- /decisions -->";
const ENTRY = /^- \*\*(\d{4}-\d{2}-\d{2})[,:.]?\s+([\s\S]*?)\*\*/gm;

const files = execFileSync("git", ["ls-files", "*README.md"], { encoding: "utf8" }).trim().split("\n");
const decisions = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(ENTRY)].map(([, date, title]) => ({
    date,
    title: title.replace(/\s+/g, " ").replace(/[.,:]$/, ""),
    file,
  })),
);
decisions.sort(
  (a, b) => b.date.localeCompare(a.date) || a.file.localeCompare(b.file) || a.title.localeCompare(b.title),
);
const lines = decisions.map(({ date, title, file }) => `- ${date} ${title} ([${dirname(file)}](${file}#decisions))`);

const text = readFileSync(FILE, "utf8");
const index = `${START}\n${lines.join("\n")}\n${END}`;
const updated = text.replace(new RegExp(`${START}[\\s\\S]*${END}`), () => index);
if (!process.argv.includes("--check")) writeFileSync(FILE, updated);
else if (updated !== text) {
  console.error(`${FILE}: the index of decisions is not current; run "npm run decisions"`);
  process.exit(1);
}
