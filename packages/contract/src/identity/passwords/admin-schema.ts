import { limits } from "../../common/limits.ts";
import { knownPassword, withMinimum } from "./schema.ts";

const TOO_SHORT = "Yeni şifre en az 12 karakter olmalı";

/** A new administrator password has at least 12 characters, twice as many as a member's. */
export const newAdminPassword = withMinimum(knownPassword(TOO_SHORT), limits.passwordMinForAdmin, TOO_SHORT);
