import { Button, Text } from "@mantine/core";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import type { SavedReply } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { SavedReplyForm } from "./saved-reply-form.tsx";

const row = { key: ({ id }: SavedReply) => id, name: ({ title }: SavedReply) => title };
const columns = [
  { header: "Ad", cell: ({ title }: SavedReply) => title },
  { header: "Yanıt", cell: ({ body }: SavedReply) => <Text lineClamp={2}>{body}</Text> },
];

/** Lists the saved replies, which are inserted into replies to messages. */
export function SavedRepliesScreen() {
  const [edited, setEdited] = useState<SavedReply | "new">();
  const list = useListAddress();
  const query = trpc.admin.savedReplies.list.useQuery(undefined, {});
  const remove = useAdminMutation(trpc.admin.savedReplies.remove, {
    fallback: adminContactTexts.savedReplyRemoveFailed,
    invalidates: [trpc.useUtils().admin.savedReplies],
  });
  const askToRemove = ({ id, title }: SavedReply) =>
    confirm({
      title: "Hazır Yanıtı Sil",
      subject: title,
      consequence: "adlı hazır yanıt silinecek. Gönderilmiş yanıtlar değişmez.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const actions = (reply: SavedReply) => [{ label: "Sil", run: () => askToRemove(reply) }];
  const add = <Button onClick={() => setEdited("new")}>Yeni Hazır Yanıt</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} hazır yanıt`,
    loading: "Hazır yanıtlar yükleniyor…",
    failed: "Hazır yanıtlar yüklenemedi",
    empty: { title: "Henüz hazır yanıt yok", text: "Sık yazdığınız yanıtları bir kez kaydedin.", action: add },
    notFound: { title: "Hazır yanıt bulunamadı", text: "Aradığınız metinle ilgili bir hazır yanıt yok." },
  };
  return (
    <Screen title="Hazır Yanıtlar" actions={add}>
      <ResourceTable
        pageSize={limits.termsPerAdminPage}
        getTexts={({ title, body }) => [title, body]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: setEdited, actions }}
        searchPlaceholder="Ara…"
      />
      {edited && <SavedReplyForm reply={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
