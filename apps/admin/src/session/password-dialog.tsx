import { Button, Group, Modal, PasswordInput, Text } from "@mantine/core";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { type KeyboardEvent, type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { trpc } from "../api/trpc.ts";
import { answerPassword, isPasswordAsked, onPasswordAsked } from "./password-question.ts";

/** Above every other dialog: the question may come from within one. */
const ABOVE_DIALOGS = 400;
/** Escape closes this dialog alone, not the one below: Mantine's dialogs ignore keys on such elements. */
const ownEscape = { "data-mantine-stop-propagation": "true" };

/** Asks for the password where a call needs it again. */
export function PasswordDialog() {
  const isAsked = useSyncExternalStore(onPasswordAsked, isPasswordAsked);
  useEffect(() => () => answerPassword(false), []); // the session has ended: nobody is left to answer
  return isAsked && <Question />;
}

function Question() {
  const { mutateAsync: confirm, isPending } = trpc.admin.session.confirm.useMutation();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    event.stopPropagation(); // the form below the dialog is not submitted
    if (password === "") return setFault("Şifre gereklidir");
    try {
      await confirm({ password });
      answerPassword(true);
    } catch (error) {
      setFault(serverFaultOf(error)?.message ?? "Bağlantınızı kontrol edip yeniden deneyin.");
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") answerPassword(false);
  }

  return (
    <Modal
      opened
      centered
      title="Şifrenizi yeniden girin"
      zIndex={ABOVE_DIALOGS}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={() => answerPassword(false)}
    >
      <form noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
        <Text mb="md">
          Bu işlem hassas olduğu için siz olduğunuzdan emin olmak istiyoruz. Ardından işleminiz kaldığı yerden sürer; 10
          dakika boyunca yeniden sorulmaz.
        </Text>
        <PasswordInput
          label="Şifre"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ "aria-label": "Şifreyi göster veya gizle", ...ownEscape }}
          value={password}
          error={fault}
          onChange={({ currentTarget: { value } }) => {
            setPassword(value);
            setFault(undefined);
          }}
          {...ownEscape}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => answerPassword(false)} {...ownEscape}>
            İptal
          </Button>
          <Button type="submit" loading={isPending} {...ownEscape}>
            Devam Et
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
