import { expect, it } from "vitest";
import { unsafeParts } from "../../testing/unsafe-html.ts";
import { vectorDocuments, xssVectors } from "../../testing/xss-vectors.ts";
import { sanitiseNewArticle, sanitiseStoredArticle } from "./article.ts";

it("there are more than 500 different vectors, and unsanitised ones are recognised", () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  const recognised = xssVectors.filter((vector) => unsafeParts(vector).length > 0);
  expect(recognised.length).toBeGreaterThan(500);
});

it.each([
  ["alone", xssVectors],
  ["in documents", vectorDocuments(50)],
  ["in an attribute and a heading", xssVectors.map((vector) => `<h2 title="${vector}">${vector}</h2>`)],
])("no vector is left in new and stored articles: %s", async (_, documents) => {
  for (const html of documents) {
    const written = await sanitiseNewArticle(html);
    expect(unsafeParts(written), html).toEqual([]);
    expect(await sanitiseStoredArticle(html), html).toBe(written);
    expect(await sanitiseStoredArticle(written), html).toBe(written);
  }
});
