import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { adminSessionTexts } from "@site/contract/admin-session/labels";
import { type AdminUser, adminLoginInput } from "@site/contract/admin-session/schema";
import { TRPCClientError } from "@trpc/client";
import { useState } from "react";
import { adminToken } from "../../shared/lib/admin-token.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { BotCheckPlace } from "../bot-check/bot-check-place.tsx";
import { type BotCheckSettings, useBotCheckBy } from "../bot-check/use-bot-check.ts";

const LOGIN_FAILED = "Giriş başarısız";

interface Props {
  /** Of the site, where they are known: they say whether the bot check is in force. */
  settings: BotCheckSettings | undefined;
  /** Called before the session opens, with whom the server recognised. */
  onSignedIn: (user: AdminUser) => void;
}

/** Username and password, and the bot check while it is in force. */
export function LoginForm({ settings, onSignedIn }: Props) {
  const check = useBotCheckBy(settings, "admin-login");
  const { client } = useTrpc();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: schemaResolver(adminLoginInput, { sync: true }),
  });

  const signIn = form.onSubmit(
    async (values) => {
      if (check.isOpen) return setFailure(adminSessionTexts.botCheckIncomplete);
      setFailure(undefined);
      try {
        const { token, user } = await client.admin.session.login.mutate({ ...values, ...check.answers() });
        onSignedIn(user);
        adminToken.store(token);
      } catch (error) {
        adminToken.forget();
        setFailure(reasonOf(error));
        check.renew();
        focusField("password");
      }
    },
    (errors) => focusField(errors.username ? "username" : "password"),
  );

  function focusField(name: "username" | "password"): void {
    form.getInputNode(name)?.focus();
  }

  return (
    <form onSubmit={signIn} noValidate>
      <Stack>
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Kullanıcı Adı"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...form.getInputProps("username")}
        />
        <PasswordInput
          label="Şifre"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ "aria-label": "Yazdığımı göster" }}
          {...form.getInputProps("password")}
          aria-invalid={form.errors.password !== undefined}
        />
        <BotCheckPlace check={check} />
        <Button type="submit" fullWidth disabled={form.submitting || check.isOpen}>
          Giriş Yap
        </Button>
      </Stack>
    </form>
  );
}

/** What the server said; the specification's text where it could not be asked. */
function reasonOf(error: unknown): string {
  return error instanceof TRPCClientError && error.data !== undefined && error.message ? error.message : LOGIN_FAILED;
}
