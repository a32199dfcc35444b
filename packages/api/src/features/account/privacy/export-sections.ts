import { getWishesText } from "@site/contract/becayis/listings/wish-texts";
import { outcomeLabels, refusalLabels } from "@site/contract/becayis/results/labels";
import { outcome as outcomes, refusalReason } from "@site/contract/becayis/results/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { listToldWindows } from "../../becayis/calendar/export-service.ts";
import { listSentRequests } from "../../becayis/contact/sent-requests-service.ts";
import { readWaitingTexts } from "../../becayis/listings/texts.ts";
import { listOwnChanges } from "../../becayis/petition/own-changes-service.ts";
import { listStaffProofs } from "../../becayis/staff/export-service.ts";
import { listOwnSubscriptions } from "../../subscribers/subscriptions/choices-service.ts";
import { getFormerAddresses, toLogFilter } from "../addresses/service.ts";
import { type DataSection, getPages, onePage, PAGE, type Page, type Row, where } from "./section-pages.ts";

const named = { select: { name: true } };
const listingNames = {
  institution: named,
  position: named,
  offerCity: named,
  offerDistrict: named,
  wishes: { select: { city: named, district: named }, orderBy: { rank: "asc" } },
} as const;

/**
 * Returns all data stored about a member. Hashes and sealed secrets are excluded.
 * @param tx a transaction with one consistent snapshot
 */
export async function listSections(app: App, tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  const now = await databaseNow(tx);
  const of = (page: Page) => where({ memberId }, page);
  const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  const addresses = [{ recipientEmail: member.email }, ...(await getFormerAddresses(tx, memberId)).map(toLogFilter)];
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
  return [
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
      pages: onePage([member]),
    },
    {
      key: "sessions",
      title: "Oturumlar",
      columns: {
        createdAt: "Başlangıç",
        lastSeenAt: "Son kullanım",
        userAgent: "Cihaz",
        ipAddress: "IP adresi",
        revokedAt: "Sonlandırma",
      },
      pages: getPages((page) => tx.session.findMany(of(page))),
    },
    {
      key: "securityEvents",
      title: "Güvenlik olayları",
      columns: { createdAt: "Zaman", event: "Olay", userAgent: "Cihaz", ipAddress: "IP adresi" },
      pages: getPages((page) => tx.securityEvent.findMany(of(page))),
    },
    {
      key: "emailChanges",
      title: "E-posta değişiklikleri",
      columns: {
        createdAt: "İstek",
        oldEmail: "Eski adres",
        newEmail: "Yeni adres",
        provedAt: "Onay",
        undoneAt: "Geri alma",
      },
      pages: getPages((page) => tx.emailChange.findMany(of(page))),
    },
    {
      key: "passkeys",
      title: "Geçiş anahtarları",
      columns: { name: "Ad", createdAt: "Eklenme", lastUsedAt: "Son kullanım" },
      pages: onePage(await tx.passkey.findMany({ where: { memberId } })),
    },
    {
      key: "preferences",
      title: "Bildirim tercihleri",
      columns: { event: "Olay", channel: "Kanal" },
      pages: onePage(await tx.notificationPreference.findMany({ where: { memberId } })),
    },
    {
      key: "notifications",
      title: "Bildirimler",
      columns: { createdAt: "Zaman", title: "Başlık", message: "Metin", readAt: "Okunma" },
      pages: getPages((page) => tx.memberNotification.findMany(of(page))),
    },
    {
      key: "mails",
      title: "Gönderilen e-postalar",
      columns: { createdAt: "Zaman", subject: "Konu", status: "Durum" },
      pages: getPages((page) => tx.emailLog.findMany(where({ OR: addresses }, page))),
    },
    {
      key: "subscription",
      title: "E-postayla takip",
      columns: {
        createdAt: "İstek",
        state: "Durum",
        frequency: "Sıklık",
        consentAt: "Onay",
        consentSource: "Onayın yeri",
        endedAt: "Bitiş",
      },
      pages: onePage(member.emailVerifiedAt ? await listOwnSubscriptions(tx, member.email) : []),
    },
    {
      key: "comments",
      title: "Yorumlar",
      columns: { createdAt: "Zaman", post: "Yazı", content: "Yorum", approvedAt: "Onay" },
      pages: getPages(
        (page) => tx.comment.findMany({ ...of(page), include: { post: { select: { title: true } } } }),
        ({ post, ...comment }) => ({ ...comment, post: post.title }),
      ),
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
      pages: getPages(
        (page) => tx.listing.findMany({ ...of(page), include: listingNames }),
        ({ wantedPlaces: _, wishes, ...listing }) => {
          const places = wishes.map(({ city, district }) => ({ city: city.name, district: district?.name ?? null }));
          const [first] = places;
          return {
            ...withNames(listing),
            wantedCity: first?.city ?? null,
            wantedDistrict: first?.district ?? null,
            wishes: getWishesText(places),
            waitingText: Object.values(readWaitingTexts(listing.waitingTexts) ?? {})
              .filter(Boolean)
              .join("\n"),
          };
        },
      ),
    },
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
      pages: getPages((page) => tx.swapResult.findMany(of(page)), toResultRow),
    },
  ];
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
