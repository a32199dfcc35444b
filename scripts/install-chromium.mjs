// Installs the browser of the tests on a CI machine; on a person's machine it only tells the command.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { findChromium } from "./chromium.mjs";
import { step } from "./prepare.mjs";

const INSTALL = "apt-get install -y -qq --no-install-recommends";

/**
 * Installs Debian's headless Chromium, or the whole browser where there is no such package.
 * @returns the browser's path; exits where there is none and CI is not "true"
 */
export async function installChromium() {
  if (process.env.CI !== "true") fail();
  step("installing Chromium");
  const script = `apt-get update -qq; ${INSTALL} chromium-headless-shell || ${INSTALL} chromium`;
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "sh", "-c", script];
  const installing = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  await Promise.race([once(installing, "close"), once(installing, "error")]);
  return findChromium() ?? fail();
}

function fail() {
  console.error(
    [
      "the tests need Chromium or Chrome; install one, or name it in CHROMIUM_PATH:",
      "  Debian: sudo apt-get install --no-install-recommends chromium-headless-shell",
      "  Ubuntu: sudo snap install chromium",
      "  macOS:  brew install --cask google-chrome",
    ].join("\n"),
  );
  process.exit(1);
}
