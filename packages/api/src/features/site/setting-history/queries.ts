/** The first content is left out, because no one changed it. */
const CHANGES_OF_TAB = `setting_changes c WHERE area = ANY($1::text[]) AND ($2::text[] IS NULL OR field = ANY($2))
  AND (admin_id IS NOT NULL OR before IS NOT NULL)`;

export const COUNT_SETTING_CHANGES = `SELECT count(*)::int AS total FROM ${CHANGES_OF_TAB}`;

export const LIST_SETTING_CHANGES = `SELECT id, area, record_name, field, before, after, created_at,
    (SELECT username FROM admins WHERE admins.id = c.admin_id) AS username
  FROM ${CHANGES_OF_TAB} ORDER BY id DESC LIMIT $3::int OFFSET $4::int`;

export interface SettingChangeRow {
  id: number;
  area: string;
  record_name: string;
  field: string;
  before: unknown;
  after: unknown;
  created_at: Date;
  username: string | null;
}
