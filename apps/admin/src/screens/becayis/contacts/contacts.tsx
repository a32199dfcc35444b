import { Badge } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { type AdminContact, listAdminContactsInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { contactRequestStatusLabels } from "@site/contract/becayis/board-labels";
import { adminBecayisTexts, contactRequestTexts, contactTypeLabels } from "@site/contract/becayis/labels";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { type Fact, Facts } from "../../../kit/facts.tsx";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { PostFacts } from "../listings/post-facts.tsx";

/** Returns the names of both members, which name a record. */
const getPeople = ({ requester, listingOwner }: AdminContact) => `${requester.name} → ${listingOwner.name}`;

const columns = [
  { header: "Kullanıcılar", cell: getPeople },
  { header: "İlan", cell: ({ listing: { title } }: AdminContact) => title },
  { header: "Tür", cell: ({ contactType }: AdminContact) => contactTypeLabels[contactType] },
  {
    header: "Durum",
    cell: (contact: AdminContact) => (
      <Badge color={contact.status === "accepted" ? "success" : "warning"}>
        {contactRequestStatusLabels[contact.status]}
      </Badge>
    ),
  },
  { header: "Tarih", cell: ({ createdAt }: AdminContact) => formatDate(createdAt), isShort: true },
];

const SEARCH_DEBOUNCE_MS = 400;
const { status, type } = listAdminContactsInput.shape;
const filters = [
  {
    name: "durum",
    label: "Durum",
    options: status.unwrap().options.map((value) => ({ value, label: contactRequestStatusLabels[value] })),
  },
  {
    name: "tur",
    label: "Tür",
    options: type.unwrap().options.map((value) => ({ value, label: contactTypeLabels[value] })),
  },
];
const row = { key: ({ id }: AdminContact) => id, name: getPeople };
const texts = {
  count: (total: number) => `${formatNumber(total)} iletişim kaydı`,
  loading: "İletişim kayıtları yükleniyor…",
  failed: contactRequestTexts.listFailed,
  empty: { title: "Henüz iletişim kaydı yok", text: "Üyelerin bekleyen ve kabul edilen istekleri burada görünür." },
  notFound: { title: "İletişim kaydı bulunamadı", text: "Aramanıza ve süzgeçlere uyan bir kayıt yok." },
};

/** Lists pending and accepted contact requests, or the contacts of one type after a match. */
export function ContactsScreen() {
  const list = useListAddress(filters);
  const query = trpc.admin.becayis.contacts.list.useQuery(
    {
      page: list.page,
      search: list.search || undefined,
      status: status.safeParse(list.chosen("durum")).data,
      type: type.safeParse(list.chosen("tur")).data,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const remove = useAdminMutation(trpc.admin.becayis.contacts.remove, {
    fallback: adminBecayisTexts.contactRemoveFailed,
    invalidates: [trpc.useUtils().admin.becayis],
  });
  const askToRemove = (contact: AdminContact) =>
    confirm({
      title: "İletişim Kaydını Sil",
      subject: getPeople(contact),
      consequence: `arasındaki kayıt (${contact.listing.title}) mesajlarıyla silinecek. Bu işlem geri alınamaz.`,
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id: contact.id }),
    });
  const actions = (contact: AdminContact) => [{ label: "Sil", run: () => askToRemove(contact) }];
  const details = (contact: AdminContact) => <ContactDetails contact={contact} />;
  return (
    <Screen title="İletişim Kayıtları">
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ columns, actions, details }}
        searchPlaceholder="Ad, ilan veya mesaj…"
        searchDebounceMs={SEARCH_DEBOUNCE_MS}
      />
    </Screen>
  );
}

/** Shows the message, the people and the listing of a contact record. */
function ContactDetails({ contact }: { contact: AdminContact }) {
  const { message, requester, listingOwner, listing, updatedAt } = contact;
  const facts: Fact[] = [
    ["Mesaj", message],
    ["İsteyen", withPhone(requester)],
    ["İlan sahibi", withPhone(listingOwner)],
    ["Son güncelleme", formatDate(updatedAt)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <PostFacts posts={listing} />
    </>
  );
}

function withPhone({ name, phone }: AdminContact["requester"]): string {
  return phone ? `${name}, ${phone}` : `${name}, telefon numarası yok`;
}
