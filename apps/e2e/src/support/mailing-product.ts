import { type Database, openDatabase } from "./database.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import type { Template } from "./template-folders.ts";
import { test } from "./test.ts";

/** A product for one test file whose mails a real SMTP server stores. */
export interface MailingProduct {
  readonly address: string;
  readonly mailbox: Mailbox;
}

/** A mailing product with a database that the test can change. */
export interface ProductWithDatabase extends MailingProduct {
  readonly database: Database;
}

interface MailingOptions {
  /** Content of its data folder. */
  template?: Template;
  /** Returns additional environment variables when the product starts. */
  variables?: () => Record<string, string>;
}

/** Starts a mailing product before the tests of a file and stops it afterwards. */
export function useMailingProduct({ template, variables }: MailingOptions = {}): MailingProduct {
  let mailbox: Mailbox | undefined;
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mailbox = await openMailbox();
    product = await startProduct({ template, variables: { SMTP_URL: mailbox.url, ...variables?.() } });
  });

  test.afterAll(async () => {
    await product?.stop();
    await mailbox?.close();
  });

  return {
    get address() {
      return started(product).address;
    },
    get mailbox() {
      return started(mailbox);
    },
  };
}

/**
 * Starts a mailing product on its own database. Hooks run in order of registration, so the database starts first and
 * stops last.
 */
export function useProductWithDatabase(): ProductWithDatabase {
  let database: Database | undefined;
  test.beforeAll(async () => {
    database = await openDatabase();
  });
  const product = useMailingProduct({ template: "plain", variables: () => ({ DATABASE_URL: started(database).url }) });
  test.afterAll(async () => {
    await database?.stop();
  });

  return {
    get address() {
      return product.address;
    },
    get mailbox() {
      return product.mailbox;
    },
    get database() {
      return started(database);
    },
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("the product runs for the journeys alone");
  return part;
}
