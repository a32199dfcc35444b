import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

/** A product of a journey's own, whose mails a real SMTP server keeps. */
export interface MailingProduct {
  readonly address: string;
  readonly mailbox: Mailbox;
}

/**
 * Starts such a product before the journeys of a file and ends it after them.
 * @param variables what else the operator decides
 */
export function useMailingProduct(variables: Record<string, string> = {}): MailingProduct {
  let mailbox: Mailbox | undefined;
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mailbox = await openMailbox();
    product = await startProduct("localhost", { SMTP_URL: mailbox.url, ...variables });
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

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("the product runs for the journeys alone");
  return part;
}
