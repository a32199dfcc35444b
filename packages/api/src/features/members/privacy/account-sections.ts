import type { Prisma } from "@site/db";
import { getProvenAddresses, ofAddresses, ofMailsTo } from "../../identity/addresses/service.ts";
import { type DataSection, getPages, onePage, type Page, where } from "./section-pages.ts";

/** Returns what the account itself holds, and how it was used. */
export async function listAccountSections(tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  const of = (page: Page) => where({ memberId }, page);
  const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
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
  ];
}

/** Returns what the member was sent, subscribed to and wrote in the blog. */
export async function listMessageSections(tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  const of = (page: Page) => where({ memberId }, page);
  const addresses = await getProvenAddresses(tx, memberId);
  const mails = await ofMailsTo(tx, memberId);
  return [
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
      pages: getPages((page) => tx.emailLog.findMany(where(mails, page))),
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
      pages: onePage(await tx.subscriber.findMany({ where: ofAddresses(addresses, "emailKey") })),
    },
    {
      key: "comments",
      title: "Yorumlar",
      columns: { createdAt: "Zaman", post: "Yazı", content: "Yorum", approvedAt: "Onay" },
      pages: getPages(
        (page) =>
          tx.comment.findMany({
            ...where({ OR: [{ memberId }, { memberId: null, ...ofAddresses(addresses, "authorKey") }] }, page),
            include: { post: { select: { title: true } } },
          }),
        ({ post, ...comment }) => ({ ...comment, post: post.title }),
      ),
    },
  ];
}
