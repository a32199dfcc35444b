import { getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { retention } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import type { StoredData } from "../../../core/app.ts";
import { type DataSection, getPages, onePage, type Page, type Row, where, withNames } from "../../../core/data-copy.ts";
import { queryIn } from "../../../core/database/query.ts";
import { ofAddresses } from "../../../core/proven-addresses.ts";
import { readWaitingTexts } from "./listings/texts.ts";
import { namePlaces } from "./places/place-names.ts";

const named = { select: { name: true } };
const listingNames = {
  institution: named,
  position: named,
  offerCity: named,
  offerDistrict: named,
} as const;

export const boardData: StoredData = {
  tables: {
    listings: { copiedIn: "listings" },
    listing_reports: { notCopied: "a message to the administrator" },
    search_alerts: { copiedIn: "alerts" },
    alert_hits: { notCopied: "the alerts are copied; which listings they found is not the member's" },
    swap_profiles: { copiedIn: "swapProfile" },
    board_settings: "impersonal",
    provinces: "impersonal",
    districts: "impersonal",
    institutions: "impersonal",
    positions: "impersonal",
    former_slugs: "impersonal",
    eligibility_rules: "impersonal",
    rejection_reasons: "impersonal",
  },

  retention: [
    {
      table: "search_alerts",
      where: "email IS NOT NULL AND confirmed_at IS NULL AND created_at < $1",
      days: retention.unconfirmedSubscribersDays,
    },
    {
      table: "listings",
      where: "(status = 'expired' AND expires_at < $1) OR (status = 'completed' AND updated_at < $1)",
      days: retention.closedListingsDays,
    },
  ],

  copy: async ({ tx, memberId, addresses }): Promise<DataSection[]> => {
    const profiles = await tx.swapProfile.findMany({
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
    const alerts = await tx.searchAlert.findMany({
      where: { OR: [{ memberId }, ofAddresses(addresses, "emailKey")] },
      include: { fromCity: named, toCity: named, institution: named, position: named },
      orderBy: { id: "asc" },
    });
    return [
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
        pages: onePage(profiles.map(withNames)),
      },
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
  },

  erase: async ({ tx, addresses }) => {
    await tx.searchAlert.deleteMany({ where: ofAddresses(addresses, "emailKey") });
    return [];
  },
};

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
