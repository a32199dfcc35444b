import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { passwordTexts } from "../passwords/labels.ts";
import { newPassword } from "../passwords/schema.ts";

/** Texts of the administrator's member calls. */
export const adminMemberTexts = {
  verified: "Kullanıcının e-posta adresi doğrulandı.",
  statusUpdated: "Kullanıcı durumu güncellendi.",
  removed: "Kullanıcı silindi.",
  passwordSet: "Kullanıcının şifresi değiştirildi.",
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

export const listMembersInput = z.object({ emailVerified: z.boolean().optional(), isActive: z.boolean().optional() });
export const memberStats = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  unverifiedUsers: z.number(),
  activeUsers: z.number(),
  inactiveUsers: z.number(),
});
export const setMemberStatusInput = z.object({ id, isActive: z.boolean() });
export const setMemberPasswordInput = z.object({ id, newPassword: newPassword(passwordTexts.passwordTooShort) });

export type AdminMember = z.output<typeof adminMember>;
export type ListMembersInput = z.output<typeof listMembersInput>;
