import { Text } from "@mantine/core";
import { formatShortDate, formatTime, inIstanbul } from "@site/browser/format-date";
import { postStateLabels } from "@site/contract/blog/posts/admin-labels";
import type { ListedPost, PostOrder, PostState } from "@site/contract/blog/posts/admin-schema";
import { getPostState } from "../post-visibility.ts";

const colors: Record<PostState, string> = {
  scheduled: "var(--accent-strong)",
  draft: "var(--ink)",
  published: "var(--success)",
  archived: "var(--ink-soft)",
};

/** Shows the state of a post and the date by which the list orders it, such as "Taslak · 28 Kas düzenlendi". */
export function PostStateText({ post, order }: { post: ListedPost; order: PostOrder }) {
  const state = getPostState(post);
  return (
    <Text span inherit>
      <Text span inherit fw={600} c={colors[state]}>
        {postStateLabels[state]}
      </Text>
      {` · ${getDateText(post, state, order)}`}
    </Text>
  );
}

function getDateText({ publishedAt, updatedAt }: ListedPost, state: PostState, order: PostOrder): string {
  const isPublished = state === "published" || state === "scheduled";
  if (!isPublished || publishedAt === null || order === "change") return `${toDay(updatedAt)} düzenlendi`;
  return state === "scheduled" ? `${toDay(publishedAt)} ${formatTime(publishedAt)}` : toDay(publishedAt);
}

/** Returns "28 Kas", with the year if it is another than this one. */
function toDay(moment: string): string {
  const getYear = (time: number) => inIstanbul(time).getUTCFullYear();
  return formatShortDate(moment, getYear(Date.parse(moment)) !== getYear(Date.now()));
}
