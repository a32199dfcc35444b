import { Badge, Button, Group, Skeleton, Text, Title } from "@mantine/core";
import { useTwoStep } from "@site/browser/second-factor/use-two-step";
import { twoStepTexts } from "@site/contract/identity/second-factor/labels";
import { trpc } from "../../api/trpc.ts";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpSetup } from "./totp-setup.tsx";

/** Turns the authenticator app on and off, and renews the recovery codes. Once it is on, changes need a code too. */
export function TwoStep() {
  const { totp, session } = trpc.useUtils().admin;
  const query = trpc.admin.totp.state.useQuery();
  const { step, start, setUp, showCodes, close } = useTwoStep();
  const begin = trpc.admin.totp.begin.useMutation();
  const changed = {
    failure: () => undefined, // the dialog shows it
    invalidates: [totp, session.listOpen],
  };
  const remove = useAdminMutation(trpc.admin.totp.remove, changed);
  const renew = useAdminMutation(trpc.admin.totp.renewCodes, changed);
  const { data } = query;
  return (
    <>
      <Group justify="space-between" mt="xl" mb="xs" data-path="iki-adim" tabIndex={-1}>
        <Group gap="sm">
          <Title order={2} size="h4">
            İki adımlı doğrulama
          </Title>
          {data && (
            <Badge color={data.isOn ? "success" : "gray"}>{data.isOn ? twoStepTexts.on : twoStepTexts.off}</Badge>
          )}
        </Group>
        {data && (
          <Group gap="sm">
            {data.isOn && (
              <Button variant="default" onClick={() => start("renew")}>
                Kurtarma Kodlarını Yenile
              </Button>
            )}
            <Button variant="default" onClick={() => start(data.isOn ? "remove" : "begin")}>
              {data.isOn ? "İki Adımlı Doğrulamayı Kapat" : "İki Adımlı Doğrulamayı Aç"}
            </Button>
          </Group>
        )}
      </Group>
      <Text>Girişte şifrenizden veya Google hesabınızdan sonra telefonunuzdaki uygulamanın kodu da sorulur.</Text>
      {data?.isOn && <Text mt="xs">{twoStepTexts.codesLeft(data.recoveryCodesLeft)}</Text>}
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
          onSaved={setUp}
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
          onSaved={({ recoveryCodes }) => showCodes(recoveryCodes)}
          onClose={close}
        />
      )}
      {step.name === "setup" && <TotpSetup begun={step.begun} onDone={showCodes} onClose={close} />}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onClose={close} />}
    </>
  );
}
