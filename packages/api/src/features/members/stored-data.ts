import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, onePage, withNames } from "../../core/data-copy.ts";
import { ofAddresses } from "../../core/proven-addresses.ts";

const FIND_AVATAR = "SELECT 1 FROM media WHERE storage_key = $1";
const FIND_EXPORT = "SELECT 1 FROM data_exports WHERE storage_key = $1";

const named = { select: { name: true } } as const;

export const memberData: StoredData = {
  tables: {
    members: { copiedIn: "profile" },
    waiting_listings: { copiedIn: "waitingListings" },
    data_exports: { notCopied: "the copy itself" },
    superseded_registrations: { notCopied: "nobody has proven who sent it" },
    media: "impersonal",
  },

  retention: [
    { table: "superseded_registrations", where: "created_at < $1", days: retention.spentLinksDays },
    { table: "waiting_listings", where: "created_at < $1", days: retention.waitingListingsDays },
  ],

  files: [
    { folder: "public/avatars", findRow: FIND_AVATAR },
    { folder: "exports", findRow: FIND_EXPORT },
  ],

  copy: async ({ tx, memberId, addresses }): Promise<DataSection[]> => [
    {
      key: "profile",
      title: "Profil",
      columns: {
        email: "E-posta",
        firstName: "Ad",
        lastName: "Soyad",
        phone: "Telefon",
        dateOfBirth: "Doğum tarihi",
        bio: "Biyografi",
        emailVerifiedAt: "E-posta doğrulama",
        termsAcceptedAt: "Şartların kabulü",
        createdAt: "Üyelik",
        lastLoginAt: "Son giriş",
      },
      pages: onePage([await tx.member.findUniqueOrThrow({ where: { id: memberId } })]),
    },
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
      pages: onePage(
        (
          await tx.waitingListing.findMany({
            where: ofAddresses(addresses, "emailKey"),
            include: { institution: named, position: named, city: named },
          })
        ).map(withNames),
      ),
    },
  ],

  erase: async ({ tx, memberId, addresses }) => {
    const { avatar, dataExports } = await tx.member.findUniqueOrThrow({
      where: { id: memberId },
      select: { avatar: true, dataExports: true },
    });
    await tx.waitingListing.deleteMany({ where: ofAddresses(addresses, "emailKey") });
    return [avatar?.storageKey, ...dataExports.map(({ storageKey }) => storageKey)];
  },
};
