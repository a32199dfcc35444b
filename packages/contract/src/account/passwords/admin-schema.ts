import { limits } from "../../common/limits.ts";
import { newPassword, withMinimum } from "./schema.ts";

/** A new administrator password has at least 12 characters; below 6 another text is shown. */
export const newAdminPassword = withMinimum(
  newPassword("Yeni şifre en az 6 karakter olmalı"),
  limits.passwordMinForAdmin,
  "Yönetici şifresi en az 12 karakter olmalı",
);
