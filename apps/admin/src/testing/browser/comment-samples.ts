import type { AdminComment } from "@site/contract/blog/comments/admin-schema";

/** Returns a guest's comment that awaits approval. */
export function makeComment(given: Partial<AdminComment> = {}): AdminComment {
  return {
    id: 1,
    authorName: "Ayşe",
    authorSurname: "",
    authorEmail: "ayse@example.org",
    content: "Birinci yorum",
    createdAt: "2026-11-26T09:00:00.000Z",
    isApproved: false,
    isAdminReply: false,
    isUnchecked: false,
    blogPosts: { title: "Bilirkişi raporuna itiraz", slug: "bilirkisi-raporuna-itiraz" },
    parentId: null,
    parent: null,
    isBanned: false,
    ...given,
  };
}
