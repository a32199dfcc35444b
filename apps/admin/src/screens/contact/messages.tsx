import { Button } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import { type ContactMessage, contactState } from "@site/contract/inbox/contact/admin-schema";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { MessageCard } from "./message-card.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useRemoveMessages } from "./use-remove-messages.ts";

const options = [
  { value: "unread", label: "Okunmamış" },
  { value: "unanswered", label: "Yanıtlanmamış" },
  { value: "answered", label: "Yanıtlanmış" },
];
const filters = [{ name: "status", label: "Durum", options }];
const row = { key: ({ id }: ContactMessage) => id, name: ({ subject }: ContactMessage) => subject };
const texts = {
  count: (total: number) => `${formatNumber(total)} mesaj`,
  loading: "Mesajlar yükleniyor…",
  failed: "Mesajlar yüklenemedi",
  empty: { title: "Henüz mesaj yok", text: "İletişim formundan gelen mesajlar burada görünür." },
  notFound: { title: "Mesaj bulunamadı", text: "Aradığınız duruma veya metne uyan bir mesaj yok." },
};

/** Lists the messages of the contact form, newest first. Each visit refetches them. */
export function ContactMessagesScreen() {
  const [isSelecting, setSelecting] = useState(false);
  const [opened, setOpened] = useState<ContactMessage>();
  const list = useListAddress(filters);
  const { askToRemove, bulk } = useRemoveMessages();
  const query = trpc.admin.contactMessages.page.useQuery(
    { page: list.page, search: list.search || undefined, state: contactState.safeParse(list.chosen("status")).data },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const shown = opened && (query.data?.items.find(({ id }) => id === opened.id) ?? opened);
  const card = (message: ContactMessage, selectBox: ReactNode) => (
    <MessageCard
      {...{ message, selectBox }}
      onOpen={() => setOpened(message)}
      onRemove={() => void askToRemove(message)}
    />
  );
  const actions = (
    <Button variant="default" aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
      {isSelecting ? "Seçimi Bitir" : "Toplu Seç"}
    </Button>
  );
  return (
    <Screen title="İletişim Mesajları" actions={actions}>
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ card }}
        searchPlaceholder="Ad, e-posta, konu veya mesaj ara…"
        {...(isSelecting && { bulkActions: bulk })}
      />
      {shown && <MessageDialog key={shown.id} message={shown} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
