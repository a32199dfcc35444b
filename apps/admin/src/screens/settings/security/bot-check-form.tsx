import { Anchor, Button, PasswordInput, Switch, Text, TextInput } from "@mantine/core";
import { settingTexts } from "@site/contract/settings/admin-labels";
import { settingFields } from "@site/contract/settings/fields";
import type { AdminSecuritySetting } from "@site/contract/settings/schema";
import type { ReactNode } from "react";
import { z } from "zod";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const labels = settingFields.security;
const schema = z.object({ isEnabled: z.boolean(), siteKey: z.string().max(200), secretKey: z.string().max(500) });
type Values = z.output<typeof schema>;

interface Props {
  stored: AdminSecuritySetting;
  /** Content below the form. */
  children: ReactNode;
}

/** Renders the switch and the keys of the bot check. The secret key can be replaced, but is never shown. */
export function BotCheckForm({ stored: { name: key, isEnabled, siteKey, secretKey }, children }: Props) {
  const { admin, site } = trpc.useUtils();
  const texts = {
    success: "Güvenlik ayarları güncellendi.",
    failure: settingTexts.updateFailed,
    invalidates: [admin.setupChecklist],
  };
  const update = useAdminMutation(trpc.admin.securitySettings.update, texts);
  const forget = useAdminMutation(trpc.admin.securitySettings.update, {
    ...texts,
    invalidates: [site.securitySettings, admin.setupChecklist],
  });

  /** Saves one field after another, as the call takes them. The switch is last, so that it is never on without keys. */
  async function save(values: Values): Promise<void> {
    if (values.siteKey !== siteKey) await update.mutateAsync({ key, siteKey: values.siteKey });
    if (values.secretKey !== "") await update.mutateAsync({ key, secretKey: values.secretKey });
    await update.mutateAsync({ key, isEnabled: values.isEnabled });
    await site.securitySettings.invalidate();
  }

  return (
    <FormScreen<Values, void>
      title="Güvenlik"
      schema={schema}
      initialValues={{ isEnabled, siteKey, secretKey: "" }}
      draft="botCheckDraft:turnstile"
      secrets={["secretKey"]}
      save={save}
    >
      {(form) => (
        <>
          <Fields>
            <Text>
              Formları otomatik gönderimlere karşı Cloudflare Turnstile korur. Anahtarları{" "}
              <Anchor
                href="https://dash.cloudflare.com/?to=/:account/turnstile"
                target="_blank"
                rel="noopener"
                inherit
                underline="always"
              >
                Cloudflare panelinden
              </Anchor>{" "}
              alırsınız.
            </Text>
            <TextInput label={labels.siteKey} spellCheck={false} {...form.getInputProps("siteKey")} />
            <PasswordInput
              label={labels.secretKey}
              autoComplete="new-password"
              placeholder={secretKey ? "Kayıtlı anahtar korunur" : "Henüz girilmedi"}
              description={secretKey && "Bir anahtar kayıtlı. Yenisini yazarsanız onun yerine geçer."}
              visibilityToggleButtonProps={{ "aria-label": "Anahtarı göster veya gizle" }}
              {...form.getInputProps("secretKey")}
            />
            {secretKey && (
              <Button variant="default" w="fit-content" onClick={() => forget.mutate({ key, secretKey: "" })}>
                Gizli Anahtarı Kaldır
              </Button>
            )}
            <Switch
              label={labels.isEnabled}
              description="İki anahtar da girilmeden açmayın: form gönderenler doğrulamayı geçemez."
              {...form.getInputProps("isEnabled", { type: "checkbox" })}
            />
          </Fields>
          {children}
        </>
      )}
    </FormScreen>
  );
}
