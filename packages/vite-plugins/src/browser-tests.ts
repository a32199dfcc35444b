import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { chromiumFlags, findChromium } from "../../../scripts/chromium.mjs";

/** Names of files with component tests. */
export const BROWSER_TESTS = "src/**/*.browser.test.tsx";

/**
 * Returns the project of an app's component tests, which run in a real browser with the app's own styles.
 * @param setupFiles modules that each test file begins with
 */
export function browserTests(setupFiles: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    // React's production build: its development build takes half as much time again.
    optimizeDeps: {
      rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
      // Only the app's entry imports it. Without this line Vite would find it when it first answers an unknown address
      // with HTML, and reload the running tests.
      include: ["react-dom/client"],
    },
    oxc: { jsx: { development: false, refresh: false } },
    test: {
      name: "browser",
      include: [BROWSER_TESTS],
      setupFiles,
      env: { ALL_LOOKS: process.env.ALL_LOOKS ?? "" },
      isolate: false,
      restoreMocks: true, // a spy that is left would count for other files
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } }, // only a failing test waits so long
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: "chromium" }],
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: chromiumFlags },
          contextOptions: { locale: "tr-TR", timezoneId: "Europe/Istanbul", reducedMotion: "reduce" },
        }),
      },
    },
  };
}
