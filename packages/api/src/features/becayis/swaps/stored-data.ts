import { becayisTexts } from "@site/contract/becayis/labels";
import { outcomeLabels, refusalLabels } from "@site/contract/becayis/swaps/results/labels";
import { outcome as outcomes, refusalReason } from "@site/contract/becayis/swaps/results/schema";
import type { Prisma } from "@site/db";
import type { StoredData } from "../../../core/app.ts";
import { type DataSection, getPages, PAGE, type Row, where } from "../../../core/data-copy.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { getLink, listingInclude } from "./matching/view.ts";

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

/**
 * Returns a member's contact requests in the order of their ids, with the titles of their listings as the site shows
 * them to that member.
 * @param options `after` is the last id of the former page, `now` the time by the database's clock
 */
async function listSentRequests(
  tx: Prisma.TransactionClient,
  memberId: number,
  { after, limit, now }: { after: number; limit: number; now: Date },
) {
  const requests = await tx.contactRequest.findMany({
    where: { requesterId: memberId, id: { gt: after } },
    orderBy: { id: "asc" },
    take: limit,
    include: { listing: { include: listingInclude } },
  });
  return requests.map(({ listing, ...request }) => ({
    ...request,
    listing: getLink(listing, false, { hidden: becayisTexts.hiddenListing, now }).title,
  }));
}
