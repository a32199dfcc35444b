// Writes docs/decisions/README.md, the index of the decisions in the folders beside it; --check fails if it is not
// current, or if a decision has another form, the number of another one or stands in the README of a package.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const FOLDER = "docs/decisions";
const FILE = `${FOLDER}/README.md`;
const NAME = /^(\d{3})-[a-z\d]+(?:-[a-z\d]+)*\.md$/;
const FORM = /^# (.+)\n\n(\d{4}-\d{2}-\d{2})\n\n\S/;

/** A decision as READMEs had them. */
const ENTRY = /^- \*\*\d{4}-\d{2}-\d{2},/m;

const readmes = execFileSync("git", ["ls-files", "*README.md"], { encoding: "utf8" }).trim().split("\n");
const faults = readmes
  .filter((file) => ENTRY.test(readFileSync(file, "utf8")))
  .map((file) => `${file}: decisions belong in ${FOLDER}`);

function readArea(area) {
  const numbers = new Set();
  const decisions = readdirSync(`${FOLDER}/${area}`).map((name) => {
    const number = NAME.exec(name)?.[1];
    const [, title, date] = FORM.exec(readFileSync(`${FOLDER}/${area}/${name}`, "utf8")) ?? [];
    if (number === undefined) faults.push(`${area}/${name}: the name is not NNN-short-title.md`);
    else if (numbers.has(number)) faults.push(`${area}/${name}: another decision has the number ${number}`);
    if (title === undefined) faults.push(`${area}/${name}: title, date and text are not apart by empty lines`);
    numbers.add(number);
    return { name, title, date };
  });
  return { area, decisions: decisions.sort((a, b) => b.name.localeCompare(a.name)) };
}

const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const areas = folders.map(({ name }) => readArea(name)).sort((a, b) => a.area.localeCompare(b.area));
const index = `# Decisions

Why things are as they are, as of the date of each; a later one supersedes. \`npm run decisions\` writes this list, and
[CONTRIBUTING](../../CONTRIBUTING.md#decisions) says how to add one.

| area | decisions |
|---|---|
${areas.map(({ area, decisions }) => `| [${area}](${area}) | ${decisions.length} |`).join("\n")}
${areas.map(({ area, decisions }) => `\n## ${area}\n\n${decisions.map(listDecision(area)).join("\n")}\n`).join("")}`;

function listDecision(area) {
  return ({ name, title, date }) => `- ${date} [${title}](${area}/${name})`;
}

if (!process.argv.includes("--check")) writeFileSync(FILE, index);
else if (faults.length === 0 && readFileSync(FILE, "utf8") !== index) {
  faults.push(`${FILE} is not current; run "npm run decisions"`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
