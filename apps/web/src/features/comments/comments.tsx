import { commentTexts } from "@site/contract/blog/comments/labels";
import type { PendingComment } from "@site/contract/blog/comments/schema";
import { useState } from "react";
import { trpc } from "../../framework/browser.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread, type Thread } from "./comment-thread.tsx";
import styles from "./comments.module.css";
import { flatten } from "./matching.ts";
import { usePendingComments } from "./use-pending-comments.ts";
import { useWriter } from "./use-writer.ts";

/** Shows the comments of a post and the form to write one. */
export default function Comments({ postId }: { postId: number }) {
  const utils = trpc.useUtils();
  const {
    data: tree,
    isError,
    isFetched,
    refetch,
  } = trpc.comments.list.useQuery({ blogPostId: postId }, { staleTime: 0 });
  const { pending, remember } = usePendingComments(postId, tree);
  const writer = useWriter();
  const [answered, answer] = useState<number>();

  function onSent(sent: PendingComment | null): void {
    answer(undefined);
    if (sent) remember(sent);
    else void utils.comments.list.invalidate({ blogPostId: postId });
  }

  const thread: Thread = { writer, pending, answered, answer, onSent };
  const count = tree ? flatten(tree).length : 0;
  return (
    <div className={styles.comments}>
      <h2>Yorumlar{count > 0 && ` (${count})`}</h2>
      {isError && <ErrorState className="row center gap-4" text={commentTexts.loadFailed} onRetry={refetch} />}
      {!tree && !isError && <div className={`skeleton ${styles.waiting}`} />}
      {tree && count + pending.length === 0 && <p className={styles.empty}>Henüz yorum yok. İlk yorumu siz yazın.</p>}
      <CommentThread comments={tree ?? []} parentId={null} thread={thread} />
      {writer && answered === undefined && isFetched && (
        <CommentForm key={writer.kind} postId={postId} parent={undefined} writer={writer} onSent={onSent} />
      )}
    </div>
  );
}
