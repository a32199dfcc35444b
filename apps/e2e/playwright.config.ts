import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./src/support/chromium.ts";
import { productAddress } from "./src/support/product.ts";

/** One worker: the journeys share one product and its database. */
export default defineConfig({
  testDir: "src/journeys",
  outputDir: "test-results",
  globalSetup: "./src/support/global-setup.ts",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: productAddress(),
    serviceWorkers: "block", // offline.spec.ts alone lets it in: what it answers, a journey cannot watch
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
