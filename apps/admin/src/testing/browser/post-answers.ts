import type { Answers } from "@site/browser/testing/answer-calls";
import { onePage } from "@site/browser/testing/one-page";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import type { PostDraft } from "@site/contract/blog/posts/draft-schema";
import { postTextNames, postTimeNames } from "@site/contract/blog/posts/fields";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { toRecord } from "@site/contract/common/record";
import { emptyPost } from "../../screens/posts/post-form.ts";

const NOW = "2026-11-26T09:00:00.000Z";

const toCategory = (id: number, name: string, slug: string): AdminCategory => ({
  id,
  name,
  slug,
  description: "",
  seoTitle: "",
  seoDescription: "",
  createdAt: NOW,
});
export const bilirkisilik = toCategory(2, "Bilirkişilik", "bilirkisilik");
export const categories = [toCategory(1, "Genel", "genel"), bilirkisilik];

/** Returns a saved draft of a post. */
export function makePost(given: Partial<AdminPost> = {}): AdminPost {
  return {
    ...toRecord(postTextNames, () => ""),
    ...toRecord(postTimeNames, () => null),
    id: 7,
    title: "Bilirkişi raporuna itiraz",
    slug: "bilirkisi-raporuna-itiraz",
    excerpt: "İtirazın süresi ve gerekçesi.",
    content: "<p>Dava açıldı ve karara bağlandı.</p>",
    featuredImage: null,
    imageAlt: "",
    status: "draft",
    isFeatured: false,
    categoryId: 1,
    tags: [],
    createdAt: NOW,
    updatedAt: NOW,
    viewCount: 1_240,
    readingTime: 4,
    version: 3,
    ...given,
  };
}

export const savedPost = makePost();

/** A draft that an earlier visit stored on the server. */
export const storedDraft: PostDraft = {
  id: "5f0c8a52-0f5b-4d0c-9d0a-6b7f1c0f7a11",
  basedOn: null,
  counter: 4,
  savedAt: NOW,
  values: { ...emptyPost, title: "Yarıda kesilen yazı", slug: "yarida-kesilen-yazi", content: "<p>Dava açıldı</p>" },
};

/** Answers of the calls that the editor and the list of posts make on opening. */
export const postAnswers = {
  posts: {
    get: () => savedPost,
    page: () => onePage([{ ...savedPost, recentViews: 85 }]),
  },
  postDrafts: {
    list: () => [],
    save: () => ({ savedAt: NOW }),
    discard: () => ({ message: "Taslak silindi." }),
  },
  categories: { list: () => categories },
  tags: { list: () => [] },
  media: { list: () => onePage([]) },
  ai: { readiness: () => ({ model: false, imageSearch: false }) },
  postIssues: { get: () => ({ state: null }) },
  mailing: { audience: () => ({ each: 12, weekly: 3, delayMinutes: 10, blockedBy: null }) },
  postProvenance: { get: () => ({ provenance: null }) },
} satisfies Answers["admin"];
