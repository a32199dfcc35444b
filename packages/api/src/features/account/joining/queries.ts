export interface WaitingRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  institutionId: number;
  positionId: number;
  cityId: number;
  wantedPlaces: number[];
  title: string;
  codeHash: Uint8Array;
  wrongTries: number;
  isExpired: boolean;
}

/** Reads the waiting listing of a token hash $1 and locks it until the transaction ends. */
export const LOCK_WAITING = `SELECT id, email, first_name AS "firstName", last_name AS "lastName",
    institution_id AS "institutionId", position_id AS "positionId", city_id AS "cityId",
    wanted_places AS "wantedPlaces", title, code_hash AS "codeHash", wrong_tries AS "wrongTries",
    code_expires_at <= now() AS "isExpired"
  FROM waiting_listings WHERE token_hash = $1 FOR UPDATE`;

/** Gives a waiting listing a new code. $1: hash of the token, $2: of the code, $3: minutes. */
export const RENEW_CODE = `UPDATE waiting_listings SET code_hash = $2, wrong_tries = 0,
    code_expires_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(mins => $3::int)
  WHERE token_hash = $1 RETURNING email, first_name || ' ' || last_name AS name`;

export const STORE_WAITING = `INSERT INTO waiting_listings (token_hash, email, first_name, last_name, institution_id,
    position_id, city_id, wanted_places, title, code_hash, code_expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
    date_trunc('milliseconds', clock_timestamp()) + make_interval(mins => $11::int))`;
