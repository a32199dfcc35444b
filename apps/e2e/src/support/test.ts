import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { AdminApi } from "./admin-api.ts";
import { FaultWatch } from "./fault-watch.ts";
import { productAddress } from "./product.ts";

interface Fixtures {
  /** Fails the test for every error in one of its browsers. */
  faults: FaultWatch;
  /** Opens a browser of another person: nothing is shared with the test's own page. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  api: AdminApi;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  faults: async ({}, use) => {
    const faults = new FaultWatch();
    await use(faults);
    expect(faults.faults(), "errors in the browser").toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },

  openBrowser: async ({ browser, faults }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      faults.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },

  api: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const api = await AdminApi.signIn(productAddress());
      await use(api);
      await api.signOut();
    },
    { scope: "worker" },
  ],
});

export { expect };
