import { Button, Group, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { reviewTexts, seoFixTypes } from "@site/contract/ai/review/labels";
import { fixSeoInput } from "@site/contract/ai/review/schema";
import type { GeneralCheckResult } from "@site/contract/blog/posts/check-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { notifyError, notifyInfo } from "../../../kit/notify.tsx";
import { usePostLists } from "../use-post-lists.ts";

/** Number of posts per call, small enough to show progress. */
const PER_CALL = 3;
const fixTypes = fixSeoInput.shape.fixTypes.element.options;

/** Generates the missing meta texts of all checked posts. Existing texts stay. */
export function SeoFix({ result }: { result: GeneralCheckResult }) {
  const [progress, setProgress] = useState<string>();
  const { mutateAsync } = trpc.admin.review.fixSeo.useMutation();
  const { generalCheck } = trpc.useUtils().admin.posts;
  const lists = usePostLists();
  const posts = [...result.postsWithoutSeoTitle, ...result.postsWithoutSeoDescription, ...result.postsWithoutKeywords];
  const ids = [...new Set(posts.map(({ id }) => id))];
  if (ids.length === 0) return null;

  async function run(): Promise<void> {
    let done = 0;
    let serverError = "";
    for (let at = 0; at < ids.length && !serverError; at += PER_CALL) {
      setProgress(`${ids.length} yazıdan ${at} tanesi tamamlandı…`);
      try {
        const { successCount, message } = await mutateAsync({ postIds: ids.slice(at, at + PER_CALL), fixTypes });
        done += successCount;
        serverError = message;
      } catch (error) {
        serverError = getServerError(error)?.message ?? reviewTexts.fixFailed;
      }
    }
    setProgress(undefined);
    await Promise.all([...lists, generalCheck].map((query) => query.invalidate()));
    if (done > 0) notifyInfo(reviewTexts.fixedTitle, `${reviewTexts.fixed(done, ids.length)} ${serverError}`.trim());
    else notifyError(serverError || reviewTexts.fixFailed);
  }

  return (
    <Group>
      <Button variant="light" loading={progress !== undefined} onClick={() => void run()}>
        AI ile Düzelt ({ids.length} yazı)
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {progress ?? `Yalnızca boş alanlar doldurulur: ${Object.values(seoFixTypes).join(", ")}.`}
      </Text>
    </Group>
  );
}
