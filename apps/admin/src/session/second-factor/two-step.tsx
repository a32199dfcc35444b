import { Badge, Button, Group, Skeleton, Text, Title } from "@mantine/core";
import type { TotpSecret } from "@site/contract/identity/second-factor/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpSetup } from "./totp-setup.tsx";

type Step =
  | { name: "idle" | "begin" | "remove" | "renew" }
  | { name: "setup"; begun: TotpSecret }
  | { name: "codes"; codes: string[] };

/** Turns the authenticator on and off and renews its recovery codes; what it protects asks for a code too. */
export function TwoStep() {
  const { totp, session } = trpc.useUtils().admin;
  const query = trpc.admin.totp.state.useQuery();
  const [step, setStep] = useState<Step>({ name: "idle" });
  const begin = trpc.admin.totp.begin.useMutation();
  const changed = {
    success: ({ message }: { message: string }) => message,
    failure: () => undefined, // the dialog shows it
    invalidates: [totp, session.listOpen],
  };
  const remove = useAdminMutation(trpc.admin.totp.remove, changed);
  const renew = useAdminMutation(trpc.admin.totp.renewCodes, changed);
  const close = () => setStep({ name: "idle" });
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    setStep({ name: "codes", codes: recoveryCodes });
  const { data } = query;
  return (
    <>
      <Group justify="space-between" mt="xl" mb="xs" data-path="iki-adim" tabIndex={-1}>
        <Group gap="sm">
          <Title order={2} size="h4">
            İki adımlı doğrulama
          </Title>
          {data && <Badge color={data.isOn ? "success" : "gray"}>{data.isOn ? "Açık" : "Kapalı"}</Badge>}
        </Group>
        {data && (
          <Group gap="sm">
            {data.isOn && (
              <Button variant="default" onClick={() => setStep({ name: "renew" })}>
                Kurtarma Kodlarını Yenile
              </Button>
            )}
            <Button variant="default" onClick={() => setStep({ name: data.isOn ? "remove" : "begin" })}>
              {data.isOn ? "İki Adımlı Doğrulamayı Kapat" : "İki Adımlı Doğrulamayı Aç"}
            </Button>
          </Group>
        )}
      </Group>
      <Text>Girişte şifrenizden veya Google hesabınızdan sonra telefonunuzdaki uygulamanın kodu da sorulur.</Text>
      {data?.isOn && <Text mt="xs">Kalan kurtarma kodu: {data.recoveryCodesLeft}</Text>}
      {query.isPending && <Skeleton height={24} mt="xs" w={200} />}
      {query.isError && (
        <LoadFailed
          title="İki adımlı doğrulamanın durumu alınamadı"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {step.name === "begin" && (
        <PasswordQuestion
          title="İki Adımlı Doğrulamayı Aç"
          text="Açıldığında bu oturum dışındaki oturumlarınız sonlanır."
          action="Devam Et"
          save={({ password }) => begin.mutateAsync({ password })}
          onSaved={(begun) => setStep({ name: "setup", begun })}
          onClose={close}
        />
      )}
      {step.name === "remove" && (
        <PasswordQuestion
          title="İki Adımlı Doğrulamayı Kapat"
          text="Girişte artık kod sorulmaz; kurtarma kodlarınız silinir."
          action="Doğrulamayı Kapat"
          asksForCode
          save={remove.mutateAsync}
          onSaved={close}
          onClose={close}
        />
      )}
      {step.name === "renew" && (
        <PasswordQuestion
          title="Kurtarma Kodlarını Yenile"
          text="Yeni kodlar oluşturulur; eskileri artık geçmez."
          action="Yenile"
          asksForCode
          save={renew.mutateAsync}
          onSaved={showCodes}
          onClose={close}
        />
      )}
      {step.name === "setup" && (
        <TotpSetup begun={step.begun} onDone={(codes) => setStep({ name: "codes", codes })} onClose={close} />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onClose={close} />}
    </>
  );
}
