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

/** Starts a product without sample content before the tests of a file and stops it afterwards. */
function useEmptyProduct(): MailingProduct & { readonly folder: string } {
  let mailbox: Mailbox | undefined;
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mailbox = await openMailbox();
    product = await startProduct({ template: "plain", variables: { SMTP_URL: mailbox.url } });
  });

  test.afterAll(async () => {
    await product?.stop();
    await mailbox?.close();
  });

  return {
    get address() {
      return started(product).address;
    },
    get folder() {
      return started(product).folder;
    },
    get mailbox() {
      return started(mailbox);
    },
  };
}

/** Starts a product without sample content and connects to its database. */
export function useProductWithDatabase(): ProductWithDatabase {
  let database: Database | undefined;
  test.afterAll(() => database?.close()); // hooks run in order of registration: before the product stops
  const product = useEmptyProduct();
  test.beforeAll(async () => {
    database = await openDatabase(product.folder);
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
