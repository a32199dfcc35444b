import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import type { Registration } from "../../../core/queue/job-table.ts";
import { getAddress, isBelowMailLimit, queueVerificationMail } from "../../identity/links/mail-service.ts";
import { queueMail } from "../../mail/service.ts";
import { type Erased, eraseInTransaction, lockMember, removeFiles } from "../privacy/erasure.ts";

/** Time in which a form counts as sent twice and keeps the link of the first mail. */
const DOUBLE_SUBMIT_MS = 2 * 60_000;

/** Returns the member row for a registration. */
export function readMember({ browserHash, userAgent, ...person }: Registration) {
  return {
    ...person,
    registrationBrowserHash: new Uint8Array(Buffer.from(browserHash, "base64")),
    registrationUserAgent: userAgent,
    termsAcceptedAt: new Date(),
  };
}

interface Answered {
  /**
   * The registration, if the address already had an account with another password: it replaces an unverified account,
   * whose data is kept only for the browser that sent it.
   */
  later: Registration | undefined;
  /** The page that the verification link leads back to. */
  returnPath: string | undefined;
}

/** Writes the mail for a registration, if the account is active and below its mail limit. */
export async function answerRegistration(app: App, email: string, { later, returnPath }: Answered): Promise<void> {
  const known = await app.db.prisma.member.findUnique({ where: { emailKey: getEmailKey(email) } });
  if (known?.isActive === false || !(await isBelowMailLimit(app, email))) return;
  if (later && known?.passwordHash !== later.passwordHash) await replaceUnverified(app, known?.id, later);
  await app.db.prisma.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { emailKey: getEmailKey(email) } });
    if (member?.emailVerifiedAt)
      await queueMail(app, tx, {
        template: "account_exists",
        to: getAddress(member),
        props: { name: member.firstName, hasPassword: member.passwordHash !== null },
      });
    else if (member && !(await hasFreshLink(tx, member.id))) await queueVerificationMail(app, tx, member, returnPath);
  });
}

async function replaceUnverified(app: App, id: number | undefined, later: Registration): Promise<void> {
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const former = id === undefined ? null : await lockMember(tx, id);
    if (former?.emailVerifiedAt) return undefined; // verified concurrently
    const files = former && (await supersede(app, tx, former));
    await tx.member.createMany({ data: [readMember(later)], skipDuplicates: true });
    return files;
  });
  if (erased) await removeFiles(app, erased);
}

/** Erases an unverified account and keeps its registration for the browser that sent it. */
async function supersede(
  app: App,
  tx: Prisma.TransactionClient,
  former: Prisma.MemberGetPayload<object>,
): Promise<Erased> {
  const { email, firstName, lastName, phone, passwordHash, registrationBrowserHash: browserHash, createdAt } = former;
  if (passwordHash && browserHash) {
    const kept = { email, firstName, lastName, phone, passwordHash, createdAt };
    const key = { emailKey: getEmailKey(email), browserHash };
    await tx.supersededRegistration.upsert({
      where: { emailKey_browserHash: key },
      create: { ...key, ...kept },
      update: kept,
    });
  }
  return eraseInTransaction(app, tx, former.id);
}

async function hasFreshLink(tx: Prisma.TransactionClient, memberId: number): Promise<boolean> {
  const since = new Date((await databaseNow(tx)).getTime() - DOUBLE_SUBMIT_MS);
  const fresh = { memberId, purpose: "signup", usedAt: null, createdAt: { gt: since } };
  return (await tx.recoveryToken.count({ where: fresh })) > 0;
}
