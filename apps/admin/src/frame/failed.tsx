import { Button, Center, Stack, Text, Title } from "@mantine/core";

/** Stands for a screen whose code could not be loaded or that failed while it was drawn; the menu around it goes on. */
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

/** The same outside the frame. */
export function FailedArea() {
  return (
    <main>
      <FailedScreen />
    </main>
  );
}
