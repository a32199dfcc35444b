// Chooses the checks of `npm test -- --changed`: those that the files which differ from a commit are likely to break.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Folders of journeys with what they show: subjects, or a workspace as a whole. */
const journeys = JSON.parse(readFileSync(join(root, "apps/e2e/src/journeys/subjects.json"), "utf8"));

/** Where a folder is named after its subject. */
const SUBJECT_OF = [
  /^packages\/(?:contract\/src|api\/src\/features)\/([a-z-]+)\//,
  /^apps\/web\/src\/features\/([a-z-]+)\//,
  /^apps\/admin\/src\/screens\/([a-z-]+)(?:\/|\.tsx$)/,
  /^apps\/e2e\/src\/(journeys\/[a-z-]+)\//,
];

/**
 * A change of a feature seldom breaks the journeys with the tag `@apart`, which attack the product or kill its browser and
 * need half of the time. They run if journeys are changed.
 */
const JOURNEYS = /^apps\/e2e\/src\/journeys\//;

/** The tests of a changed folder and of the apps that take values from it: of the API they take types alone. */
const TESTS_OF = {
  "packages/contract/": ["@site/contract#test", "@site/web#test", "@site/admin#test"],
  "apps/web/": ["@site/web#test"],
  "apps/admin/": ["@site/admin#test"],
};

/**
 * Returns the tasks for Turborepo and the commands after them. A change of a feature runs the static checks, the builds,
 * the tests of the apps that it can reach, the API's tests of that feature and of all procedures, and the journeys that
 * show it. A change of anything else runs everything.
 */
export function changedParts(commit) {
  const files = changedFiles(commit).filter((file) => !file.endsWith(".md"));
  const other = files.find((file) => !isShown([getSubject(file)]));
  if (other) {
    console.log(`> ${other} belongs to no feature: everything runs`);
    return { tasks: ["lint", "unused", "typecheck", "test", "build", "journeys"], commands: [] };
  }
  const tested = Object.keys(TESTS_OF).filter((folder) => files.some((file) => file.startsWith(folder)));
  const tasks = ["unused", "typecheck", "build", ...new Set(tested.flatMap((folder) => TESTS_OF[folder]))];
  const subjects = [...new Set(files.map(getSubject))];
  const workspaces = files.map((file) => file.split("/", 2).join("/"));
  return {
    tasks,
    commands:
      files.length === 0
        ? []
        : [lintOf(files), ...serverTests(files, subjects), journeysOf(files, [...subjects, ...workspaces])],
  };
}

function getSubject(file) {
  return SUBJECT_OF.map((pattern) => pattern.exec(file)?.[1]).find(Boolean);
}

/** Returns whether a folder of journeys shows one of the subjects or workspaces. */
function isShown(changed) {
  return Object.entries(journeys).some(([folder, shown]) => isShownIn(folder, shown, changed));
}

function isShownIn(folder, shown, changed) {
  return changed.some((part) => part === `journeys/${folder}` || shown.includes(part));
}

/** Returns files that differ from a commit, with new ones. */
function changedFiles(commit) {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Returns the lint of these files; names and subjects of the whole are left to `npm test`. */
function lintOf(files) {
  const kept = files.filter((file) => existsSync(join(root, file)));
  const args = ["biome", "ci", "--no-errors-on-unmatched", "--files-ignore-unknown=true", ...kept];
  return { name: `lint: ${kept.length} files`, command: "npx", args, cwd: root };
}

/** Returns the tests of the API and the host for these subjects; none if neither the API nor the contract changed. */
function serverTests(files, subjects) {
  if (!files.some((file) => /^packages\/(?:api|contract)\//.test(file))) return [];
  const folders = subjects.map((subject) => `src/features/${subject}/`);
  const own = folders.filter((folder) => existsSync(join(root, "packages/api", folder)));
  return [
    vitest("packages/api", [...own, "src/root.test.ts", "src/features/folders.unit.test.ts"]),
    vitest("apps/server", ["rest-contract.test", "product/administrators.test"]),
  ];
}

function vitest(folder, files) {
  const args = ["vitest", "run", ...files];
  return { name: `${folder}: ${files.join(" ")}`, command: "npx", args, cwd: join(root, folder) };
}

function journeysOf(files, changed) {
  const folders = Object.entries(journeys)
    .filter(([folder, shown]) => isShownIn(folder, shown, changed))
    .map(([folder]) => folder);
  const left = files.some((file) => JOURNEYS.test(file)) ? [] : ["--grep-invert=@apart"];
  const args = ["playwright", "test", ...folders.map((folder) => `journeys/${folder}/`), ...left];
  return { name: `journeys: ${folders.join(" ")}`, command: "npx", args, cwd: join(root, "apps/e2e") };
}
