// npm test: runs all checks, also from a fresh clone; .ci/run only calls this script.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { installPackages, run, step, turbo } from "./prepare.mjs";

const started = Date.now();
/** Duration of each part in seconds. */
const durations = {};
const installing = findChromium() ? undefined : startInstallingChromium(); // while npm installs the packages
installPackages();
const chromium = findChromium() ?? (await installedChromium(installing));

timed("lint, dead code, types, unit tests, production build", () =>
  turbo(["lint", "unused", "typecheck", "test", "build"], { logs: "new-only" }),
);
timed("journeys in the browser", () =>
  run("npm", ["run", "--silent", "journeys", "--workspace", "@site/e2e"], { env: { CHROMIUM_PATH: chromium } }),
);
durations["all checks, with preparation"] = secondsSince(started);
step("all checks passed");
for (const [name, seconds] of Object.entries(durations)) console.log(`${String(seconds).padStart(6)} s  ${name}`);

/** Runs a part of the checks and notes its duration. */
function timed(name, work) {
  const begun = Date.now();
  step(name);
  work();
  durations[name] = secondsSince(begun);
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}

/** Returns the path of an installed browser; the headless shell comes first, because it needs far less time. */
function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return places.find((place) => place && existsSync(place));
}

/** Installs Debian's headless Chromium, or the whole browser where there is no such package. */
function startInstallingChromium() {
  step("installing Chromium");
  const install = "apt-get install -y -qq --no-install-recommends";
  const script = `apt-get update -qq; ${install} chromium-headless-shell || ${install} chromium`;
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "sh", "-c", script];
  return spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Waits for the installation and returns the browser's path. */
async function installedChromium(installing) {
  if (installing.exitCode === null) await Promise.race([once(installing, "close"), once(installing, "error")]);
  const found = findChromium();
  if (found) return found;
  console.error("no Chrome or Chromium was found and none could be installed: install one, or set CHROMIUM_PATH");
  process.exit(1);
}
