import { Alert, Button, Card, Group, Image, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { NotConfigured } from "./not-configured.tsx";

interface Props {
  /** Texts from which the model proposes search terms; without them it proposes none. */
  post?: { title: string; excerpt: string } | undefined;
  onPick: (photo: ChosenPhoto) => void;
}

/** Searches stock photos. The chosen one is passed on with its photographer. */
export function PhotoSearch({ post, onPick }: Props) {
  const [term, setTerm] = useState("");
  const [errorText, setErrorText] = useState<string>();
  const readiness = trpc.admin.ai.readiness.useQuery();
  const search = trpc.admin.ai.searchImages.useMutation();
  const choose = trpc.admin.ai.choosePhoto.useMutation();
  const propose = trpc.admin.ai.searchTerms.useMutation();
  const found = search.data;

  const failing = (text: string) => (error: unknown) => setErrorText(getServerError(error)?.message ?? text);

  function find(query: string): void {
    setErrorText(query.trim() === "" ? unsplashTexts.queryRequired : undefined);
    if (query.trim() !== "") search.mutateAsync({ query }).catch(failing(unsplashTexts.searchFailed));
  }

  function proposeTerms(): void {
    const isComplete = post?.title.trim() && post.excerpt.trim();
    setErrorText(isComplete ? undefined : unsplashTexts.textsRequired);
    if (!post || !isComplete) return;
    propose
      .mutateAsync({ title: post.title, excerpt: post.excerpt })
      .then(({ terms }) => setTerm(terms.join(", ")))
      .catch(failing(unsplashTexts.searchFailed));
  }

  if (readiness.data && !readiness.data.imageSearch) return <NotConfigured text={unsplashTexts.notConfigured} />;
  return (
    <Stack>
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          event.stopPropagation(); // does not submit the post's form, which contains the dialog in React's tree
          find(term);
        }}
      >
        <Group align="flex-end">
          <TextInput
            label="Arama terimi"
            description="İngilizce terimler daha çok sonuç verir."
            flex={1}
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
          <Button type="submit" loading={search.isPending}>
            Ara
          </Button>
          {post && readiness.data?.model && (
            <Button variant="default" loading={propose.isPending} onClick={proposeTerms}>
              Terim Öner
            </Button>
          )}
        </Group>
      </form>
      {errorText && (
        <Alert color="danger" role="alert">
          {errorText}
        </Alert>
      )}
      <Text size="sm" c="dimmed" role="status">
        {found &&
          (found.results.length === 0 ? "Görsel bulunamadı." : `“${found.usedQuery}”: ${found.results.length} görsel`)}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} component="ul" p={0} style={{ listStyle: "none" }}>
        {found?.results.map((photo) => (
          <Card key={photo.id} component="li" withBorder padding="sm">
            <Image src={photo.urls.small} alt={photo.altDescription} h={140} radius="sm" loading="lazy" />
            <Text size="sm" my="xs">
              {unsplashTexts.credit(photo.user.name)}
            </Text>
            <Button
              variant="default"
              aria-label={`Seç: ${photo.altDescription || photo.user.name}`}
              loading={choose.isPending && choose.variables.token === photo.token}
              onClick={() =>
                choose.mutateAsync({ token: photo.token }).then(onPick, failing(unsplashTexts.searchFailed))
              }
            >
              Seç
            </Button>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
