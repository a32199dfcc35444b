/** Returns a row only for the first use of a photo. */
export const INSERT_CREDIT = `INSERT INTO photo_credits (address, photographer, photographer_url, source_url)
  VALUES ($1, $2, $3, $4) ON CONFLICT (address) DO NOTHING RETURNING address`;
