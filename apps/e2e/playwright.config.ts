import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "../../scripts/chromium.mjs";
import { findChromium } from "./src/support/chromium.ts";

/**
 * Each worker has a product with a database of its own; the journeys of a file run one after the other. Traces are
 * recorded with `--trace retain-on-failure` alone, because recording slows every journey.
 */
export default defineConfig({
  testDir: "src/journeys",
  globalSetup: "src/support/prepare-template.ts",
  outputDir: "test-results",
  workers: 4, // journeys wait for mails, timers and pages, so that fewer workers would leave two cores idle
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  // Each step has a limit of its own. The limit of a whole journey ends only one that never does: 15 s of work alone
  // took 60 s on overloaded cores.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    serviceWorkers: "block", // only offline.spec.ts allows it: journeys cannot observe what the worker answers
    contextOptions: { reducedMotion: "reduce" }, // only slider.spec.ts tests motion
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
});
