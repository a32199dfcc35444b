import { Alert, Button, Container, Group, Stack, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Form } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Passkeys } from "./passkeys.tsx";
import { TwoStep } from "./two-step.tsx";

/** Shows nothing but the set-up of a second factor, which the owners demand, until there is one. */
export function FactorSetup() {
  const { session } = trpc.useUtils().admin;
  const isOn = trpc.admin.totp.state.useQuery().data?.isOn ?? false;
  const hasPasskey = (trpc.admin.passkeys.list.useQuery().data?.length ?? 0) > 0;
  return (
    <Container component="main" size="md" py="xl">
      <Stack>
        <Title order={1} size="h2">
          İki adımlı doğrulamayı kurun
        </Title>
        <Alert color="warning">
          Site sahibi, bütün yöneticilerden iki adımlı doğrulama istiyor. Devam etmek için bir doğrulama uygulaması veya
          geçiş anahtarı ekleyin.
        </Alert>
        <div>
          <TwoStep />
          <Passkeys />
        </div>
        <Group>
          <Button disabled={!isOn && !hasPasskey} onClick={() => void session.needsFactorSetup.invalidate()}>
            Panele Devam Et
          </Button>
          <Form method="post" action={adminPaths.login}>
            <Button type="submit" variant="default">
              Çıkış Yap
            </Button>
          </Form>
        </Group>
      </Stack>
    </Container>
  );
}
