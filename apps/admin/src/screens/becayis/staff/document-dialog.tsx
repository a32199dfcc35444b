import { Alert, Button, Image, Skeleton, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import type { StaffDocument, StaffDocumentFile } from "@site/contract/becayis/papers/staff/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { saveFile } from "../../../kit/save-file.ts";

/** Shows a picture, or downloads a PDF. PDFs of strangers are not opened inside the app. */
export function DocumentDialog({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { data, error, isFetching, refetch } = trpc.admin.becayis.staffDocuments.open.useQuery(
    { id: document.id },
    { staleTime: 0, gcTime: 0 }, // keeps the file out of the cache
  );
  const serverError = getServerError(error);
  return (
    <Dialog title={`Belge: ${document.member}`} size="xl" onClose={onClose}>
      {serverError && <Alert color="danger">{serverError.message}</Alert>}
      {error && !serverError && (
        <LoadFailed title="Belge yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={420} />}
      {data && <FileView file={data} member={document.member} />}
    </Dialog>
  );
}

function FileView({ file: { mimeType, content }, member }: { file: StaffDocumentFile; member: string }) {
  if (mimeType !== "application/pdf")
    return <Image src={`data:${mimeType};base64,${content}`} alt={`${member} adlı üyenin belgesi`} fit="contain" />;
  const save = () =>
    saveFile(
      "kurum-belgesi.pdf",
      Uint8Array.from(atob(content), (c) => c.charCodeAt(0)),
      mimeType,
    );
  return (
    <Stack align="flex-start">
      <Text>PDF dosyasını kaydedip bir görüntüleyicide açın; karardan sonra bilgisayarınızdan silin.</Text>
      <Button onClick={save}>PDF’yi Kaydet</Button>
    </Stack>
  );
}
