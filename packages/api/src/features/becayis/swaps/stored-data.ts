import { outcomeLabels, refusalLabels } from "@site/contract/becayis/swaps/results/labels";
import { outcome as outcomes, refusalReason } from "@site/contract/becayis/swaps/results/schema";
import type { Prisma } from "@site/db";
import type { StoredData } from "../../../core/app.ts";
import { type DataSection, getPages, PAGE, type Row, where } from "../../../core/data-copy.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { listSentRequests } from "./contact/sent-requests-service.ts";

export const swapData: StoredData = {
  tables: {
    contact_requests: { copiedIn: "contactRequests" },
    contact_request_messages: { copiedIn: "messages" },
    contact_reports: { notCopied: "a message to the administrator" },
    member_blocks: { notCopied: "it names another member" },
    matches: "impersonal",
    match_sides: { notCopied: "shown with the matches, which are also another's" },
    rings: "impersonal",
    ring_members: { notCopied: "shown with the rings, which are also others'" },
    plans: "impersonal",
    plan_members: "impersonal",
    removed_pairs: "impersonal",
    swap_results: { copiedIn: "swapResults" },
  },

  copy: async ({ tx, memberId }): Promise<DataSection[]> => {
    const now = await databaseNow(tx);
    return [
      {
        key: "contactRequests",
        title: "Gönderilen iletişim istekleri",
        columns: { createdAt: "Zaman", listing: "İlan", message: "Mesaj", status: "Durum" },
        pages: getPages(({ after }) => listSentRequests(tx, memberId, { after, limit: PAGE, now })),
      },
      {
        key: "messages",
        title: "Yazdığınız mesajlar",
        columns: { createdAt: "Zaman", body: "Mesaj" },
        pages: getPages((page) => tx.contactRequestMessage.findMany(where({ senderId: memberId }, page))),
      },
      {
        key: "swapResults",
        title: "Bildirdiğiniz sonuçlar",
        columns: {
          createdAt: "Zaman",
          outcome: "Sonuç",
          appliedOn: "Başvuru",
          decidedOn: "Karar",
          reason: "Ret gerekçesi",
          note: "Notunuz",
        },
        pages: getPages((page) => tx.swapResult.findMany(where({ memberId }, page)), toResultRow),
      },
    ];
  },
};

function toResultRow({ outcome, reason, ...row }: Prisma.SwapResultGetPayload<object>): Row {
  return {
    ...row,
    outcome: outcomeLabels[outcomes.parse(outcome)],
    reason: reason && refusalLabels[refusalReason.parse(reason)],
  };
}
