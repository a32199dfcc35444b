import { expect, test } from "vitest";
import { emptyPost } from "../post-form.ts";
import { findRecommended, findRequired, MISSING_ALT } from "./missing.ts";

const written = { ...emptyPost, title: "Başlık", slug: "baslik", content: "<p>Metin</p>" };

test("a post needs title, address, text and a text for each picture", () => {
  expect(findRequired(emptyPost).map(({ field }) => field)).toEqual(["title", "slug", "content"]);
  expect(findRequired(written)).toEqual([]);
  const content = '<p>Metin</p><img src="/a.webp" alt="Dilekçe"><img src="/b.webp"><img src="/c.webp" alt=" ">';
  expect(findRequired({ ...written, content })).toEqual([
    { field: MISSING_ALT, text: "2 görselin alternatif metnini yazın" },
  ]);
});

test("what helps readers is named, and the text of a picture only with a picture", () => {
  const fields = findRecommended(written).map(({ field }) => field);
  expect(fields).toEqual(["excerpt", "categoryId", "tagIds", "featuredImage", "seoDescription"]);
  expect(findRecommended({ ...written, featuredImage: "/a.webp" }).map(({ field }) => field)).toContain("imageAlt");
});
