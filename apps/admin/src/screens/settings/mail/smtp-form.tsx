import { Alert, NumberInput, PasswordInput, Switch, TextInput } from "@mantine/core";
import { createSmtpInput, type SmtpConfigView } from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { settingFields } from "@site/contract/settings/fields";
import type { ReactNode } from "react";
import { z } from "zod";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { SmtpTests } from "./smtp-tests.tsx";

const emptyServer = {
  name: "",
  host: "",
  port: 587,
  username: "",
  password: "",
  secure: true,
  enabled: true,
  fromName: "",
  fromEmail: "",
  replyTo: "",
};
/** The contract's schema with an empty password, which keeps the stored one. */
const storedServerSchema = createSmtpInput.extend({ password: z.string().max(500) });

const labels = settingFields.smtp;
interface Props {
  /** The stored server; undefined for a new one. */
  server: SmtpConfigView | undefined;
  above: ReactNode;
  onCreated: (server: SmtpConfigView) => Promise<void>;
}

/** Renders the form of a mail server with its tests. The server never sends the stored password back. */
export function SmtpForm({ server, above, onCreated }: Props) {
  const { smtp, setupChecklist } = trpc.useUtils().admin;
  const save = useSaveMutation({
    create: trpc.admin.smtp.create,
    update: trpc.admin.smtp.update,
    texts: { success: "SMTP ayarları güncellendi.", failure: "SMTP ayarları güncellenirken bir hata oluştu." },
    invalidates: { create: [setupChecklist], update: [smtp, setupChecklist] },
  });
  const { id: _, ...stored } = { ...emptyServer, id: 0, ...server, password: "" };
  return (
    <FormScreen<typeof emptyServer, SmtpConfigView>
      title="Posta Sunucusu (SMTP)"
      schema={server ? storedServerSchema : createSmtpInput}
      initialValues={stored}
      draft={`smtpDraft:${server?.id ?? "new"}`}
      secrets={["password"]}
      save={(values) => save(values, server?.id)}
      onSaved={(saved) => !server && void onCreated(saved)}
      above={above}
    >
      {(form) => (
        <Fields>
          <TextInput label={labels.name} {...form.getInputProps("name")} />
          <TextInput label={labels.host} placeholder="smtp.ornek.com" {...form.getInputProps("host")} />
          <NumberInput
            label={labels.port}
            allowDecimal={false}
            thousandSeparator={false}
            {...form.getInputProps("port")}
          />
          <TextInput label={labels.username} autoComplete="off" {...form.getInputProps("username")} />
          <PasswordInput
            label={labels.password}
            autoComplete="new-password"
            placeholder={server && "Kayıtlı şifre korunur"}
            visibilityToggleButtonProps={{ "aria-label": "Şifreyi göster veya gizle" }}
            {...form.getInputProps("password")}
          />
          <TextInput label={labels.fromName} {...form.getInputProps("fromName")} />
          <TextInput label={labels.fromEmail} type="email" {...form.getInputProps("fromEmail")} />
          <TextInput
            label={labels.replyTo}
            description="Boşsa yanıtlar gönderen adresine gelir."
            type="email"
            {...form.getInputProps("replyTo")}
          />
          <Switch
            label={labels.secure}
            description="465 numaralı portta baştan, diğerlerinde STARTTLS ile şifreler."
            {...form.getInputProps("secure", { type: "checkbox" })}
          />
          {!form.values.secure && (
            <Alert color="warning">
              Sunucu şifreleme sunmazsa e-postalar ve SMTP şifresi ağda açık olarak gider. Yalnızca kendi ağınızdaki bir
              sunucu için kapatın.
            </Alert>
          )}
          <Switch
            label={labels.enabled}
            description={`${mailTexts.oneServerOnly} Kapalıysa sunucunun SMTP_URL değişkeni geçerlidir.`}
            {...form.getInputProps("enabled", { type: "checkbox" })}
          />
          <SmtpTests values={form.values} server={server} isDirty={form.isDirty()} />
        </Fields>
      )}
    </FormScreen>
  );
}
