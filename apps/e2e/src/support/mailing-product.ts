import { type Database, openDatabase } from "./database.ts";
import { type Mailbox, type MailingProduct, openMailbox } from "./mailbox.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

/** A mailing product with a database that the test can change. */
export interface ProductWithDatabase extends MailingProduct {
  readonly database: Database;
}

/** Returns the worker's product, for the helpers of a file. */
export function useSharedProduct(): MailingProduct {
  let shared: MailingProduct | undefined;
  test.beforeAll(({ product }) => {
    shared = product;
  });

  return {
    get address() {
      return started(shared).address;
    },
    get mailbox() {
      return started(shared).mailbox;
    },
  };
}

/**
 * Starts a product without sample content before the tests of a file and stops it afterwards.
 * @param variables returns additional environment variables when the product starts
 */
export function useEmptyProduct(variables?: () => Record<string, string>): MailingProduct {
  let mailbox: Mailbox | undefined;
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mailbox = await openMailbox();
    product = await startProduct({ template: "plain", variables: { SMTP_URL: mailbox.url, ...variables?.() } });
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
 * Starts a product without sample content on its own database. Hooks run in order of registration, so the database
 * starts first and stops last.
 */
export function useProductWithDatabase(): ProductWithDatabase {
  let database: Database | undefined;
  test.beforeAll(async () => {
    database = await openDatabase();
  });
  const product = useEmptyProduct(() => ({ DATABASE_URL: started(database).url }));
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
