import { Button, FileButton, Group, Text, Title } from "@mantine/core";
import { settingTransferTexts } from "@site/contract/site/setting-transfer/labels";
import type { SettingDifference, SettingsFile } from "@site/contract/site/setting-transfer/schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { notifyError, notifyInfo } from "../../../kit/notify.tsx";
import { saveFile } from "../../../kit/save-file.ts";
import { Screen } from "../../../kit/screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { DifferencesDialog } from "./differences-dialog.tsx";
import { readSettingsFile } from "./read-settings-file.ts";

interface Plan {
  file: SettingsFile;
  differences: SettingDifference[];
}

/** Shows the export of the settings to a file, and the import with its differences first. */
export function TransferTab() {
  const utils = trpc.useUtils();
  const [plan, setPlan] = useState<Plan>();
  const check = trpc.admin.settingTransfer.import.useMutation();
  const run = useAdminMutation(trpc.admin.settingTransfer.import, {
    success: ({ differences }) => settingTransferTexts.imported(differences.length),
    fallback: settingTransferTexts.importFailed,
    invalidates: [utils.admin],
  });

  async function download(): Promise<void> {
    const exported = await utils.admin.settingTransfer.export.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
    if (exported) saveFile(exported.name, exported.text, "application/json");
    else notifyError("Ayarlar dışa aktarılamadı. Bağlantınızı kontrol edip yeniden deneyin.");
  }

  async function open(chosen: File | null): Promise<void> {
    if (!chosen) return;
    const file = await readSettingsFile(chosen);
    if (typeof file === "string") return notifyError(file);
    const checked = await check.mutateAsync({ file, isDryRun: true }).catch(() => undefined);
    if (!checked) notifyError(settingTransferTexts.importFailed);
    else if (checked.differences.length === 0) notifyInfo("Değişiklik yok", settingTransferTexts.sameValues);
    else setPlan({ file, differences: checked.differences });
  }

  return (
    <Screen title="Ayarları Aktarma">
      <Fields>
        <section>
          <Title order={2} size="h4" mb="xs">
            Dışa aktarma
          </Title>
          <Text mb="md">
            Site, ana sayfa, SEO, bildirim ayarları ile hizmetler ve sorular bir JSON dosyasına yazılır. Şifreler ve
            gizli anahtarlar dosyaya girmez.
          </Text>
          <Button onClick={() => void download()}>Dosyayı İndir</Button>
        </section>
        <section>
          <Title order={2} size="h4" mb="xs">
            İçe aktarma
          </Title>
          <Text mb="md">
            Önce nelerin değişeceği gösterilir; siz onaylamadan hiçbir şey kaydedilmez. Dosyada olmayan değerlere
            dokunulmaz, hiçbir kayıt silinmez.
          </Text>
          <Group>
            <FileButton accept="application/json,.json" onChange={(chosen) => void open(chosen)}>
              {(props) => (
                <Button {...props} variant="default" loading={check.isPending}>
                  Dosya Seç
                </Button>
              )}
            </FileButton>
          </Group>
        </section>
      </Fields>
      {plan && (
        <DifferencesDialog
          differences={plan.differences}
          isBusy={run.isPending}
          onClose={() => setPlan(undefined)}
          onConfirm={() =>
            void run
              .mutateAsync({ file: plan.file, isDryRun: false })
              .then(() => setPlan(undefined))
              .catch(() => undefined)
          }
        />
      )}
    </Screen>
  );
}
