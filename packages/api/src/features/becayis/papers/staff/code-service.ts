import { randomInt, timingSafeEqual } from "node:crypto";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { loggingWrongCodes } from "../../../../core/calls/failed-sign-ins.ts";
import { findViolatedConstraint } from "../../../../core/calls/public-error.ts";
import { withWrongCodeLimit } from "../../../../core/limits/wrong-codes.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { discardFiles } from "../../../../core/storage/files.ts";
import { queueMail } from "../../../mail/service.ts";
import { domainsOf } from "./policy.ts";
import {
  type CodeRow,
  FIND_FRESH_CODE,
  FIND_OWNERS_OF_HOST,
  FREE_ADDRESS,
  LOCK_CODE,
  STORE_CODE,
  VERIFY_MEMBER,
  WITHDRAW_DOCUMENT,
} from "./queries.ts";
import { findStaffRow } from "./service.ts";
import { openStaffHashes, type StaffHashes } from "./staff-key.ts";

const CODE_MINUTES = 15;
const MAX_WRONG_TRIES = 5;
/** Unique index that limits an address to one verified member. */
const ONE_MEMBER = "staff_verifications_address_hash_key";

/**
 * Mails a code to an address of the member's institution. The answer is the same whether or not the address has
 * verified another member.
 * @throws VALIDATION_FAILED for a foreign domain or without an institution, TOO_MANY_REQUESTS, CONFLICT
 */
export async function requestStaffCode(app: App, caller: Caller, memberId: number, address: string): Promise<void> {
  const { institutionId, institution } = await findInstitution(app, memberId, address);
  const hashes = await openStaffHashes(app);
  const addressHash = hashes.ofAddress(address);
  await assertNotFresh(app, memberId, addressHash);
  await app.limits.take("staffCodeAddress", caller.ipAddress);
  await app.limits.take("staffCodes", String(memberId));
  await app.limits.take("staffCodeMailbox", Buffer.from(addressHash).toString("hex"));
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await app.db.prisma.$transaction(async (tx) => {
    const stored = await tx.$queryRawUnsafe<unknown[]>(
      STORE_CODE,
      memberId,
      institutionId,
      addressHash,
      hashes.ofCode(memberId, code),
      CODE_MINUTES,
    );
    if (stored.length === 0) throw new AppError("CONFLICT", { message: staffTexts.institutionChanged });
    await queueMail(app, tx, {
      template: "staff_code",
      to: { name: "", email: "" },
      props: { address, institution, code },
    });
  });
}

/** Returns the institution of the member's profile, whose domain the address must have. */
async function findInstitution(
  app: App,
  memberId: number,
  address: string,
): Promise<{ institutionId: number; institution: string }> {
  const refused = (message: string) => new AppError("VALIDATION_FAILED", { message, fields: { address: message } });
  const row = await findStaffRow(app, memberId);
  if (!row?.institution_id || !row.institution) throw refused(staffTexts.institutionMissing);
  const { institution_id: institutionId, institution, domains } = row;
  const { rows: owners } = await app.db.pool.query<{ id: number }>(FIND_OWNERS_OF_HOST, [domainsOf(address)]);
  if (!owners.some(({ id }) => id === institutionId)) throw refused(staffTexts.foreignDomain(institution, domains));
  return { institutionId, institution };
}

async function assertNotFresh(app: App, memberId: number, addressHash: Uint8Array): Promise<void> {
  const { rows } = await app.db.pool.query<{ seconds: number }>(FIND_FRESH_CODE, [memberId, Buffer.from(addressHash)]);
  if (rows[0])
    throw new AppError("TOO_MANY_REQUESTS", { message: staffTexts.tooSoon, retryAfter: Math.max(1, rows[0].seconds) });
}

/**
 * Verifies the member by the mailed code. A waiting document is no longer needed and is deleted.
 * @throws VALIDATION_FAILED for a wrong, expired or missing code, CONFLICT if the address verified another member or
 * the institution has changed, TOO_MANY_REQUESTS
 */
export async function confirmStaffCode(
  app: App,
  caller: Caller,
  { id, email }: { id: number; email: string },
  code: string,
): Promise<void> {
  const hashes = await openStaffHashes(app);
  const limited = { key: `staff:${id}`, tooMany: staffTexts.tooManyWrong };
  const files = await loggingWrongCodes(app, { kind: "member", account: getEmailKey(email), caller }, () =>
    withWrongCodeLimit(app, limited, () => verify(app, id, code, hashes)),
  );
  await discardFiles(app, files);
}

/** Verifies the member. @returns the files of the deleted document */
async function verify(app: App, memberId: number, code: string, hashes: StaffHashes): Promise<string[]> {
  const result = await confirm(app, memberId, code, hashes).catch(async (error: unknown) => {
    if (findViolatedConstraint(error) !== ONE_MEMBER) throw error;
    await app.db.prisma.staffCode.deleteMany({ where: { memberId } });
    throw new AppError("CONFLICT", { message: staffTexts.addressTaken, fields: { code: staffTexts.addressTaken } });
  });
  if ("files" in result) return result.files;
  const { refusal: message, isWrong: isWrongProof = false } = result;
  throw new AppError("VALIDATION_FAILED", { message, fields: { code: message }, isWrongProof });
}

type Result = { refusal: string; isWrong?: boolean } | { files: string[] };

/** Compares the code in a transaction, which also commits the count of a wrong code. */
function confirm(app: App, memberId: number, code: string, hashes: StaffHashes): Promise<Result> {
  return changePages(app, ["becayis"], async (tx) => {
    const [row] = await tx.$queryRawUnsafe<CodeRow[]>(LOCK_CODE, memberId);
    if (!row) return { refusal: staffTexts.codeMissing };
    if (row.is_expired) return { refusal: staffTexts.codeExpired };
    if (!timingSafeEqual(row.code_hash, hashes.ofCode(memberId, code))) return countWrongTry(tx, memberId, row);
    await tx.$executeRawUnsafe(FREE_ADDRESS, row.address_hash);
    const verified = await tx.$queryRawUnsafe<unknown[]>(
      VERIFY_MEMBER,
      memberId,
      row.institution_id,
      "mail",
      row.address_hash,
    );
    if (verified.length === 0) throw new AppError("CONFLICT", { message: staffTexts.institutionChanged });
    await tx.staffCode.deleteMany({ where: { memberId } });
    const withdrawn = await tx.$queryRawUnsafe<{ key: string }[]>(WITHDRAW_DOCUMENT, memberId);
    return { files: withdrawn.map(({ key }) => key) };
  });
}

async function countWrongTry(tx: Prisma.TransactionClient, memberId: number, row: CodeRow): Promise<Result> {
  const left = MAX_WRONG_TRIES - row.wrong_tries - 1;
  if (left > 0) await tx.staffCode.update({ where: { memberId }, data: { wrongTries: { increment: 1 } } });
  else await tx.staffCode.deleteMany({ where: { memberId } });
  return { refusal: staffTexts.codeWrong(left), isWrong: true };
}
