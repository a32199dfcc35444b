import { getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { outcomeLabels, refusalLabels } from "@site/contract/becayis/swaps/results/labels";
import { outcome as outcomes, refusalReason } from "@site/contract/becayis/swaps/results/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { queryIn } from "../../../core/database/query.ts";
import { readWaitingTexts } from "../../becayis/board/listings/texts.ts";
import { namePlaces } from "../../becayis/board/places/place-names.ts";
import { listToldWindows } from "../../becayis/papers/calendar/export-service.ts";
import { listOwnChanges } from "../../becayis/papers/petitions/own-changes-service.ts";
import { listStaffProofs } from "../../becayis/papers/staff/export-service.ts";
import { listSentRequests } from "../../becayis/swaps/contact/sent-requests-service.ts";
import { getProvenAddresses, ofAddresses } from "../../identity/addresses/service.ts";
import { type DataSection, getPages, onePage, PAGE, type Page, type Row, where } from "./section-pages.ts";

const named = { select: { name: true } };
const listingNames = {
  institution: named,
  position: named,
  offerCity: named,
  offerDistrict: named,
} as const;

/** Returns what the board knows of the member's office. */
export async function listOfficeSections(tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  const swapProfiles = await tx.swapProfile.findMany({
    where: { memberId },
    include: {
      currentInstitution: named,
      currentPosition: named,
      currentCity: named,
      currentDistrict: named,
      desiredInstitution: named,
      desiredPosition: named,
      desiredCity: named,
      desiredDistrict: named,
    },
  });
  const addresses = await getProvenAddresses(tx, memberId);
  const alerts = await tx.searchAlert.findMany({
    where: { OR: [{ memberId }, ofAddresses(addresses, "emailKey")] },
    include: { fromCity: named, toCity: named, institution: named, position: named },
    orderBy: { id: "asc" },
  });
  const waiting = await tx.waitingListing.findMany({
    where: ofAddresses(addresses, "emailKey"),
    include: { institution: named, position: named, city: named },
  });
  return [
    {
      key: "waitingListings",
      title: "Kodu girilmemiş ilanlar",
      columns: {
        createdAt: "Zaman",
        firstName: "Ad",
        lastName: "Soyad",
        title: "Başlık",
        institution: "Kurum",
        position: "Unvan",
        city: "Şehir",
      },
      pages: onePage(waiting.map(withNames)),
    },
    {
      key: "alerts",
      title: "Takipler",
      columns: {
        createdAt: "Kayıt",
        fromCity: "Nereden",
        toCity: "Nereye",
        institution: "Kurum",
        position: "Unvan",
        query: "Arama",
        frequency: "Sıklık",
        confirmedAt: "Üyeliksiz takibin onayı",
      },
      pages: onePage(alerts.map(withNames)),
    },
    {
      key: "swapProfile",
      title: "Becayiş profili",
      columns: {
        currentInstitution: "Kurum",
        currentPosition: "Unvan",
        currentCity: "Şehir",
        currentDistrict: "İlçe",
        desiredInstitution: "İstenen kurum",
        desiredPosition: "İstenen unvan",
        desiredCity: "İstenen şehir",
        desiredDistrict: "İstenen ilçe",
        experienceYears: "Deneyim (yıl)",
        educationLevel: "Öğrenim",
        specializations: "Uzmanlıklar",
        notes: "Notlar",
      },
      pages: onePage(swapProfiles.map(withNames)),
    },
    {
      key: "staffProof",
      title: "Kurum doğrulaması",
      columns: { kind: "Yol", institution: "Kurum", createdAt: "Zaman", expiresAt: "Geçerlilik" },
      pages: onePage(await listStaffProofs(tx, memberId)),
    },
    {
      key: "applicationWindows",
      title: "Size bildirilen başvuru dönemleri",
      columns: { institution: "Kurum", firstDay: "İlk gün", lastDay: "Son gün" },
      pages: onePage(await listToldWindows(tx, memberId)),
    },
    {
      key: "calendarAddress",
      title: "Takvim adresi",
      columns: { createdAt: "Zaman" },
      pages: onePage(await tx.calendarFeed.findMany({ where: { memberId } })),
    },
  ];
}

/** Returns the member's listings. */
export function listListingSections(tx: Prisma.TransactionClient, memberId: number): DataSection[] {
  return [
    {
      key: "listings",
      title: "Becayiş ilanları",
      columns: {
        createdAt: "Zaman",
        title: "Başlık",
        description: "Açıklama",
        institution: "Kurum",
        position: "Unvan",
        offerCity: "Şehir",
        offerDistrict: "İlçe",
        wantedCity: "İstenen şehir",
        wantedDistrict: "İstenen ilçe",
        wishes: "İstenen yerler",
        status: "Durum",
        approvalStatus: "Onay",
        waitingText: "Onay bekleyen metin",
        expiresAt: "Bitiş",
      },
      pages: getPages((page) => readListings(tx, memberId, page), toListingRow),
    },
  ];
}

/** Returns what the member wrote to others about swaps, and reported of them. */
export async function listSwapSections(
  app: App,
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<DataSection[]> {
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
      key: "petitions",
      title: "Dilekçelerinizdeki değişiklikler",
      columns: {
        updatedAt: "Zaman",
        addressee: "Verileceği makam",
        subject: "Konu",
        body: "Metin",
        attachments: "Ekler",
      },
      pages: onePage(await listOwnChanges(app, tx, memberId)),
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
}

async function readListings(tx: Prisma.TransactionClient, memberId: number, page: Page) {
  const listings = await tx.listing.findMany({ ...where({ memberId }, page), include: listingNames });
  const places = [...new Set(listings.flatMap(({ wantedPlaces }) => wantedPlaces))];
  const names = await namePlaces(queryIn(tx), places);
  const nameOf = new Map(places.map((place, index) => [place, names[index]]));
  return listings.map(({ wantedPlaces, ...listing }) => ({
    ...listing,
    wishes: wantedPlaces.flatMap((place) => nameOf.get(place) ?? []),
  }));
}

function toListingRow({ wishes, ...listing }: Awaited<ReturnType<typeof readListings>>[number]): Row {
  const [first] = wishes;
  return {
    ...withNames(listing),
    wantedCity: first?.city ?? null,
    wantedDistrict: first?.district ?? null,
    wishes: getWishesText(wishes),
    waitingText: Object.values(readWaitingTexts(listing.waitingTexts) ?? {})
      .filter(Boolean)
      .join("\n"),
  };
}

function toResultRow({ outcome, reason, ...row }: Prisma.SwapResultGetPayload<object>): Row {
  return {
    ...row,
    outcome: outcomeLabels[outcomes.parse(outcome)],
    reason: reason && refusalLabels[refusalReason.parse(reason)],
  };
}

/** Includes the names of related records. */
function withNames(row: Row): Row {
  const getName = (value: unknown) =>
    typeof value === "object" && value !== null && "name" in value ? value.name : value;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, getName(value)]));
}
