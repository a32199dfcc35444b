import { Checkbox, Fieldset } from "@mantine/core";
import { issueStateLabels } from "@site/contract/readers/subscribers/issues/labels";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

/** Keeps a post out of the mails to subscribers, or lets it in; saved at once, because a publication would send it. */
export function SubscribersField({ postId }: { postId: number }) {
  const { data } = trpc.admin.postIssues.get.useQuery({ postId }, { staleTime: 0 });
  const { mailing, postIssues } = trpc.useUtils().admin;
  const keepOut = useAdminMutation(trpc.admin.postIssues.keepOut, {
    invalidates: [postIssues, mailing],
  });
  const state = data?.state ?? null;
  const isSent = state === "done";
  return (
    <Fieldset legend="Aboneler">
      <Checkbox
        label="Abonelere e-postayla gönder"
        description={state === null || state === "kept" ? "Seçim hemen kaydedilir." : issueStateLabels[state]}
        checked={data !== undefined && state !== "kept"}
        disabled={data === undefined || isSent || keepOut.isPending}
        onChange={(event) => keepOut.mutate({ postId, isKeptOut: !event.currentTarget.checked })}
      />
    </Fieldset>
  );
}
