import { createHmac, randomBytes } from "node:crypto";
import { getEmailKey } from "@site/contract/common/text";
import type { App } from "../../../../core/app.ts";
import { getCell } from "../../../../core/secrets/secret-box.ts";

/** Purpose that the key is sealed for. */
export const STAFF_KEY_COLUMN = "staff_keys.key";

/** Computes the hashes of addresses and codes. */
export interface StaffHashes {
  /** Returns the keyed hash of a mailbox, without regard to letter case and a "+" suffix. */
  ofAddress(address: string): Uint8Array<ArrayBuffer>;
  /** Returns the keyed hash of a member's code. */
  ofCode(memberId: number, code: string): Uint8Array<ArrayBuffer>;
}

/**
 * Returns hash functions with a separate key, which is sealed in the database. A change of APP_SECRET only seals the
 * key again, so that stored hashes stay comparable. The first call creates the key.
 */
export async function openStaffHashes({ db, secrets }: App): Promise<StaffHashes> {
  const place = getCell(STAFF_KEY_COLUMN, 1);
  const read = () => db.prisma.staffKey.findFirst();
  let stored = await read();
  if (!stored) {
    const key = secrets.seal(place, randomBytes(32).toString("hex"));
    await db.prisma.staffKey.createMany({ data: { key }, skipDuplicates: true });
    stored = await read();
  }
  if (!stored) throw new Error("there is no key for staff addresses");
  const key = Buffer.from(secrets.open(place, stored.key), "hex");
  const hash = (text: string) => new Uint8Array(createHmac("sha256", key).update(text).digest());
  return {
    ofAddress: (address) => hash(`address:${getEmailKey(address).replace(/\+[^@]*@/, "@")}`),
    ofCode: (memberId, code) => hash(`code:${memberId}:${code}`),
  };
}
