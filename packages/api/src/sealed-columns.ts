import { API_KEY_COLUMN as AI_KEY_COLUMN } from "./features/ai/configurations/service.ts";
import { ACCESS_KEY_COLUMN, SECRET_KEY_COLUMN } from "./features/ai/images/settings-service.ts";
import { TEXTS_COLUMN } from "./features/becayis/papers/petitions/drafts.ts";
import { STAFF_KEY_COLUMN } from "./features/becayis/papers/staff/staff-key.ts";
import { ownerRules } from "./features/identity/owner.ts";
import { PAYLOAD_COLUMN } from "./features/mail/service.ts";
import { PASSWORD_COLUMN } from "./features/mail/transport-service.ts";
import { SECRET_COLUMN } from "./features/settings/security-admin-service.ts";
import { API_KEY_COLUMN } from "./features/telegram/service.ts";
import { PREVIOUS_COLUMN, SECRET_COLUMN as WEBHOOK_SECRET_COLUMN } from "./features/webhooks/secrets.ts";

/** A sealed column and how its bytes are read and written. */
export interface SealedColumn {
  /** The place that its values are sealed for, together with the key. */
  column: string;
  table: string;
  /** Column of the number that a value is sealed for; "id" by default. */
  key?: string;
  read: string;
  write: string;
}

/** Every column that APP_SECRET seals. A test compares it with the columns of the database. */
export const sealedColumns: readonly SealedColumn[] = [
  { column: SECRET_COLUMN, table: "security_settings", read: "secret_key", write: "secret_key = $2" },
  { column: PASSWORD_COLUMN, table: "smtp_configs", read: "password", write: "password = $2" },
  { column: API_KEY_COLUMN, table: "telegram_settings", read: "api_key", write: "api_key = $2" },
  {
    column: ownerRules.member.totpPlace,
    table: "authenticators",
    key: "member_id",
    read: "secret",
    write: "secret = $2",
  },
  {
    column: ownerRules.admin.totpPlace,
    table: "authenticators",
    key: "admin_id",
    read: "secret",
    write: "secret = $2",
  },
  {
    column: PAYLOAD_COLUMN,
    table: "email_logs",
    read: "decode(payload->>'sealed', 'base64')",
    write: "payload = jsonb_build_object('sealed', replace(encode($2, 'base64'), E'\\n', ''))",
  },
  { column: AI_KEY_COLUMN, table: "ai_configurations", read: "api_key", write: "api_key = $2" },
  { column: ACCESS_KEY_COLUMN, table: "unsplash_settings", read: "access_key", write: "access_key = $2" },
  { column: SECRET_KEY_COLUMN, table: "unsplash_settings", read: "secret_key", write: "secret_key = $2" },
  { column: WEBHOOK_SECRET_COLUMN, table: "webhook_endpoints", read: "secret", write: "secret = $2" },
  { column: STAFF_KEY_COLUMN, table: "staff_keys", read: "key", write: "key = $2" },
  { column: PREVIOUS_COLUMN, table: "webhook_endpoints", read: "previous_secret", write: "previous_secret = $2" },
  { column: TEXTS_COLUMN, table: "petition_drafts", read: "texts", write: "texts = $2" },
];
