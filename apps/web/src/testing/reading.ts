import { postTextNames } from "@site/contract/blog/posts/fields";
import type { PostCard, PostDetail, PostReading } from "@site/contract/blog/posts/schema";
import { toRecord } from "@site/contract/common/record";

/** Returns a post as calls for lists answer it. */
export function makePostCard(given: Partial<PostCard> = {}): PostCard {
  return {
    id: 7,
    title: "Bilirkişi Raporu Nasıl Okunur",
    slug: "bilirkisi-raporu-nasil-okunur",
    excerpt: "Raporun bölümleri.",
    featuredImage: null,
    imageSize: null,
    publishedAt: "2026-11-01T09:00:00.000Z",
    readingTime: 1,
    viewCount: 3,
    category: { id: 1, name: "Bilirkişilik", slug: "bilirkisilik" },
    ...given,
  };
}

/** Returns a short article. */
export function makePost(given: Partial<PostDetail> = {}): PostDetail {
  return {
    ...toRecord(postTextNames, () => ""),
    ...makePostCard(),
    imageAlt: "",
    tags: [],
    content: "<p>Rapor üç bölümden oluşur.</p>",
    toc: [],
    imageCredit: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    updatedAt: "2026-11-01T09:00:00.000Z",
    provenance: null,
    ...given,
  };
}

/** Returns the answer for the page of a short article without related posts. */
export function makeReading(given: Partial<PostDetail> = {}): PostReading {
  return { post: makePost(given), related: [] };
}
