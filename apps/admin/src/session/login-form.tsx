import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { adminToken } from "@site/browser/admin-token";
import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { type BotCheckSettings, useBotCheck } from "@site/browser/bot-check/use-bot-check";
import { getServerError } from "@site/browser/calls/server-error";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { useCallback, useEffect, useId, useState } from "react";
import { trpc } from "../api/trpc.ts";
import { PasswordField } from "../kit/forms/password-field.tsx";
import { CodeField } from "./code-field.tsx";

/** Message if the server was not reached. */
const LOGIN_FAILED = "Giriş başarısız";

interface Props {
  /** Settings of the bot check, once they are loaded. */
  settings: BotCheckSettings | undefined;
  /** Called before the token of the session is stored. */
  onSignedIn: (answer: { token: string; user: AdminUser }) => void;
}

/** Renders the sign-in form, with the second factor if the account has one, and the bot check if it is on. */
export function LoginForm({ settings, onSignedIn }: Props) {
  const { client } = trpc.useUtils();
  const login = trpc.admin.session.login.useMutation();
  const check = useBotCheck({
    settings,
    action: "admin-login",
    readStamp: useCallback(() => client.botCheck.stamp.query(), [client]),
  });
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    initialValues: { username: "", password: "", code: "" },
    // Written by hand, because zod would be an eighth of this screen's scripts. The server checks the rest.
    validate: {
      username: (value) => (value.trim() === "" ? adminSignInTexts.usernameRequired : null),
      password: (value) => (value === "" ? adminSignInTexts.passwordRequired : null),
    },
  });
  const { getInputNode } = form;
  const hintId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Mantine makes `getInputNode` anew for each rendering
  useEffect(() => getInputNode(needsCode ? "code" : "username")?.focus(), [needsCode]);

  const signIn = form.onSubmit(
    async ({ code, ...values }) => {
      if (needsCode && code.trim() === "") return refuseCode(adminSignInTexts.secondFactorRequired);
      setFailure(undefined);
      try {
        onSignedIn(await login.mutateAsync({ ...values, ...(needsCode && { code }), ...check.answers() }));
      } catch (error) {
        adminToken.forget();
        check.renew();
        refuse(getServerError(error));
      }
    },
    (errors) => getInputNode(errors.username ? "username" : "password")?.focus(),
  );

  function refuse(serverError: ReturnType<typeof getServerError>): void {
    if (serverError?.code === "SECOND_FACTOR_REQUIRED") setNeedsCode(true);
    else if (serverError?.fields.code) refuseCode(serverError.fields.code);
    else {
      form.setErrors({ username: serverError?.fields.username, password: serverError?.fields.password });
      setFailure(serverError?.message || LOGIN_FAILED);
      getInputNode("password")?.focus();
    }
  }

  function refuseCode(message: string): void {
    form.setFieldError("code", message);
    getInputNode("code")?.focus();
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
        <PasswordField
          label="Şifre"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps("password")}
        />
        {needsCode && <CodeField {...form.getInputProps("code")} />}
        <BotCheckSlot check={check} />
        <Button
          type="submit"
          fullWidth
          disabled={form.submitting || check.blocksSubmit}
          aria-describedby={check.blocksSubmit ? hintId : undefined}
        >
          Giriş Yap
        </Button>
        {check.blocksSubmit && (
          <Text id={hintId} size="sm" ta="center" c="dimmed">
            {adminSignInTexts.botCheckIncomplete}
          </Text>
        )}
      </Stack>
    </form>
  );
}
