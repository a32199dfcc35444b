import { Alert, Button, Group, Image, Loader, Stack, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { NotConfigured } from "./not-configured.tsx";

interface Props {
  post: { title: string; excerpt: string };
  onPick: (image: { address: string; alt: string }) => void;
}

/** Generates an image for a post. It is stored in the library, but used only if it is accepted. */
export function ImageMaker({ post, onPick }: Props) {
  const [errorText, setErrorText] = useState<string>();
  const readiness = trpc.admin.ai.readiness.useQuery();
  const { media } = trpc.useUtils().admin;
  const make = trpc.admin.ai.generateImage.useMutation({ onSuccess: () => media.invalidate() });
  const isIncomplete = !post.title.trim() || !post.excerpt.trim();

  function start(): void {
    setErrorText(undefined);
    make
      .mutateAsync({ title: post.title, excerpt: post.excerpt })
      .catch((error: unknown) => setErrorText(getServerError(error)?.message ?? unsplashTexts.generateFailed));
  }

  return (
    <Stack>
      {readiness.data && !readiness.data.model && <NotConfigured text={aiUsageTexts.notConfigured} />}
      {isIncomplete ? (
        <Alert color="warning" title="Eksik Bilgi" role="alert">
          {unsplashTexts.textsRequired}
        </Alert>
      ) : (
        <Text>
          “{post.title}” yazısının başlığı ve özetinden bir görsel oluşturulur ve Ortam Kitaplığı'na eklenir. Bir dakika
          kadar sürebilir.
        </Text>
      )}
      {errorText && (
        <Alert color="danger" role="alert">
          {errorText}
        </Alert>
      )}
      {make.isPending && (
        <Group role="status">
          <Loader size="sm" /> Görsel oluşturuluyor…
        </Group>
      )}
      {make.data && <Image src={make.data.imageUrl} alt={make.data.alt} radius="md" mah="22rem" fit="contain" />}
      <Group justify="flex-end">
        <Button
          variant={make.data ? "default" : "filled"}
          disabled={isIncomplete || !readiness.data?.model}
          loading={make.isPending}
          onClick={start}
        >
          {make.data ? "Yeniden Oluştur" : "Oluştur"}
        </Button>
        {make.data && (
          <Button onClick={() => onPick({ address: make.data.imageUrl, alt: make.data.alt })}>Bu Görseli Kullan</Button>
        )}
      </Group>
    </Stack>
  );
}
