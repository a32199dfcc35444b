import { commentTexts } from "@site/contract/blog/comments/labels";
import { type CreateCommentInput, guestAuthor } from "@site/contract/blog/comments/schema";
import { AppError } from "../../../core/calls/errors.ts";
import { validationError } from "../../../core/calls/public-error.ts";
import type { AdminIdentity, MemberIdentity } from "../../../core/context.ts";

/** The sessions of a call, at most one of each kind. */
export interface CallerIdentities {
  admin: AdminIdentity | undefined;
  member: MemberIdentity | undefined;
}

/** The author columns of a comment. */
export type Author =
  | { kind: "admin"; columns: { adminId: number; isAdminReply: true; authorName: string } }
  | { kind: "member"; columns: { memberId: number; authorName: string; authorSurname: string; authorEmail: string } }
  | { kind: "guest"; columns: { authorName: string; authorSurname: string; authorEmail: string } };

/**
 * Determines the author from the sessions; author fields of the input count only for guests.
 * @throws UNAUTHORIZED if a form sends an administrator's answer without a session, VALIDATION_FAILED for a guest
 * without name or e-mail
 */
export function getAuthor({ admin, member }: CallerIdentities, input: CreateCommentInput): Author {
  if (admin) return { kind: "admin", columns: adminColumns(admin.id) };
  if (input.isAdminReply) throw new AppError("UNAUTHORIZED");
  if (member)
    return {
      kind: "member",
      columns: {
        memberId: member.id,
        authorName: member.firstName,
        authorSurname: member.lastName,
        authorEmail: member.email,
      },
    };
  const guest = guestAuthor.safeParse({
    ...input,
    authorName: input.authorName ?? "",
    authorEmail: input.authorEmail ?? "",
  });
  if (!guest.success) throw validationError(guest.error);
  return { kind: "guest", columns: { ...guest.data, authorSurname: guest.data.authorSurname ?? "" } };
}

export function adminColumns(adminId: number) {
  return { adminId, isAdminReply: true, authorName: commentTexts.administrator } as const;
}
