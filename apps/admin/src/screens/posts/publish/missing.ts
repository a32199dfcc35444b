import type { PostFormValues } from "../post-form.ts";

/** Names the field for the alternative text of an image in the text that has none. */
export const MISSING_ALT = "missingAlt";

/** A missing value of a post, with its field. */
export interface Missing {
  field: keyof PostFormValues | typeof MISSING_ALT;
  text: string;
}

/** Returns the missing values without which a post cannot be published. The server refuses it for the same reasons. */
export function findRequired({ title, slug, content }: PostFormValues): Missing[] {
  const images = imagesWithoutText(content);
  return [
    ...missing("title", "Başlık yazın", title),
    ...missing("slug", "Adresini yazın", slug),
    ...missing("content", "Metni yazın", content),
    ...(images > 0 ? [{ field: MISSING_ALT, text: `${images} görselin alternatif metnini yazın` } as const] : []),
  ];
}

/** Returns missing values that would make a post easier to find and to share. */
export function findRecommended(values: PostFormValues): Missing[] {
  const { excerpt, categoryId, tagIds, featuredImage, imageAlt, seoDescription } = values;
  return [
    ...missing("excerpt", "Özet yok: listelerde ve e-postada metnin başı görünür", excerpt),
    ...missing("categoryId", "Kategori seçilmedi", categoryId ?? ""),
    ...missing("tagIds", "Etiket seçilmedi", tagIds.join()),
    ...missing("featuredImage", "Öne çıkan görsel yok", featuredImage),
    ...(featuredImage ? missing("imageAlt", "Öne çıkan görselin alternatif metni yok", imageAlt) : []),
    ...missing("seoDescription", "Arama sonuçları için açıklama yok", seoDescription),
  ];
}

function missing(field: Missing["field"], text: string, value: string | number): Missing[] {
  return String(value).trim() === "" ? [{ field, text }] : [];
}

function imagesWithoutText(html: string): number {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("img")].filter(({ alt }) => alt.trim() === "").length;
}
