import { z } from "zod";

/** A new administrator password has at least 12 characters; below 6 another text is shown. */
export const newAdminPassword = z
  .string("Yeni şifre en az 6 karakter olmalı")
  .min(6, "Yeni şifre en az 6 karakter olmalı")
  .min(12, "Yönetici şifresi en az 12 karakter olmalı")
  .max(200, "Şifre en fazla 200 karakter olabilir");
