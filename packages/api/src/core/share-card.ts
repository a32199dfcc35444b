import type { App, ShareCardTexts } from "./app.ts";

/** Returns a function that reads the texts of a share card by a statement; $1 is the slug. */
export function readCard(name: string, text: string) {
  return async (app: App, slug: string): Promise<ShareCardTexts | undefined> => {
    const { rows } = await app.db.pool.query<ShareCardTexts>({ name, text, values: [slug] });
    return rows[0];
  };
}
