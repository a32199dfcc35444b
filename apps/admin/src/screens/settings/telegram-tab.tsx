import { Alert, Button, List, PasswordInput, Switch, Text, TextInput } from "@mantine/core";
import { settingFields } from "@site/contract/settings/fields";
import { telegramTexts } from "@site/contract/telegram/labels";
import { type TelegramSettings, telegramForm } from "@site/contract/telegram/schema";
import { z } from "zod";
import { trpc } from "../../api/trpc.ts";
import { Fields } from "../../kit/forms/fields.tsx";
import { FormScreen } from "../../kit/forms/form-screen.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { notifyError, notifySuccess } from "../../kit/notify.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { once } from "./once.ts";

const TITLE = "Telegram Bildirimleri";
const labels = settingFields.telegram;
/** The contract's schema with an empty key, which keeps the stored one. */
const storedSchema = telegramForm.extend({ apiKey: telegramForm.shape.apiKey.or(z.literal("")) });

/** Edits the Telegram bot and the chat that receive the administrators' notifications. */
export function TelegramTab() {
  const query = trpc.admin.telegram.get.useQuery(undefined, once);
  return (
    <Loaded title={TITLE} failed={`${TITLE} yüklenemedi`} query={query}>
      {(stored) => <TelegramForm stored={stored} />}
    </Loaded>
  );
}

function TelegramForm({ stored }: { stored: TelegramSettings }) {
  const { telegram } = trpc.useUtils().admin;
  const update = useAdminMutation(trpc.admin.telegram.update, {
    success: telegramTexts.saved,
    fallback: telegramTexts.failed,
    invalidates: [telegram],
  });
  const test = trpc.admin.telegram.test.useMutation({
    onSuccess: ({ success, message }) => (success ? notifySuccess(message) : notifyError(message)),
    onError: () => notifyError(telegramTexts.testNotSent),
  });
  return (
    <FormScreen
      title={TITLE}
      schema={stored.apiKey ? storedSchema : telegramForm}
      initialValues={{ apiKey: "", chatId: stored.chatId, enabled: stored.enabled }}
      draft="telegramDraft:settings"
      secrets={["apiKey"]}
      save={(values) => update.mutateAsync({ ...values, apiKey: values.apiKey || stored.apiKey })}
      actions={() => (
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          Test Mesajı Gönder
        </Button>
      )}
    >
      {(form) => (
        <Fields>
          {stored.lastError && (
            <Alert color="danger" title="Son bildirim gönderilemedi">
              {stored.lastError}
            </Alert>
          )}
          <Text>Yeni mesajlar, yorumlar ve onay bekleyen ilanlar Telegram'dan da bildirilir.</Text>
          <List type="ordered" listStyleType="decimal">
            <List.Item>Telegram'da @BotFather ile bir bot oluşturun; verdiği anahtarı aşağıya yapıştırın.</List.Item>
            <List.Item>Botunuza bir mesaj yazın, sonra kendi Chat ID'nizi girin.</List.Item>
            <List.Item>Kaydedin ve test mesajı gönderin.</List.Item>
          </List>
          <PasswordInput
            label={labels.apiKey}
            autoComplete="new-password"
            placeholder={stored.apiKey ? "Kayıtlı anahtar korunur" : "123456:ABC…"}
            visibilityToggleButtonProps={{ "aria-label": "Anahtarı göster veya gizle" }}
            {...form.getInputProps("apiKey")}
          />
          <TextInput label={labels.chatId} spellCheck={false} {...form.getInputProps("chatId")} />
          <Switch
            label={labels.enabled}
            description="Kısa sürede gelen bildirimler tek mesajda toplanır."
            {...form.getInputProps("enabled", { type: "checkbox" })}
          />
        </Fields>
      )}
    </FormScreen>
  );
}
