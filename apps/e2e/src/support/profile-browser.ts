import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "./chromium.ts";

interface ProfileBrowser {
  page: Page;
  /** Kills the browser like a power cut; what it has not written to disk is lost. */
  kill: () => Promise<void>;
}

/** Starts a browser whose storage is in a folder, so that another one can continue with it after a kill. */
export async function openProfile(folder: string): Promise<ProfileBrowser> {
  const args = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--remote-debugging-port=0",
    `--user-data-dir=${folder}`,
  ];
  const process = spawn(findChromium(), args, { stdio: ["ignore", "ignore", "pipe"] });
  const browser = await chromium.connectOverCDP(await getDebugger(process.stderr));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  return {
    page,
    async kill() {
      const ended = once(process, "exit");
      process.kill("SIGKILL");
      await ended;
    },
  };
}

/** Returns the address that Chromium prints when it can be controlled. */
async function getDebugger(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Chromium ended before it could be controlled");
}
