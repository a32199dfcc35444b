import { Button, Group, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { answerPassword, isPasswordAsked, onPasswordAsked } from "../api/password-question.ts";
import { trpc } from "../api/trpc.ts";
import { Dialog } from "../kit/dialogs/dialog.tsx";
import { PasswordField } from "../kit/forms/password-field.tsx";
import { AccountName } from "./account-name.tsx";

/** Asks for the password when the server requires it again for a call. */
export function PasswordDialog() {
  const isAsked = useSyncExternalStore(onPasswordAsked, isPasswordAsked);
  useEffect(() => () => answerPassword(false), []); // ends open requests when the session ends
  return isAsked && <Question />;
}

function Question() {
  const { mutateAsync: confirm, isPending } = trpc.admin.session.confirm.useMutation();
  const [password, setPassword] = useState("");
  const [errorText, setErrorText] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    event.stopPropagation(); // does not submit the form below the dialog
    if (password === "") return setErrorText("Şifre gereklidir");
    try {
      await confirm({ password });
      answerPassword(true);
    } catch (error) {
      setErrorText(getServerError(error)?.message ?? "Bağlantınızı kontrol edip yeniden deneyin.");
    }
  }

  return (
    <Dialog
      centered
      title="Şifrenizi yeniden girin"
      withCloseButton={false}
      closeOnClickOutside={false}
      onClose={() => answerPassword(false)}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Text mb="md">
          Bu işlem hassas olduğu için siz olduğunuzdan emin olmak istiyoruz. Ardından işleminiz kaldığı yerden sürer; 10
          dakika boyunca yeniden sorulmaz.
        </Text>
        <AccountName />
        <PasswordField
          label="Şifre"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={errorText}
          onChange={({ currentTarget: { value } }) => {
            setPassword(value);
            setErrorText(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => answerPassword(false)}>
            İptal
          </Button>
          <Button type="submit" loading={isPending}>
            Devam Et
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
