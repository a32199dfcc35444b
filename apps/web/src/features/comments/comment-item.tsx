import { formatDate } from "@site/browser/format-date";
import { commentTexts } from "@site/contract/blog/comments/labels";
import type { Comment } from "@site/contract/blog/comments/schema";
import type { ReactNode } from "react";
import styles from "./comments.module.css";

interface Props {
  comment: Pick<Comment, "id" | "author_name" | "content" | "created_at"> & {
    is_admin_reply?: boolean;
    is_pending?: boolean;
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
  comment: { id, author_name, content, created_at, is_admin_reply, is_pending },
  actions,
  children,
}: Props) {
  return (
    <li>
      <article
        className={styles.comment}
        data-admin={is_admin_reply}
        data-pending={is_pending}
        aria-label={`${author_name}, ${formatDate(created_at)}`}
      >
        <p className={styles.head}>
          <strong id={getAuthorId(id)}>{author_name}</strong>
          {is_pending && <span className={styles.badge}>{commentTexts.pending}</span>}
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <p className={styles.text}>{content}</p>
        {actions && <p className={styles.actions}>{actions}</p>}
      </article>
      {children}
    </li>
  );
}
