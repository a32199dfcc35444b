import type { Comment, PendingComment } from "@site/contract/blog/comments/schema";
import { limits } from "@site/contract/common/limits";
import { useToast } from "../../shared/ui/toast.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem, getAuthorId } from "./comment-item.tsx";
import styles from "./comments.module.css";
import { getFollowAddress } from "./use-pending-comments.ts";
import type { Writer } from "./use-writer.ts";

/** State and callbacks that all comments of a thread share. */
export interface Thread {
  writer: Writer | undefined;
  pending: PendingComment[];
  /** The id of the comment that is being replied to. */
  answered: number | undefined;
  answer: (id: number | undefined) => void;
  onSent: (pending: PendingComment | null) => void;
}

/** Shows the comments of one level, including the reader's own pending ones, with the replies below each. */
export function CommentThread({
  comments,
  parentId,
  thread,
  level = 1,
}: {
  comments: Comment[];
  parentId: number | null;
  thread: Thread;
  level?: number;
}) {
  const pending = thread.pending.filter((comment) => comment.parentId === parentId);
  if (comments.length + pending.length === 0) return null;
  return (
    <ul className={styles.thread} data-nested={parentId !== null}>
      {comments.map((comment) => (
        <PublishedComment key={comment.id} comment={comment} thread={thread} level={level} />
      ))}
      {pending.map((comment) => (
        <CommentItem key={comment.id} comment={comment} actions={<FollowButton comment={comment} />} />
      ))}
    </ul>
  );
}

/** Shows a published comment; comments of the last level have no reply button. */
function PublishedComment({ comment, thread, level }: { comment: Comment; thread: Thread; level: number }) {
  const { writer, answered, answer } = thread;
  const isAnswered = answered === comment.id;
  const reply = !comment.isAdminReply && level < limits.commentLevels && (
    <button
      type="button"
      aria-describedby={getAuthorId(comment.id)}
      aria-expanded={isAnswered}
      onClick={() => answer(isAnswered ? undefined : comment.id)}
    >
      Yanıtla
    </button>
  );
  return (
    <CommentItem comment={comment} actions={reply}>
      {isAnswered && writer && (
        <div className={styles.answer}>
          <CommentForm
            postId={comment.blogPostId}
            parent={comment}
            writer={writer}
            onSent={thread.onSent}
            onCancel={() => answer(undefined)}
          />
        </div>
      )}
      <CommentThread comments={comment.replies} parentId={comment.id} thread={thread} level={level + 1} />
    </CommentItem>
  );
}

/** Copies the address that shows the pending comment on another device. */
function FollowButton({ comment }: { comment: PendingComment }) {
  const showToast = useToast();
  async function copy(): Promise<void> {
    const address = getFollowAddress(comment);
    try {
      await navigator.clipboard.writeText(address);
      showToast({
        kind: "success",
        message: "Takip bağlantısı kopyalandı. Başka bir cihazda açtığınızda yorumunuzun durumunu görürsünüz.",
      });
    } catch {
      showToast({ kind: "error", message: `Bağlantı kopyalanamadı: ${address}` });
    }
  }
  return (
    <button type="button" onClick={copy}>
      Takip bağlantısını kopyala
    </button>
  );
}
