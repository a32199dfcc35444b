import { z } from "zod";

// Fields of people and their sessions; `meaningOf` gives the rule of an input the same meaning.

export const accessToken = z
  .string()
  .describe("Oturum jetonu veya bağlantının ilk değeri · session token, or the first value of the link");
export const confirmPassword = {
  description: "Yeni şifrenin aynısı · the same as the new password",
  example: "Yeni-ve-uzun-parola-42",
};
export const currentPassword = { description: "Şimdiki şifre · present password", example: "Eski-parolam-17" };
export const device = z
  .string()
  .meta({ description: "Tarayıcı ve cihaz · browser and device", example: "Firefox, Windows" });
export const emailVerified = z
  .boolean()
  .describe("E-posta adresi doğrulandıysa true · true if the e-mail address is verified");
export const isCurrent = z.boolean().describe("Bu oturumsa true · true for this session");
export const lastLoginAt = z.string().describe("Son giriş · last sign-in");
export const newPassword = {
  description: "Yeni şifre, en az 6 karakter (yönetici: 12) · new password, at least 6 characters (administrators: 12)",
  example: "Yeni-ve-uzun-parola-42",
};
export const refreshToken = { description: "Bağlantının ikinci değeri · second value of the link" };
