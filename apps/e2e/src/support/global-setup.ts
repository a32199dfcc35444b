import { AdminApi } from "./admin-api.ts";
import { writeArchive } from "./archive.ts";
import { productAddress, startProduct } from "./product.ts";

/** Starts the product and fills its blog. @returns ends the product */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startProduct();
  try {
    const api = await AdminApi.signIn(productAddress());
    await writeArchive(api);
    await api.signOut();
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return stop;
}
