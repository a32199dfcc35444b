import { AdminApi } from "./admin-api.ts";
import { writeArchive } from "./archive.ts";
import { announceProduct, startProduct } from "./product.ts";
import { fillSampleBoard } from "./sample-board.ts";

/** Starts the product, fills its blog and joins its board. @returns ends the product */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct();
  announceProduct(product);
  try {
    const api = await AdminApi.signIn(product.address);
    await writeArchive(api);
    await fillSampleBoard(api, product.address);
    await api.signOut();
  } catch (error) {
    await product.stop().catch(() => undefined);
    throw error;
  }
  return () => product.stop();
}
