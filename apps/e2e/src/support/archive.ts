import type { AdminApi } from "./admin-api.ts";

/** Number of additional posts: enough for three automatic pages of the list and the button. */
const COUNT = 40;
const NEWEST = Date.UTC(2024, 0, 31, 9);
const DAY_MS = 86_400_000;

/** Publishes the additional posts, newest first. */
export async function writeArchive(api: AdminApi): Promise<void> {
  for (let number = 1; number <= COUNT; number++) {
    await api.createPost({
      title: `Arşiv notu ${number}: duruşma günlüğünden kısa bir kesit`,
      slug: `arsiv-notu-${number}`,
      excerpt: `Eski defterden ${number}. not. Takvim, dosya ve tebligat üzerine birkaç cümle.`,
      featuredImage: "/images/blog/uzlastirma-raporu-hazirlarken.webp",
      imageAlt: "Uzlaştırma raporu hazırlayan bir masanın çizimi",
      content: `<p>Bu, arşivin ${number}. notudur.</p><p>Eski notlar olduğu gibi saklanır.</p>`,
      publishedAt: new Date(NEWEST - number * DAY_MS).toISOString(),
    });
  }
}
