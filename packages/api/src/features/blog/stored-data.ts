import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, getPages, where } from "../../core/data-copy.ts";
import { ofAddresses, type ProvenAddress } from "../../core/proven-addresses.ts";

/** Author name of comments whose author's account is erased. */
const NOBODY = "Silinmiş üye";

/** Selects the comments of a member, also those written as a guest. */
const ofAuthor = (memberId: number, addresses: readonly ProvenAddress[]) => ({
  OR: [{ memberId }, { memberId: null, ...ofAddresses(addresses, "authorKey") }],
});

export const blogData: StoredData = {
  tables: {
    comments: { copiedIn: "comments" },
    comment_bans: { notCopied: "an administrator's decision" },
    posts: "impersonal",
    post_drafts: "impersonal",
    post_previews: "impersonal",
    post_provenance: "impersonal",
    post_references: "impersonal",
    post_revisions: "impersonal",
    post_tags: "impersonal",
    categories: "impersonal",
    tags: "impersonal",
  },

  retention: [
    { table: "comments", where: "approved_at IS NULL AND created_at < $1", days: retention.unapprovedCommentsDays },
    { table: "comments", where: "deleted_at < $1", days: retention.trashDays },
    { table: "comment_bans", where: "created_at < $1", days: retention.commentBansDays },
    { table: "post_previews", where: "expires_at < $1", days: 0 },
    { table: "posts", where: "deleted_at < $1", days: retention.trashDays },
  ],

  copy: async ({ tx, memberId, addresses }): Promise<DataSection[]> => [
    {
      key: "comments",
      title: "Yorumlar",
      columns: { createdAt: "Zaman", post: "Yazı", content: "Yorum", approvedAt: "Onay" },
      pages: getPages(
        (page) =>
          tx.comment.findMany({
            ...where(ofAuthor(memberId, addresses), page),
            include: { post: { select: { title: true } } },
          }),
        ({ post, ...comment }) => ({ ...comment, post: post.title }),
      ),
    },
  ],

  /** Comments stay without name and address, as the privacy page says (prisma/seed/content/pages/gizlilik-politikasi.html). */
  erase: async ({ tx, memberId, addresses }) => {
    await tx.comment.updateMany({
      where: ofAuthor(memberId, addresses),
      data: {
        memberId: null,
        authorName: NOBODY,
        authorSurname: "",
        authorEmail: "",
        notifyOnApproval: false,
        notifyOnReply: false,
      },
    });
    return [];
  },
};
