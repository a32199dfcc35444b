import { z } from "zod";
import { approvalStatus, listingStatus } from "../../becayis/listings/schema.ts";
import { filterText, id } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import * as accountFields from "../fields.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { newPassword } from "../passwords/schema.ts";

/** Texts of the administrator's member calls. */
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
  passwordFailed: "Şifre değiştirme başarısız.",
  removeQuestion: "Bu kullanıcıyı silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.",
} as const;

/** A member in the administrator's list. */
export const adminMember = z
  .object({
    id: fields.id,
    userId: fields.userId,
    firstName: fields.firstName,
    lastName: fields.lastName,
    email: fields.email,
    phone: fields.phone.nullable(),
    emailVerified: accountFields.emailVerified,
    isActive: fields.isActive,
    createdAt: fields.createdAt,
    lastLoginAt: accountFields.lastLoginAt.nullable(),
  })
  .register(entities, { id: "AdminMember" });

export const listMembersInput = z.strictObject({
  emailVerified: accountFields.emailVerified.optional(),
  isActive: fields.isActive.optional(),
});
export const memberStats = z
  .object({
    totalUsers: fields.totalUsers,
    verifiedUsers: z.number().describe("E-postası doğrulanmış üye sayısı · number of verified members"),
    unverifiedUsers: z.number().describe("E-postası doğrulanmamış üye sayısı · number of unverified members"),
    activeUsers: z.number().describe("Etkin üye sayısı · number of active members"),
    inactiveUsers: z.number().describe("Etkin olmayan üye sayısı · number of inactive members"),
  })
  .register(entities, { id: "MemberStats" });
export const setMemberStatusInput = z.strictObject({ id, isActive: fields.isActive });
export const setMemberPasswordInput = z.strictObject({
  id,
  newPassword: newPassword(passwordTexts.passwordTooShort).meta(accountFields.newPassword),
});

export const memberState = z.enum(["verified", "unverified", "active", "inactive"]);
export const memberPageInput = z.strictObject({ page, state: memberState.optional(), search: filterText });
export const memberPage = z.object({ members: z.array(adminMember), total: z.number(), pageCount: z.number() });

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
