import type { MailingProduct } from "./mailbox.ts";
import { test } from "./test.ts";

/** Returns the worker's product, for the helpers of a file. */
export function useSharedProduct(): MailingProduct {
  let shared: MailingProduct | undefined;
  const started = () => {
    if (!shared) throw new Error("the product runs for the journeys alone");
    return shared;
  };
  test.beforeAll(({ product }) => {
    shared = product;
  });

  return {
    get address() {
      return started().address;
    },
    get mailbox() {
      return started().mailbox;
    },
  };
}
