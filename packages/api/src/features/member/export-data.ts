import type { App } from "../../core/app.ts";
import { formerAddressesOf, toLogFilter } from "./email-change-rows.ts";

/** A part of a member's data: rows of the same columns. Values are texts, numbers, moments or nothing. */
export interface DataSection {
  key: string;
  title: string;
  columns: Record<string, string>;
  rows: Record<string, unknown>[];
}

/** Everything that is kept of a member, and the picture. Hashes and sealed secrets are no data of theirs and stay. */
export async function gatherData(app: App, memberId: number): Promise<{ data: DataSection[]; avatar: Buffer | undefined }> {
  const of = { where: { memberId } };
  const { prisma } = app.db;
  const member = await prisma.member.findUniqueOrThrow({ where: { id: memberId }, include: { avatar: true } });
  const named = { select: { name: true } };
  const swapProfiles = await prisma.swapProfile.findMany({
    ...of,
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
  const listings = await prisma.listing.findMany({ ...of, include: { institution: named, position: named, offerCity: named, offerDistrict: named, wantedCity: named, wantedDistrict: named } });
  const requests = await prisma.contactRequest.findMany({ where: { requesterId: memberId }, include: { listing: { select: { title: true } } } });
  const comments = await prisma.comment.findMany({ ...of, include: { post: { select: { title: true } } } });

  const data: DataSection[] = [
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
      rows: [member],
    },
    {
      key: "sessions",
      title: "Oturumlar",
      columns: { createdAt: "Başlangıç", lastSeenAt: "Son kullanım", userAgent: "Cihaz", ipAddress: "IP adresi", revokedAt: "Sonlandırma" },
      rows: await prisma.session.findMany(of),
    },
    { key: "securityEvents", title: "Güvenlik olayları", columns: { createdAt: "Zaman", event: "Olay", userAgent: "Cihaz", ipAddress: "IP adresi" }, rows: await prisma.securityEvent.findMany(of) },
    {
      key: "emailChanges",
      title: "E-posta değişiklikleri",
      columns: { createdAt: "İstek", oldEmail: "Eski adres", newEmail: "Yeni adres", provedAt: "Onay", undoneAt: "Geri alma" },
      rows: await prisma.emailChange.findMany(of),
    },
    { key: "passkeys", title: "Geçiş anahtarları", columns: { name: "Ad", createdAt: "Eklenme", lastUsedAt: "Son kullanım" }, rows: await prisma.passkey.findMany(of) },
    { key: "preferences", title: "Bildirim tercihleri", columns: { event: "Olay", channel: "Kanal" }, rows: await prisma.notificationPreference.findMany(of) },
    { key: "notices", title: "Bildirimler", columns: { createdAt: "Zaman", title: "Başlık", message: "Metin", readAt: "Okunma" }, rows: await prisma.memberNotification.findMany(of) },
    {
      key: "mails",
      title: "Gönderilen e-postalar",
      columns: { createdAt: "Zaman", subject: "Konu", status: "Durum" },
      rows: await prisma.emailLog.findMany({ where: { OR: [{ recipientEmail: member.email }, ...(await formerAddressesOf(prisma, memberId)).map(toLogFilter)] } }),
    },
    {
      key: "comments",
      title: "Yorumlar",
      columns: { createdAt: "Zaman", post: "Yazı", content: "Yorum", approvedAt: "Onay" },
      rows: comments.map((comment) => ({ ...comment, post: comment.post.title })),
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
      rows: swapProfiles.map(withNames),
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
        status: "Durum",
        approvalStatus: "Onay",
        expiresAt: "Bitiş",
      },
      rows: listings.map(withNames),
    },
    {
      key: "contactRequests",
      title: "Gönderilen iletişim istekleri",
      columns: { createdAt: "Zaman", listing: "İlan", message: "Mesaj", status: "Durum" },
      rows: requests.map((request) => ({ ...request, listing: request.listing.title })),
    },
    { key: "messages", title: "Yazdığınız mesajlar", columns: { createdAt: "Zaman", body: "Mesaj" }, rows: await prisma.contactRequestMessage.findMany({ where: { senderId: memberId } }) },
  ];
  return { data, avatar: member.avatar ? await app.files.get(member.avatar.storageKey) : undefined };
}

/** Related records by their names. */
function withNames(row: Record<string, unknown>): Record<string, unknown> {
  const nameOf = (value: unknown) => (typeof value === "object" && value !== null && "name" in value ? value.name : value);
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, nameOf(value)]));
}
