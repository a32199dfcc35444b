import { Skeleton, Switch, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { Provenance } from "@site/contract/blog/provenance/schema";
import { trpc } from "../../../api/trpc.ts";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { SettingsGroup } from "../editor/settings-group.tsx";
import { ReferenceList } from "./reference-list.tsx";

/**
 * Shows model, template and references of a draft by AI, and whether a person has reviewed it; renders nothing for
 * other
 * posts.
 */
export function ProvenanceCard({ postId }: { postId: number }) {
  const { data, isError, isFetching, refetch } = trpc.admin.postProvenance.get.useQuery({ postId }, { staleTime: 0 });
  if (isError && data === undefined)
    return <LoadFailed title="Kontrol listesi yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={80} />;
  return data.provenance && <Card postId={postId} provenance={data.provenance} />;
}

function Card({ postId, provenance }: { postId: number; provenance: Provenance }) {
  const { postProvenance } = trpc.useUtils().admin;
  const { model, templateName, generatedAt, reviewed, isLabelled, references } = provenance;
  const failure = (error: { message: string } | undefined) => error?.message ?? "Değişiklik kaydedilemedi.";
  const label = useAdminMutation(trpc.admin.postProvenance.label, {
    success: (saved) => (saved.isLabelled ? "Etiket okurlara gösterilecek." : "Etiket okurlardan gizlendi."),
    failure,
    invalidates: [postProvenance],
  });
  const review = useAdminMutation(trpc.admin.postProvenance.review, {
    success: (saved) => (saved.reviewed ? "Yazı gözden geçirildi olarak işaretlendi." : "İşaret kaldırıldı."),
    failure,
    invalidates: [postProvenance],
  });
  const quietly = (change: Promise<unknown>) => void change.catch(() => undefined); // the mutation has shown the error
  return (
    <SettingsGroup title="Yapay zekâ taslağı">
      <Text size="sm" c="dimmed">
        {model} · {templateName} · {formatDate(generatedAt)}
      </Text>
      <ReferenceList postId={postId} references={references} />
      <Switch
        label="Yazıyı okudum, gözden geçirdim"
        description={reviewed ? `${reviewed.by}, ${formatDate(reviewed.at)}` : undefined}
        checked={reviewed !== null}
        disabled={review.isPending}
        onChange={({ currentTarget: { checked } }) => quietly(review.mutateAsync({ postId, isReviewed: checked }))}
      />
      <Switch
        label="Okurlara yapay zekâ etiketini göster"
        checked={isLabelled}
        disabled={label.isPending}
        onChange={({ currentTarget: { checked } }) => quietly(label.mutateAsync({ postId, isLabelled: checked }))}
      />
    </SettingsGroup>
  );
}
