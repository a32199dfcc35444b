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
const schema = z.object({ is_enabled: z.boolean(), site_key: z.string().max(200), secret_key: z.string().max(500) });
type Values = z.output<typeof schema>;

interface Props {
  stored: AdminSecuritySetting;
  /** Content below the form. */
  children: ReactNode;
}

/** Renders the switch and the keys of the bot check. The secret key can be replaced, but is never shown. */
export function BotCheckForm({ stored: { name: key, is_enabled, site_key, secret_key }, children }: Props) {
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
    if (values.site_key !== site_key) await update.mutateAsync({ key, site_key: values.site_key });
    if (values.secret_key !== "") await update.mutateAsync({ key, secret_key: values.secret_key });
    await update.mutateAsync({ key, is_enabled: values.is_enabled });
    await site.securitySettings.invalidate();
  }

  return (
    <FormScreen<Values, void>
      title="Güvenlik Ayarları"
      schema={schema}
      initialValues={{ is_enabled, site_key, secret_key: "" }}
      draft="botCheckDraft:turnstile"
      secrets={["secret_key"]}
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
            <TextInput label={labels.site_key} spellCheck={false} {...form.getInputProps("site_key")} />
            <PasswordInput
              label={labels.secret_key}
              autoComplete="new-password"
              placeholder={secret_key ? "Kayıtlı anahtar korunur" : "Henüz girilmedi"}
              description={secret_key && "Bir anahtar kayıtlı. Yenisini yazarsanız onun yerine geçer."}
              visibilityToggleButtonProps={{ "aria-label": "Anahtarı göster veya gizle" }}
              {...form.getInputProps("secret_key")}
            />
            {secret_key && (
              <Button variant="default" w="fit-content" onClick={() => forget.mutate({ key, secret_key: "" })}>
                Gizli Anahtarı Kaldır
              </Button>
            )}
            <Switch
              label={labels.is_enabled}
              description="İki anahtar da girilmeden açmayın: form gönderenler doğrulamayı geçemez."
              {...form.getInputProps("is_enabled", { type: "checkbox" })}
            />
          </Fields>
          {children}
        </>
      )}
    </FormScreen>
  );
}
