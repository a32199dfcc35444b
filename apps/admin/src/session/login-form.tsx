import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { adminToken } from "@site/browser/admin-token.ts";
import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot.tsx";
import { type BotCheckSettings, useBotCheck } from "@site/browser/bot-check/use-bot-check.ts";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { adminSignInTexts } from "@site/contract/account/sign-in/admin-labels";
import { type AdminUser, adminLoginInput } from "@site/contract/account/sign-in/admin-schema";
import { useCallback, useState } from "react";
import { trpc } from "../api/trpc.ts";

/** The message if the server was not reached. */
const LOGIN_FAILED = "Giriş başarısız";

interface Props {
  /** The site's settings, once loaded; they enable the bot check. */
  settings: BotCheckSettings | undefined;
  /** Called with the user before the session token is stored. */
  onSignedIn: (user: AdminUser) => void;
}

/** Renders the sign-in form, with the bot check if it is enabled. */
export function LoginForm({ settings, onSignedIn }: Props) {
  const { client } = trpc.useUtils();
  const login = trpc.admin.session.login.useMutation();
  const check = useBotCheck({
    settings,
    action: "admin-login",
    readStamp: useCallback(() => client.botCheck.stamp.query(), [client]),
  });
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: schemaResolver(adminLoginInput, { sync: true }),
  });

  const signIn = form.onSubmit(
    async (values) => {
      if (check.isOpen) return setFailure(adminSignInTexts.botCheckIncomplete);
      setFailure(undefined);
      try {
        const { token, user } = await login.mutateAsync({ ...values, ...check.answers() });
        onSignedIn(user);
        adminToken.store(token);
      } catch (error) {
        adminToken.forget();
        setFailure(serverFaultOf(error)?.message || LOGIN_FAILED);
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
        <BotCheckSlot check={check} />
        <Button type="submit" fullWidth disabled={form.submitting || check.isOpen}>
          Giriş Yap
        </Button>
      </Stack>
    </form>
  );
}
