import { formatDate } from "@site/browser/format-date";
import { commentTexts } from "@site/contract/blog/comments/labels";
import type { Comment } from "@site/contract/blog/comments/schema";
import type { ReactNode } from "react";
import styles from "./comments.module.css";

interface Props {
  comment: Pick<Comment, "id" | "authorName" | "content" | "createdAt"> & {
    isAdminReply?: boolean;
    isPending?: boolean;
  };
  /** Buttons below the text. */
  actions?: ReactNode;
  /** The reply form and the replies. */
  children?: ReactNode;
}

/** Returns the id of the element with the author's name, for aria-describedby. */
export const getAuthorId = (commentId: number) => `yorum-${commentId}-yazan`;

/** Shows one published or pending comment with its author and date. */
export function CommentItem({
  comment: { id, authorName, content, createdAt, isAdminReply, isPending },
  actions,
  children,
}: Props) {
  return (
    <li>
      <article
        className={styles.comment}
        data-admin={isAdminReply}
        data-pending={isPending}
        aria-label={`${authorName}, ${formatDate(createdAt)}`}
      >
        <p className={styles.head}>
          <strong id={getAuthorId(id)}>{authorName}</strong>
          {isPending && <span className={styles.badge}>{commentTexts.pending}</span>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <p className={styles.text}>{content}</p>
        {actions && <p className={styles.actions}>{actions}</p>}
      </article>
      {children}
    </li>
  );
}
