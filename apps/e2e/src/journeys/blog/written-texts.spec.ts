import { LONG_WORD } from "@site/browser/testing/page-checks";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test.use({ viewport: { width: 320, height: 700 } });

test("emojis and words of 70 letters are cut and broken as people would", async ({ page, api }) => {
  const category = await api.createCategory({ name: LONG_WORD, slug: "cok-uzun-bir-kategori" });
  const post = { content: "<p>Metin</p>", categoryId: category.id };
  const emojis = await api.createPost({
    ...post,
    title: `a${"😂".repeat(80)}`,
    slug: "gulen-yuzler",
    excerpt: `Herkese teşekkürler! ${"👩‍👩‍👧".repeat(50)}`,
  });
  const long = await api.createPost({
    ...post,
    title: `${LONG_WORD} ${LONG_WORD}`,
    slug: "cok-uzun-bir-sozcuk",
    excerpt: `https://example.org/${"bolum/".repeat(40)}`,
  });
  const question = await api.createQuestion({ page: "home", question: `${LONG_WORD}?`, answer: LONG_WORD });
  for (const path of [
    "/",
    "/blog",
    "/blog/cok-uzun-bir-sozcuk",
    "/blog/gulen-yuzler",
    "/blog?ara=Muvaffakiyetsizlestiricilestiriveremeyebileceklerimizdenmissinizcesine",
  ]) {
    const response = await visit(page, path); // an emoji cut in half would end in React's error 418
    expect(await response?.text()).not.toContain("\ufffd");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  for (const { id } of [emojis, long]) await api.removePost(id);
  await api.removeQuestion(question.id);
});

test("no query makes a page fail", async ({ request }) => {
  const reads = {
    "/blog": ["ara", "sayfa"],
    "/blog/category/bilirkisilik": ["sayfa"],
    "/becayis": ["ara", "sehir", "pozisyon", "kurum", "sirala", "sayfa"],
    "/becayis/ankara-izmir": ["sayfa"],
  };
  const invisible = ["%E2%80%8B", "%C2%AD", "%E2%80%AE", "%E3%85%A4", "%E2%A0%80", "%ED%A0%80", "%F0%9F", "%00", "%"];
  const values = [
    ...invisible,
    "%E2%80%AAdava%E2%80%AC",
    "%F0%9F%98%82".repeat(150),
    "a".repeat(4000),
    "-1",
    "1e99",
    "'",
  ];
  const addresses = [
    ...Object.entries(reads).flatMap(([path, names]) =>
      values.flatMap((value) => [
        `${path}?${names.map((name) => `${name}=${value}`).join("&")}`,
        `${path}?${names.map((name) => `${name}=${value}&${name}=${value}&${name}[a][b]=${value}`).join("&")}`,
      ]),
    ),
    ...["/", "/hakkimda", "/giris-yap"].map(
      (path) => `${path}?${values.map((value) => `${value}=${value}`).join("&")}`,
    ),
    ...invisible.flatMap((text) => ["/", "/blog/", "/hizmetler/"].map((path) => path + text)),
  ];
  const failed: string[] = [];
  for (const address of addresses) {
    const status = (await request.get(address, { maxRedirects: 0 })).status();
    if (status >= 500) failed.push(`${status} ${address.slice(0, 200)}`);
  }
  expect(failed).toEqual([]);
});

test("an address is found in either case", async ({ request }) => {
  for (const path of ["/Hakkimda", "/BLOG", "/Blog/Bilirkisi-Raporu-Nasil-Okunur", "/Hizmetler/Uzlastirma"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});
