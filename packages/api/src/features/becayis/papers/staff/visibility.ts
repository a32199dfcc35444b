/** Returns the SQL condition that a member is verified at an institution. */
export function isVerifiedSql(memberId: string, institutionId: string): string {
  return `EXISTS (SELECT 1 FROM staff_verifications v WHERE v.member_id = ${memberId}
    AND v.institution_id = ${institutionId} AND v.expires_at > now())`;
}

/** Returns SQL for the month in which the owner of listing `l` was verified at its institution, as in "2026-11". */
export function verifiedMonthSql(l: string): string {
  return `(SELECT ${monthOf("v.verified_at")} FROM staff_verifications v WHERE v.member_id = ${l}.member_id
    AND v.institution_id = ${l}.institution_id AND v.expires_at > now())`;
}

/** Returns SQL for the month of a time in Istanbul. */
export function monthOf(time: string): string {
  return `to_char(${time} AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM')`;
}
