import { commentTexts } from "@site/contract/comments/labels";
import { type CreateCommentInput, guestAuthor } from "@site/contract/comments/schema";
import type { AdminIdentity, MemberIdentity } from "../../../core/context.ts";
import { AppError } from "../../../core/errors.ts";
import { validationError } from "../../../core/public-error.ts";

/** Whose sessions a call came with. */
export interface Writers {
  admin: AdminIdentity | undefined;
  member: MemberIdentity | undefined;
}

/** Who writes a comment, as it is stored. */
export type Author =
  | { kind: "admin"; columns: { adminId: number; isAdminReply: true; authorName: string } }
  | { kind: "member"; columns: { memberId: number; authorName: string; authorSurname: string; authorEmail: string } }
  | { kind: "guest"; columns: { authorName: string; authorSurname: string; authorEmail: string } };

/**
 * Decides by the sessions alone who writes; what the payload says of its writer counts for guests only.
 * @throws UNAUTHORIZED where a form sends an administrator's answer without the session for it, VALIDATION_FAILED for a guest without name or e-mail
 */
export function authorOf({ admin, member }: Writers, input: CreateCommentInput): Author {
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
