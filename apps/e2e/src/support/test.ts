import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { AdminApi } from "./admin-api.ts";
import { endOpenedSessions } from "./admin-screens.ts";
import { type Database, openDatabase } from "./database.ts";
import { type MailingProduct, openMailbox } from "./mailbox.ts";
import { PageErrorWatch } from "./page-error-watch.ts";
import { startProduct } from "./product.ts";

interface Fixtures {
  /** Fails the test for unexpected errors in any of its browsers. */
  pageErrors: PageErrorWatch;
  /** Opens a separate browser context for another person. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Product shared by the journeys of a worker; its blog and board contain sample content. */
  product: MailingProduct & { readonly folder: string };
  /** Its database. A journey may change the dates of its own records only. */
  database: Database;
  api: AdminApi;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  pageErrors: async ({}, use) => {
    const pageErrors = new PageErrorWatch();
    await use(pageErrors);
    expect(pageErrors.faults(), "errors in the browser").toEqual([]);
  },

  context: async ({ context, pageErrors }, use) => {
    pageErrors.watch(context);
    await use(context);
    await endOpenedSessions();
  },

  openBrowser: async ({ browser, pageErrors }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      pageErrors.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },

  baseURL: ({ product }, use) => use(product.address),

  product: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const mailbox = await openMailbox();
      const { address, folder, stop } = await startProduct({
        variables: { SMTP_URL: mailbox.url },
      });
      try {
        await use({ address, folder, mailbox });
      } finally {
        await stop();
        await mailbox.close();
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],

  database: [
    async ({ product }, use) => {
      const database = await openDatabase(product.folder);
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],

  api: [
    async ({ product }, use) => {
      const api = await AdminApi.signIn(product.address);
      await use(api);
      await api.signOut();
    },
    { scope: "worker" },
  ],
});

export { expect };
