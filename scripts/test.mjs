// npm test: runs all checks, also from a fresh clone; .ci/run only calls this script.
// npm test -- --changed[=commit]: runs what the changes since a commit (the last one) are likely to break.

import { changedParts } from "./changed.mjs";
import { findChromium } from "./chromium.mjs";
import { installChromium } from "./install-chromium.mjs";
import { installPackages, run, step } from "./prepare.mjs";
import { printTimes, timedTurbo } from "./timed-turbo.mjs";

const started = Date.now();
const since = process.argv.find((argument) => argument.startsWith("--changed"));
const installing = findChromium() ? undefined : installChromium(); // while npm installs the packages
installPackages();
process.env.CHROMIUM_PATH = findChromium() ?? (await installing);
const parts = [{ name: "preparation", seconds: (Date.now() - started) / 1000 }];

if (since) {
  const { tasks, commands } = changedParts(since.split("=")[1] ?? "HEAD");
  parts.push(...timedTurbo(tasks));
  for (const { name, command, args, cwd } of commands) {
    const begun = Date.now();
    step(name);
    run(command, args, { cwd });
    parts.push({ name, seconds: (Date.now() - begun) / 1000 });
  }
} else {
  step("lint, dead code, types, unit tests, production build");
  parts.push(...timedTurbo(["lint", "unused", "typecheck", "test", "build"]));
  step("journeys in the browser");
  parts.push(...timedTurbo(["journeys"]));
}

step(since ? "what the changes are likely to break has passed" : "all checks passed");
printTimes(parts, (Date.now() - started) / 1000);
