import { z } from "zod";
import type { Product } from "./product.ts";

/** The input of an article. */
type Article = ReturnType<typeof makeArticle>;

const WORDS = `bilirkişi rapor dava dosya mahkeme faiz hesap süre itiraz uzlaştırma yapay zekâ model
  metin özet arama veri kişisel güvenlik yedek erişilebilir ilan becayiş memur kurum pozisyon
  şehir avukat büro otomasyon belge tutanak tebligat duruşma karar gerekçe alacak icra takip harç
  masraf`.split(/\s+/);

/** Returns a reproducible pseudo-random generator. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Creates an article. @returns its id */
export async function createArticle(product: Product, article: Article): Promise<number> {
  return z.object({ id: z.number() }).parse(await product.admin("POST", "/api/admin/posts", article)).id;
}

/** Creates articles of about 700 words through the admin API. @returns their slugs */
export async function writePosts(product: Product, from: number, count: number): Promise<string[]> {
  const getArticle = await getArticles(product);
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (const number of numbers.filter((each) => each % 8 === writer))
      await createArticle(product, getArticle(number));
  });
  await Promise.all(writers);
  return numbers.map(getSlug);
}

/** Returns the function that makes the input of an article by its number. */
export async function getArticles(product: Product): Promise<(number: number) => Article> {
  const categories = await getTerms(product, "/api/admin/categories", 4);
  const tags = await getTerms(product, "/api/admin/tags", 12);
  return (number) => makeArticle(number, categories, tags);
}

function getSlug(number: number): string {
  return `olcum-yazisi-${number}`;
}

function makeArticle(number: number, categories: number[], tags: number[]) {
  const random = sequence(number);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? "";
  const words = (length: number) => Array.from({ length }, word).join(" ");
  const sections = Array.from(
    { length: 6 },
    () =>
      `<h2>${words(4)}</h2><p>${words(60)}.</p><p>${words(50)}.</p><ul><li>${words(6)}</li><li>${words(6)}</li></ul>`,
  );
  return {
    title: `Ölçüm ${number}: ${words(5)}`,
    slug: getSlug(number),
    excerpt: words(20),
    content: sections.join(""),
    status: "published",
    publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    categoryId: categories[number % categories.length],
    tagIds: [tags[number % tags.length], tags[(number + 7) % tags.length]],
    featuredImage: "/images/blog/bilirkisi-raporu-nasil-okunur.webp",
    imageAlt: "Bir rapor sayfası ve büyüteç",
  };
}

/** Returns the ids of at least `count` terms, after adding those that are missing. */
async function getTerms(product: Product, path: string, count: number): Promise<number[]> {
  const terms = z.array(z.object({ id: z.number() })).parse(await product.admin("GET", path));
  for (let number = terms.length; number < count; number++)
    await product.admin("POST", path, { name: `Ölçüm ${number}`, slug: `olcum-${number}` });
  return z
    .array(z.object({ id: z.number() }))
    .parse(await product.admin("GET", path))
    .map(({ id }) => id);
}
