import { Button, Center, Stack, Text, Title } from "@mantine/core";

/** Replaces a screen whose code failed to load or that threw while rendering; the menu keeps working. */
export function FailedScreen() {
  return (
    <Center mih="50vh">
      <Stack align="center" role="alert">
        <Title order={1} size="h2">
          Bir Hata Oluştu
        </Title>
        <Text ta="center">Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.</Text>
        <Button onClick={() => window.location.reload()}>Tekrar Dene</Button>
      </Stack>
    </Center>
  );
}

/** Replaces the whole area after an error outside the frame. */
export function FailedArea() {
  return (
    <main>
      <FailedScreen />
    </main>
  );
}
