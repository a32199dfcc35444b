import { Alert, Anchor, Blockquote, Button, List, Skeleton, Stack, Text, Title } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { reviewTexts } from "@site/contract/ai/review/labels";
import type { Originality } from "@site/contract/ai/review/schema";
import { formatNumber } from "@site/contract/common/text";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";

interface Props {
  post: { id: number; title: string };
  onClose: () => void;
}

/** Analyses a post, and shows counted facts apart from the model's opinion. */
export function OriginalityDialog({ post, onClose }: Props) {
  const { data, error, isPending, mutate } = trpc.admin.review.analyzeOriginality.useMutation();
  return (
    <Dialog onClose={onClose} title="Özgünlük Analizi" size="lg">
      <Stack aria-busy={isPending}>
        <Text>“{post.title}” yazısının kaydedilmiş metni incelenir; yazı değişmez.</Text>
        {error && (
          <Alert color="danger" role="alert" title={reviewTexts.analysisFailed}>
            {getServerError(error)?.message}
          </Alert>
        )}
        {isPending && <Skeleton height={160} />}
        {data && <Result data={data} />}
        <Button
          ml="auto"
          variant={data ? "default" : "filled"}
          loading={isPending}
          onClick={() => mutate({ postId: post.id })}
        >
          {data ? "Yeniden Analiz Et" : "Analiz Et"}
        </Button>
      </Stack>
    </Dialog>
  );
}

function Result({ data: { overlaps, comparedPosts, repeats, judgement } }: { data: Originality }) {
  return (
    <>
      <Part title={reviewTexts.overlapTitle} hint={`${reviewTexts.overlapHint} ${comparedPosts} yazıya bakıldı.`}>
        {overlaps.length === 0 && <Text>{reviewTexts.noOverlap}</Text>}
        {overlaps.map(({ id, title, share, samples }) => (
          <div key={id}>
            <Anchor component={Link} to={adminPaths.post(id)}>
              {title}
            </Anchor>
            : %{formatNumber(Math.max(1, Math.round(share * 100)))}
            <Text size="sm" c="dimmed">
              {samples.map((sample) => `“${sample}”`).join(" · ")}
            </Text>
          </div>
        ))}
      </Part>
      <Part title={reviewTexts.repeatTitle} hint={reviewTexts.repeatHint}>
        {repeats.length === 0 && <Text>{reviewTexts.noRepeats}</Text>}
        <List listStyleType="none">
          {repeats.map(({ phrase, count }) => (
            <List.Item key={phrase}>
              “{phrase}”, {count} kez
            </List.Item>
          ))}
        </List>
      </Part>
      <Part title={reviewTexts.judgementTitle} hint={reviewTexts.judgementHint}>
        {judgement.error ? (
          <Alert color="warning" role="status">
            {judgement.error}
          </Alert>
        ) : (
          <Text>{judgement.summary}</Text>
        )}
        {judgement.findings.map(({ quote, reason }) => (
          <Blockquote key={quote} p="sm" cite={reason}>
            {quote}
          </Blockquote>
        ))}
      </Part>
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
