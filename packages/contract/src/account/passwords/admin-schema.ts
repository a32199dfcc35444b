import { z } from "zod";

const TOO_SHORT = "Yeni şifre en az 12 karakter olmalı";

/** A new administrator password has at least 12 characters, twice as many as a member's. */
export const newAdminPassword = z.string(TOO_SHORT).min(12, TOO_SHORT).max(200, "Şifre en fazla 200 karakter olabilir");
