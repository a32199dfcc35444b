import { Alert, Button, Group, List, Paper, Progress, Stack, Text, Typography } from "@mantine/core";
import { trustSanitised } from "@site/browser/trusted-types";
import { adminPaths } from "@site/contract/admin-paths";
import { creationTexts } from "@site/contract/ai/creations/labels";
import type { Creation } from "@site/contract/ai/creations/schema";
import { useEffect, useMemo, useRef } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { awaitedCreation } from "./awaited-creation.ts";
import { StepLine } from "./step-line.tsx";
import { useCreation } from "./use-creation.ts";

/** Shows the progress of a creation. Closing the dialog does not stop it. When it has ended, the editor opens. */
export function CreationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useCreation(id);
  useOpenedEditor(data);
  const close = () => {
    awaitedCreation.forget();
    onClose();
  };
  return (
    <Dialog onClose={close} title={getTitle(data)} size="lg">
      {isError && !data && (
        <LoadFailed title="Oluşturma yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Steps creation={data} onClose={close} />}
    </Dialog>
  );
}

/** Time to read the last step before the editor opens. */
const READING_MS = 1_500;
/** Distance in pixels from the end of the text within which a reader counts as being at the end. */
const END_PX = 40;
const iconsAbove = { itemWrapper: { alignItems: "flex-start" }, itemIcon: { marginTop: 3 } };

const titles = {
  running: "Yazı oluşturuluyor",
  done: "Yazı oluşturuldu",
  failed: "Yazı oluşturulamadı",
  cancelled: "Oluşturma iptal edildi",
} as const;

function getTitle(creation: Creation | undefined): string {
  if (!creation) return "Yazı oluşturma";
  return creation.steps.some(({ state }) => state === "failed") ? titles.failed : titles[creation.state];
}

/** Opens the editor as a new document when a creation ends that ran in this dialog or was retried. */
function useOpenedEditor(creation: Creation | undefined): void {
  const hasRun = useRef(false);
  const { id, state, postId } = creation ?? {};
  useEffect(() => {
    if (id === undefined) return;
    if (state === "running") hasRun.current = true;
    const isAwaited = hasRun.current || awaitedCreation.is(id);
    if (state !== "running") awaitedCreation.forget();
    if (state !== "done" || !isAwaited || typeof postId !== "number") return;
    const timer = setTimeout(() => window.location.assign(adminPaths.editPost(postId)), READING_MS);
    return () => clearTimeout(timer);
  }, [id, state, postId]);
}

function Steps({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const { topic, state, steps, draftText, blog } = creation;
  const ended = steps.filter((step) => step.state === "done" || step.state === "skipped").length;
  const failed = steps.find((step) => step.state === "failed");
  return (
    <Stack>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {topic}
      </Text>
      <Progress value={(ended / steps.length) * 100} aria-label="Oluşturmanın ilerlemesi" />
      <List spacing="sm" listStyleType="none" aria-live="polite" styles={iconsAbove}>
        {steps.map((step) => (
          <StepLine key={step.name} step={step} isStopped={state === "cancelled"} />
        ))}
      </List>
      {state === "running" && blog && <Alert role="status">{creationTexts.generated}</Alert>}
      {state === "cancelled" && <Alert role="status">{creationTexts.cancelled}</Alert>}
      {state === "done" && (
        <Alert color="success" role="status">
          {creationTexts.saved}
        </Alert>
      )}
      {failed && (
        <Alert color="danger" role="alert">
          {failed.note}
        </Alert>
      )}
      {draftText && <WrittenText html={draftText} />}
      <Actions creation={creation} onClose={onClose} />
      {state === "running" && (
        <Text size="sm" c="dimmed">
          Bu pencereyi ya da sekmeyi kapatabilirsiniz; yazı arka planda oluşturulmaya devam eder.
        </Text>
      )}
    </Stack>
  );
}

function Actions({ creation: { id, state, postId, blog }, onClose }: { creation: Creation; onClose: () => void }) {
  const { creations } = trpc.useUtils().admin;
  const cancel = useAdminMutation(trpc.admin.creations.cancel, {
    success: creationTexts.cancelled,
    fallback: "Oluşturma iptal edilemedi.",
    invalidates: [creations],
  });
  const retry = trpc.admin.creations.retry.useMutation();
  return (
    <Group justify="flex-end">
      {state === "running" && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ id })}>
          İptal
        </Button>
      )}
      {state === "failed" && (
        <>
          <Button variant="default" onClick={onClose}>
            {blog ? "Metni Önizle" : "İptal"}
          </Button>
          <Button
            loading={retry.isPending}
            onClick={() =>
              retry.mutate(
                { id },
                { onSuccess: () => awaitedCreation.set(id), onSettled: () => window.location.reload() },
              )
            }
          >
            Tekrar Dene
          </Button>
        </>
      )}
      {state === "cancelled" && blog && <Button onClick={onClose}>Metni Önizle</Button>}
      {state === "done" && postId !== null && (
        <Button component="a" href={adminPaths.editPost(postId)}>
          Yazıyı Düzenle
        </Button>
      )}
    </Group>
  );
}

/** Shows the text written so far, and scrolls with it until the reader scrolls up. */
function WrittenText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: trustSanitised(html) }), [html]);
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new text, which moves the end
  useEffect(() => {
    if (isAtEnd.current) frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [html]);
  return (
    <Paper
      ref={frame}
      component="section"
      withBorder
      p="md"
      aria-label="Yazılan metin"
      mah={260}
      style={{ overflowY: "auto" }}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it */}
      <Typography dangerouslySetInnerHTML={inner} />
    </Paper>
  );
}
