import { z } from "zod";
import { approvalStatus, listingStatus } from "../../becayis/board/listings/schema.ts";
import { filterText, id } from "../../common/atoms.ts";
import { page, pageOf } from "../../common/paging.ts";
import { passwordTexts } from "../../identity/passwords/labels.ts";
import { newPassword } from "../../identity/passwords/schema.ts";

export const adminMemberTexts = {
  verified: "Kullanıcının e-posta adresi doğrulandı.",
  statusUpdated: "Kullanıcı durumu güncellendi.",
  removed: "Kullanıcı silindi.",
  passwordSet: "Kullanıcının şifresi değiştirildi.",
  loadFailed: "Kullanıcı verileri yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.",
  verifyFailed: "E-posta doğrulama başarısız.",
  statusFailed: "Durum güncelleme başarısız.",
  removeFailed: "Kullanıcı silme başarısız.",
  sessionsEnded: "Kullanıcının oturumları kapatıldı.",
  sessionsFailed: "Oturumlar kapatılırken bir hata oluştu.",
  factorRemoved: "İki adımlı doğrulama kaldırıldı; kullanıcıya e-posta gönderildi.",
  factorFailed: "İki adımlı doğrulama kaldırılırken bir hata oluştu.",
  noFactor: "Bu kullanıcının iki adımlı doğrulaması zaten kapalı.",
  passwordFailed: "Şifre değiştirme başarısız.",
  removeQuestion: "Bu kullanıcıyı silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.",
} as const;

/** A member in the administrator's list. */
export const adminMember = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
});

export const listMembersInput = z.strictObject({
  emailVerified: z.boolean().optional(),
  isActive: z.boolean().optional(),
});
export const memberStats = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  unverifiedUsers: z.number(),
  activeUsers: z.number(),
  inactiveUsers: z.number(),
});
export const setMemberStatusInput = z.strictObject({ id, isActive: z.boolean() });
export const setMemberPasswordInput = z.strictObject({
  id,
  newPassword: newPassword(passwordTexts.passwordTooShort),
});

export const memberState = z.enum(["verified", "unverified", "active", "inactive"]);
export const memberPageInput = z.strictObject({ page, state: memberState.optional(), search: filterText });
export const memberPage = pageOf(adminMember);

/** A member with open sessions and listings, the newest first. */
export const memberDetails = z.object({
  member: adminMember,
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string(),
      ipAddress: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  listings: z.array(
    z.object({
      id: z.number(),
      slug: z.string(),
      title: z.string(),
      status: listingStatus,
      approvalStatus,
      createdAt: z.string(),
    }),
  ),
});

export type MemberPageInput = z.output<typeof memberPageInput>;
export type MemberStats = z.output<typeof memberStats>;
export type MemberDetails = z.output<typeof memberDetails>;
export type AdminMember = z.output<typeof adminMember>;
export type ListMembersInput = z.output<typeof listMembersInput>;
