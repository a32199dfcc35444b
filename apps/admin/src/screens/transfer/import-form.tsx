import { Alert, Progress, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import { beginImportInput } from "@site/contract/blog/transfer/schema";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { FileDrop } from "../../kit/forms/file-drop.tsx";
import { sendPieces } from "./send-pieces.ts";

/** Takes a file, sends it and leads to its report. */
export function ImportForm() {
  const navigate = useNavigate();
  const { transfer } = trpc.useUtils().admin;
  const begin = trpc.admin.transfer.begin.useMutation();
  const read = trpc.admin.transfer.read.useMutation();
  const [sending, setSending] = useState<{ name: string; percent: number }>();
  const [error, setError] = useState<string>();

  async function send(file: File): Promise<void> {
    const input = beginImportInput.safeParse({ fileName: file.name, byteSize: file.size });
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    setSending({ name: file.name, percent: 0 });
    try {
      const { id } = await begin.mutateAsync(input.data);
      await sendPieces(file, id, (percent) => setSending({ name: file.name, percent }));
      await read.mutateAsync({ id });
      void transfer.list.invalidate();
      await navigate(adminPaths.import(id));
    } catch (error) {
      setError(getServerError(error)?.message ?? (error instanceof Error ? error.message : transferTexts.sendFailed));
      setSending(undefined);
    }
  }

  return (
    <Stack gap="sm">
      <FileDrop
        label="İçe aktarılacak dosya"
        accept=".xml,.json,.zip"
        text="Dosyayı buraya sürükleyip bırakın"
        hint="WordPress (.xml) ve Ghost (.json) dosyaları en fazla 64 MB, bu siteden alınmış arşivler (.zip) 1 GB."
        isDisabled={sending !== undefined}
        onFiles={([file]) => file && void send(file)}
      />
      {error && (
        <Alert color="danger" role="alert">
          {error}
        </Alert>
      )}
      {sending && (
        <div>
          <Text size="sm" role="status">
            {sending.name} yükleniyor…
          </Text>
          <Progress mt="xs" value={sending.percent} aria-label={`${sending.name} yükleniyor`} />
        </div>
      )}
    </Stack>
  );
}
