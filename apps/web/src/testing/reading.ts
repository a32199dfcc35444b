import { postTextNames } from "@site/contract/blog/posts/fields";
import type { PostReading } from "@site/contract/blog/posts/schema";
import { toRecord } from "@site/contract/common/record";

/** A short article without related ones. */
export const reading: PostReading = {
  post: {
    ...toRecord(postTextNames, () => ""),
    id: 7,
    title: "Bilirkişi Raporu Nasıl Okunur",
    slug: "bilirkisi-raporu-nasil-okunur",
    publishedAt: "2026-11-01T09:00:00.000Z",
    excerpt: "Raporun bölümleri.",
    featuredImage: null,
    imageSize: null,
    imageAlt: "",
    readingTime: 1,
    viewCount: 3,
    category: { id: 1, name: "Bilirkişilik", slug: "bilirkisilik" },
    tags: [],
    content: "<p>Rapor üç bölümden oluşur.</p>",
    toc: [],
    imageCredit: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    updatedAt: "2026-11-01T09:00:00.000Z",
    provenance: null,
  },
  related: [],
};
