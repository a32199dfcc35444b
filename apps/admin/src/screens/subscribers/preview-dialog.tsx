import { Alert, SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { type MailFrequency, mailFrequency } from "@site/contract/readers/subscribers/subscriptions/schema";
import { useEffect, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { MailFrame } from "../../kit/mail-frame.tsx";

const kinds = [
  { value: "each", label: "Yeni yazı" },
  { value: "weekly", label: "Haftanın yazıları" },
];

/** Shows a mail to subscribers as mail programs do in light and dark mode. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<MailFrequency>("each");
  const { mailing } = trpc.useUtils().admin;
  const { data, error, mutate } = trpc.admin.mailing.preview.useMutation({
    onSuccess: () => mailing.state.invalidate(),
  });
  useEffect(() => mutate({ kind }), [mutate, kind]);
  return (
    <Dialog title="E-postanın Önizlemesi" size="80rem" onClose={onClose}>
      <Stack>
        <SegmentedControl
          color="accent"
          data={kinds}
          value={kind}
          onChange={(value) => setKind(mailFrequency.parse(value))}
          aria-label="E-postanın türü"
        />
        {error && (
          <Alert color="danger" role="alert">
            {getServerError(error)?.message ?? "Önizleme açılamadı. Bağlantınızı kontrol edip yeniden deneyin."}
          </Alert>
        )}
        {!data && !error && <Skeleton height={420} />}
        {data && (
          <>
            <Text fw={600}>{data.subject}</Text>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <MailFrame html={data.light} title="Açık görünüm" />
              <MailFrame html={data.dark} title="Koyu görünüm" />
            </SimpleGrid>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
