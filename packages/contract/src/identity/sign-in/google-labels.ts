import { cutText } from "../../common/text.ts";
/** The documented address at which the sign-in with Google begins. It is not a page and therefore not in `paths`. */
export const GOOGLE_SIGN_IN_PATH = "/.netlify/functions/api/admin/auth/google";

/** Texts of the errors in the sign-in's address after a return from Google. */
export const googleErrors = {
  auth_failed: "Google ile giriş başarısız oldu. Lütfen tekrar deneyin.",
  unauthorized_email: "Bu email adresi admin paneline erişim yetkisine sahip değil.",
  token_failed: "Google token alınamadı. Lütfen tekrar deneyin.",
  no_code: "Google authorization code alınamadı.",
} as const;

export type GoogleError = keyof typeof googleErrors;

/** Returns the text of an error code in the sign-in's address, which anybody can write. */
export function textOfGoogleError(code: string): string {
  return isGoogleError(code) ? googleErrors[code] : `Giriş hatası: ${cutText(code, 60)}`;
}

function isGoogleError(code: string): code is GoogleError {
  return Object.hasOwn(googleErrors, code);
}
