import { formatMoment } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import { issueStateLabels } from "@site/contract/readers/subscribers/issues/labels";
import type { IssueRow } from "@site/contract/readers/subscribers/sending/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const row = { key: ({ id }: IssueRow) => id, name: ({ title }: IssueRow) => title };
const columns = [
  { header: "Gönderim", cell: ({ title }: IssueRow) => title },
  { header: "Durum", isState: true, cell: ({ state }: IssueRow) => issueStateLabels[state], isShort: true },
  { header: "Zaman", cell: ({ startedAt, dueAt }: IssueRow) => formatMoment(startedAt ?? dueAt), isShort: true },
  { header: "Giden", cell: ({ sent }: IssueRow) => formatNumber(sent), isNumber: true },
  { header: "Bekleyen", cell: ({ waiting }: IssueRow) => formatNumber(waiting), isNumber: true },
  { header: "Başarısız", cell: ({ failed }: IssueRow) => formatNumber(failed), isNumber: true },
  { header: "Ayrılan", cell: ({ left }: IssueRow) => formatNumber(left), isNumber: true },
];
const getPostPath = ({ postId }: IssueRow) => (postId === null ? undefined : adminPaths.post(postId));
const texts = {
  count: (total: number) => `${formatNumber(total)} gönderim`,
  loading: "Gönderimler yükleniyor…",
  failed: "Gönderimler yüklenemedi",
  empty: {
    title: "Henüz gönderim yok",
    text: "Yayınladığınız yazılar ve haftalık özetler burada sayılarıyla görünür.",
  },
};

/** Lists past and future issues with their counts. A post can be excluded and included again. */
export function IssueList() {
  const list = useListAddress();
  const query = trpc.admin.mailing.issues.useQuery(
    { page: list.page },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const { mailing, postIssues } = trpc.useUtils().admin;
  const change = { invalidates: [mailing, postIssues] };
  const takeBack = useAdminMutation(trpc.admin.postIssues.keepOut, change);
  const keepOut = useAdminMutation(trpc.admin.postIssues.keepOut, {
    ...change,
    undo: (_, { postId, isKeptOut }) => takeBack.mutateAsync({ postId, isKeptOut: !isKeptOut }),
  });
  const actions = ({ postId, state }: IssueRow) => {
    if (postId === null || state === "done") return [];
    return state === "kept"
      ? [{ label: "Gönderime Al", run: () => keepOut.mutate({ postId, isKeptOut: false }) }]
      : [{ label: "Gönderme", run: () => keepOut.mutate({ postId, isKeptOut: true }) }];
  };
  return (
    <div>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, to: getPostPath, actions }} />
    </div>
  );
}
