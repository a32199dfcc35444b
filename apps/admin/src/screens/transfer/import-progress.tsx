import { Alert, Button, Loader, Progress, Stack, Text, TextInput } from "@mantine/core";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import type { ContentImport } from "@site/contract/blog/transfer/schema";
import { startImportInput } from "@site/contract/blog/transfer/schema";
import { formatNumber } from "@site/contract/common/text";
import { type ReactNode, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { countRecords } from "./import-state.ts";

/** Shows what happens with an import and offers the next step. */
export function ImportProgress({ found }: { found: ContentImport }) {
  switch (found.state) {
    case "uploading":
      return <Alert>Dosya tamamen yüklenmemiş. Taşıma ekranından yeniden yükleyebilirsiniz.</Alert>;
    case "reading":
      return (
        <Alert icon={<Loader size={18} aria-hidden />} role="status" title="Dosya inceleniyor…">
          Bu ekran kendiliğinden yenilenir; sayfadan ayrılabilirsiniz. Henüz hiçbir şey değişmedi.
        </Alert>
      );
    case "failed":
      return (
        <Alert color="danger" role="alert" title="Dosya okunamadı">
          {found.fault}
        </Alert>
      );
    case "ready":
      return <StartForm found={found} />;
    case "running":
      return <Running found={found} />;
    case "done":
      return <Done found={found} />;
  }
}

function StartForm({ found }: { found: ContentImport }) {
  const start = useTransferStep(trpc.admin.transfer.start, transferTexts.started);
  return (
    <Alert title="Deneme bitti: henüz hiçbir şey değişmedi">
      <StepForm found={found} action="İçe Aktar" step={start}>
        Aşağıdaki listeyi inceleyin. Aktarımı başlattıktan sonra bu sayfadan ayrılabilirsiniz.
      </StepForm>
    </Alert>
  );
}

function Running({ found }: { found: ContentImport }) {
  const { total, through } = countRecords(found);
  return (
    <Alert title="Aktarım sürüyor…">
      <Text size="sm" role="status">
        {formatNumber(total)} kayıttan {formatNumber(through)} tanesi işlendi. Bu sayfadan ayrılabilirsiniz.
      </Text>
      <Progress mt="sm" value={total === 0 ? 100 : (through / total) * 100} aria-label="Aktarımın ilerlemesi" />
    </Alert>
  );
}

function Done({ found }: { found: ContentImport }) {
  const retry = useTransferStep(trpc.admin.transfer.retryImages, transferTexts.retried);
  const posts = found.counts.find(({ kind }) => kind === "post")?.done ?? 0;
  const failedImages = found.counts.find(({ kind }) => kind === "image")?.failed ?? 0;
  return (
    <>
      <Alert color="success" role="status" title="Aktarım tamamlandı">
        {formatNumber(posts)} yazı aktarıldı. Ayrıntılar aşağıdaki raporda.
      </Alert>
      {failedImages > 0 && (
        <Alert color="warning" title={`${formatNumber(failedImages)} görsel alınamadı`}>
          <StepForm found={found} action="Görselleri Yeniden Dene" step={retry}>
            Alınan görseller, aktarımdan sonra değiştirilmemiş yazılara yerleştirilir.
          </StepForm>
        </Alert>
      )}
    </>
  );
}

type Step = ReturnType<typeof useTransferStep>;

function useTransferStep(
  procedure: typeof trpc.admin.transfer.start | typeof trpc.admin.transfer.retryImages,
  success: string,
) {
  const { transfer } = trpc.useUtils().admin;
  return useAdminMutation(procedure, {
    success,
    fallback: transferTexts.startFailed,
    invalidates: [transfer],
  });
}

/** A button that starts a step, with the former site's address where it is needed. */
function StepForm({
  found: { id, needsSiteUrl },
  action,
  step,
  children,
}: {
  found: ContentImport;
  action: string;
  step: Step;
  children: ReactNode;
}) {
  const [siteUrl, setSiteUrl] = useState("");
  const [fault, setFault] = useState<string>();

  function submit(): void {
    const input = startImportInput.safeParse({ id, ...(siteUrl.trim() && { siteUrl }) });
    setFault(input.error?.issues[0]?.message);
    if (input.success) step.mutateAsync(input.data).catch(() => undefined); // the mutation has shown the error
  }

  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{children}</Text>
      {needsSiteUrl && (
        <TextInput
          w="100%"
          maw="28rem"
          label="Eski sitenin adresi"
          description="Ghost dosyası adresi içermez. Görseller bu adresten alınır, dosya ve sayfa bağlantıları buna göre tamamlanır; boş bırakırsanız ikisi de taşınmaz."
          placeholder="https://"
          value={siteUrl}
          error={fault}
          onChange={({ currentTarget: { value } }) => setSiteUrl(value)}
        />
      )}
      <Button loading={step.isPending} onClick={submit}>
        {action}
      </Button>
    </Stack>
  );
}
