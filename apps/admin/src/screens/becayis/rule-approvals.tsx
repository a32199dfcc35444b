import { Anchor, Button, Group, Paper, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { becayisTexts } from "@site/contract/becayis/labels";
import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import type { RuleApproval } from "@site/contract/becayis/moderation/rule-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import { trpc } from "../../api/trpc.ts";
import { getPage } from "../../kit/lists/get-page.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { runOffered } from "../../kit/notify.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { ListingTexts } from "./listing-texts.tsx";
import { PostFacts } from "./post-facts.tsx";

const texts = {
  count: (total: number) => `Kurala göre yayınlanan ${formatNumber(total)} ilana henüz bakılmadı`,
  loading: "İlanlar yükleniyor…",
  failed: becayisTexts.listingsFailed,
  empty: { title: "Bakılmayan ilan yok", text: "Kurala göre yayınlanan ilanlar, siz bakana kadar burada durur." },
  notFound: { title: "İlan bulunamadı", text: "Bakılmayanlar arasında aramanıza uyan bir ilan yok." },
};
const row = { key: ({ id }: RuleApproval) => id, name: ({ title }: RuleApproval) => title };

/** Shows the listings that the rule published and nobody has looked at, oldest first; refetched at each visit. */
export function RuleApprovals() {
  const list = useListAddress();
  const query = trpc.admin.becayis.ruleApprovals.list.useQuery(undefined, {
    staleTime: 0,
    select: (rows) => getPage(rows, list, limits.adminListingsPerPage, ({ title, user_name }) => [title, user_name]),
  });
  const { look, withdraw } = useRuleDecisions();
  const card = (listing: RuleApproval) => (
    <RuleApprovalCard listing={listing} onLook={() => look(listing)} onWithdraw={() => withdraw(listing)} />
  );
  return (
    <ResourceTable
      {...{ query, list, texts, row }}
      layout={{ card, isWide: true }}
      searchPlaceholder="Başlık veya ad ara…"
      shortcuts={[
        { key: "b", label: "Bakıldı sayar", run: look },
        { key: "g", label: "Panodan geri çeker", run: withdraw },
        { key: "u", label: "Son işlemi geri alır", runAlways: runOffered },
      ]}
    />
  );
}

/** Returns the decisions on a listing that the rule published; a withdrawal can be undone for a while. */
function useRuleDecisions() {
  const { ruleApprovals } = trpc.admin.becayis;
  const invalidates = [trpc.useUtils().admin.becayis];
  const success = ({ message }: { message: string }) => message;
  const looked = useAdminMutation(ruleApprovals.look, { success, fallback: ruleTexts.lookFailed, invalidates });
  const keep = useAdminMutation(ruleApprovals.keep, { success, fallback: ruleTexts.withdrawFailed, invalidates });
  const held = useAdminMutation(ruleApprovals.holdWithdrawal, {
    success,
    fallback: ruleTexts.withdrawFailed,
    invalidates,
    undo: (_, { id }) => keep.mutateAsync({ id }),
  });
  const decide =
    (call: { mutate: (input: { id: number; approvedAt: string }) => void }) =>
    ({ id, approved_at: approvedAt }: RuleApproval) =>
      call.mutate({ id, approvedAt });
  return { look: decide(looked), withdraw: decide(held) };
}

interface Props {
  listing: RuleApproval;
  onLook: () => void;
  onWithdraw: () => void;
}

function RuleApprovalCard({ listing, onLook, onWithdraw }: Props) {
  const titleId = useId();
  const { title, slug, user_name, approved_at, is_published, texts: shown } = listing;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {is_published ? (
          <Anchor href={paths.listing(slug)} target="_blank" rel="noopener" inherit>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Title>
      <Text size="sm" c="dimmed">
        {user_name} · {formatMoment(approved_at)}
      </Text>
      <ListingTexts texts={shown} />
      <PostFacts posts={listing} />
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={onLook}>
          Baktım
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={onWithdraw}>
          Geri çek
        </Button>
      </Group>
    </Paper>
  );
}
