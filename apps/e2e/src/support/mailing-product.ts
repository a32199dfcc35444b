import { type Database, openDatabase } from "./database.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

/** A product of a journey's own, whose mails a real SMTP server keeps. */
export interface MailingProduct {
  readonly address: string;
  readonly mailbox: Mailbox;
}

/** Such a product with a database that the journey reaches too. */
export interface TimelessProduct extends MailingProduct {
  readonly database: Database;
}

/**
 * Starts such a product before the journeys of a file and ends it after them.
 * @param variables what else the operator decides; a function where it is known only when the product starts
 */
export function useMailingProduct(
  variables: Record<string, string> | (() => Record<string, string>) = {},
): MailingProduct {
  let mailbox: Mailbox | undefined;
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mailbox = await openMailbox();
    product = await startProduct("localhost", {
      SMTP_URL: mailbox.url,
      ...(typeof variables === "function" ? variables() : variables),
    });
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

/** The same on an empty database of its own; hooks run in the order they are written in, so it starts before the product and ends after it. */
export function useTimelessProduct(): TimelessProduct {
  let database: Database | undefined;
  test.beforeAll(async () => {
    database = await openDatabase();
  });
  const product = useMailingProduct(() => ({
    DATABASE_URL: started(database).url,
    APP_SECRET: "a secret for journeys, long enough",
  }));
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
