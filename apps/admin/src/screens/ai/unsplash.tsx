import { Text } from "@mantine/core";
import { imageQualities, searchOrientations, unsplashTexts } from "@site/contract/ai/images/labels";
import { createUnsplashInput, storedUnsplashForm, type UnsplashSettingView } from "@site/contract/ai/images/schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { FormCard } from "../../kit/forms/form-card.tsx";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSaveMutation } from "../../kit/use-save-mutation.ts";
import { aiSettingsAnchors } from "./anchors.ts";
import { SettingSection } from "./setting-section.tsx";
import { emptyUnsplash, UnsplashFields } from "./unsplash-fields.tsx";
import { useConnectionTest } from "./use-connection-test.ts";

const storedSchema = storedUnsplashForm;

/** Lists the accounts of the stock photo service. */
export function UnsplashSettings() {
  const query = trpc.admin.unsplashSettings.list.useQuery();
  const invalidates = [trpc.useUtils().admin.unsplashSettings, trpc.useUtils().admin.ai.readiness];
  const save = useSaveMutation({
    create: trpc.admin.unsplashSettings.create,
    update: trpc.admin.unsplashSettings.update,
    texts: {
      create: { success: unsplashTexts.created, fallback: unsplashTexts.createFailed },
      update: { success: unsplashTexts.updated, fallback: unsplashTexts.updateFailed },
    },
    invalidates,
  });
  const remove = useAdminMutation(trpc.admin.unsplashSettings.remove, {
    fallback: unsplashTexts.removeFailed,
    invalidates,
  });
  const test = useConnectionTest(trpc.admin.ai.unsplashTest.useMutation(), unsplashTexts.testFailed);
  const makeDefault = (row: Omit<UnsplashSettingView, "createdAt">) =>
    void save({ ...row, isDefault: true }, row.id).catch(() => undefined);
  const askToRemove = ({ id, name }: Pick<UnsplashSettingView, "id" | "name">) =>
    confirm({
      title: "Unsplash Ayarını Sil",
      subject: name,
      consequence: "adlı ayar, kayıtlı anahtarlarıyla birlikte silinecek. Yazılardaki görseller değişmez.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  return (
    <SettingSection
      anchor={aiSettingsAnchors.photos}
      title="Unsplash Ayarları"
      hint="Düzenleyicideki ve AI ile yazıdaki görsel araması. Fotoğrafçının adı görselle birlikte yayınlanır."
      empty={{
        title: "Henüz ayar yok",
        text: "unsplash.com/developers adresinden ücretsiz bir erişim anahtarı (Access Key) alabilirsiniz.",
      }}
      add="Unsplash Ayarı Ekle"
      query={query}
      details={({ accessKey, searchOrientation, resultsPerPage, imageQuality }) => (
        <Text size="sm" c="dimmed">
          {accessKey} · {searchOrientations[searchOrientation]} · {resultsPerPage} sonuç ·{" "}
          {imageQualities[imageQuality]}
        </Text>
      )}
      actions={({ createdAt: _, ...row }) => [
        {
          label: "Bağlantıyı Dene",
          isRunning: test.isRunning(row.id),
          run: () => void test.run({ id: row.id, accessKey: row.accessKey }),
        },
        ...(row.isDefault ? [] : [{ label: "Varsayılan Yap", run: () => makeDefault(row) }]),
        { label: "Sil", run: () => void askToRemove(row) },
      ]}
      renderEditor={({ id, createdAt, ...row }, close) => (
        <FormCard<typeof emptyUnsplash, UnsplashSettingView>
          title={`Düzenle: ${row.name}`}
          schema={storedSchema}
          initialValues={{ ...row, accessKey: "", secretKey: "" }}
          draft={`unsplashSettingDraft:${id}`}
          secrets={["accessKey", "secretKey"]}
          save={(values) => save(values, id)}
          onClose={close}
        >
          {(form) => <UnsplashFields form={form} stored={{ ...row, id, createdAt }} />}
        </FormCard>
      )}
      renderCreator={(close) => (
        <FormDialog<typeof emptyUnsplash, UnsplashSettingView>
          title="Yeni Unsplash Ayarı"
          schema={createUnsplashInput}
          initialValues={emptyUnsplash}
          draft="unsplashSettingDraft:new"
          secrets={["accessKey", "secretKey"]}
          save={(values) => save(values)}
          onClose={close}
        >
          {(form) => <UnsplashFields form={form} stored={undefined} />}
        </FormDialog>
      )}
    />
  );
}
