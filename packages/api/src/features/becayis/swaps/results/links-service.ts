import { resultNotificationTitles, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import {
  type Outcome,
  outcome,
  type ReportByLinkInput,
  type ReportedResult,
  type ResultLink,
  reportResultInput,
} from "@site/contract/becayis/swaps/results/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { DAY_MS, databaseNow } from "../../../../core/database/clock.ts";
import { openToken } from "../../../../core/secrets/sealed-token.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { findAcceptedSwap, type SwapRef } from "../matching/accepted-swap.ts";
import { getResultChoices, LINK } from "./link-token.ts";
import { TAKE_ASKS } from "./queries.ts";
import { getReportableDays, reportResult } from "./service.ts";

/** Lifetime of a mailed link, which ends early when the decision is reported. */
const LINK_DAYS = 60;
const BATCH = 100;

/** Content of a token: member, swap, outcome and creation time. */
const linkContent = z.tuple([
  z.enum(["match", "ring"]),
  z.coerce.number().int(),
  z.coerce.number().int(),
  outcome,
  z.coerce.number(),
]);

interface Asked extends SwapRef {
  memberId: number;
  title: string;
}

/** Asks members for the result of their swap after thirty and after ninety days, unless they have reported it. */
export async function askForResults(app: App): Promise<void> {
  for (const sql of Object.values(TAKE_ASKS)) while ((await askSome(app, sql)) === BATCH);
}

function askSome(app: App, sql: string): Promise<number> {
  return app.db.prisma.$transaction(async (tx) => {
    const asked = await tx.$queryRawUnsafe<Asked[]>(sql, BATCH);
    for (const each of asked) await ask(app, tx, each);
    return asked.length;
  });
}

async function ask(app: App, tx: Prisma.TransactionClient, { memberId, title, ...ref }: Asked): Promise<void> {
  const now = (await databaseNow(tx)).getTime();
  await notifyMember(app, tx, memberId, {
    event: "result_asked",
    title: resultNotificationTitles.asked,
    message: title,
    link: paths.matches,
    mail: (name) => ({
      template: "result_asked",
      props: {
        name,
        listingTitle: title,
        choices: getResultChoices(app, { ref, memberId, now }),
      },
    }),
  });
}

/** Returns the report of a link without storing it, because mail programs open links. @throws NOT_FOUND */
export async function openResultLink(app: App, token: string): Promise<ResultLink> {
  const { ref, memberId, result } = await readToken(app, token);
  const swap = await findAcceptedSwap(app.db.prisma, memberId, ref);
  if (!swap) throw invalidLink();
  const [mine] = swap.parties;
  return { outcome: result, listing: mine.listing.title, ...(await getReportableDays(app.db.prisma, swap)) };
}

/**
 * Reports the outcome of a mailed link, without a session.
 * @throws NOT_FOUND for an invalid or expired link, otherwise as `reportResult`
 */
export async function reportByLink(app: App, { token, ...report }: ReportByLinkInput): Promise<ReportedResult> {
  const { ref, memberId, result } = await readToken(app, token);
  const input = reportResultInput.safeParse({ ...ref, outcome: result, ...report });
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new AppError("VALIDATION_FAILED", {
      ...(issue && { message: issue.message, fields: { [issue.path.join(".")]: issue.message } }),
    });
  }
  return reportResult(app, memberId, input.data);
}

const invalidLink = () => new AppError("NOT_FOUND", { message: resultTexts.linkInvalid });

async function readToken(app: App, token: string): Promise<{ ref: SwapRef; memberId: number; result: Outcome }> {
  const content = linkContent.safeParse(openToken(app, LINK, token)?.split(":"));
  if (!content.success) throw invalidLink();
  const [kind, id, memberId, result, madeAt] = content.data;
  const isOver = madeAt + LINK_DAYS * DAY_MS < (await databaseNow(app.db.pool)).getTime();
  const isOpen = await app.db.prisma.member.count({ where: { id: memberId, isActive: true, eraseAfter: null } });
  if (isOver || isOpen === 0) throw invalidLink();
  return { ref: { kind, id }, memberId, result };
}
