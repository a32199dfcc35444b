import type { AdminComment } from "@site/contract/blog/comments/admin-schema";

/** Returns a guest's comment that awaits approval. */
export function makeComment(given: Partial<AdminComment> = {}): AdminComment {
  return {
    id: 1,
    author_name: "Ayşe",
    author_surname: "",
    author_email: "ayse@example.org",
    content: "Birinci yorum",
    created_at: "2026-11-26T09:00:00.000Z",
    is_approved: false,
    is_admin_reply: false,
    is_unchecked: false,
    blog_posts: { title: "Bilirkişi raporuna itiraz", slug: "bilirkisi-raporuna-itiraz" },
    parentId: null,
    parent: null,
    is_banned: false,
    ...given,
  };
}
