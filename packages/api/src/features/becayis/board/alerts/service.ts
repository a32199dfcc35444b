import { describeAlert } from "@site/contract/becayis/board/alerts/describe-alert";
import type { AlertChoice, CreateAlertInput, SearchAlert } from "@site/contract/becayis/board/alerts/schema";
import { alertFrequency } from "@site/contract/becayis/board/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { openToken, sealToken } from "../../../../core/secrets/sealed-token.ts";
import { resolve } from "../reference/lookup-service.ts";
import { readBoardSettings } from "../settings/service.ts";
import { LOCK_ALERT_OWNER } from "./queries.ts";

const STOP = "becayis.alert-stop";

const named = { select: { name: true } } as const;
/** Reads an alert with the names of its choice. */
export const withChoice = { fromCity: named, toCity: named, institution: named, position: named } as const;

/** Returns the member's alerts, newest first. */
export async function listAlerts(app: App, memberId: number): Promise<SearchAlert[]> {
  const rows = await app.db.prisma.searchAlert.findMany({
    where: { memberId },
    include: withChoice,
    orderBy: { id: "desc" },
  });
  return rows.map(toAlert);
}

/** Returns the ids of an alert's choice. @throws VALIDATION_FAILED for an unknown entry or a choice without any part */
export async function resolveChoice(app: App, input: AlertChoice) {
  const choice = {
    fromCityId: await resolve(app, "city", input.fromCity, "fromCity"),
    toCityId: await resolve(app, "city", input.toCity, "toCity"),
    institutionId: await resolve(app, "institution", input.institution, "institution"),
    positionId: await resolve(app, "position", input.position, "position"),
    query: input.query,
  };
  if (Object.values(choice).every((value) => value === null || value === ""))
    throw new AppError("VALIDATION_FAILED", { message: alertTexts.emptyAlert });
  return choice;
}

/** Creates an alert. @throws VALIDATION_FAILED for one without criteria, CONFLICT above the maximum */
export async function createAlert(app: App, memberId: number, input: CreateAlertInput): Promise<SearchAlert> {
  const choice = await resolveChoice(app, input);
  const alert = await app.db.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(LOCK_ALERT_OWNER, memberId); // concurrent calls run in sequence, so that the maximum holds
    const { alertsPerMember } = await readBoardSettings(tx);
    if ((await tx.searchAlert.count({ where: { memberId } })) >= alertsPerMember)
      throw new AppError("CONFLICT", { message: alertTexts.tooMany(alertsPerMember) });
    return tx.searchAlert.create({ data: { memberId, ...choice, frequency: input.frequency }, include: withChoice });
  });
  return toAlert(alert);
}

/** Sets how often an alert is mailed. @throws NOT_FOUND */
export async function setAlertFrequency(
  app: App,
  memberId: number,
  id: number,
  frequency: SearchAlert["frequency"],
): Promise<void> {
  const { count } = await app.db.prisma.searchAlert.updateMany({ where: { id, memberId }, data: { frequency } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Deletes an alert. @throws NOT_FOUND */
export async function removeAlert(app: App, memberId: number, id: number): Promise<void> {
  const { count } = await app.db.prisma.searchAlert.deleteMany({ where: { id, memberId } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Returns the token of a mail's unsubscribe link. */
export function stopToken(app: App, alertId: number): string {
  return sealToken(app, STOP, String(alertId));
}

/**
 * Stops an alert by its unsubscribe link, without a session; that of an address without an account is deleted with it.
 * @throws NOT_FOUND for an invalid token or a missing alert
 */
export async function stopAlert(app: App, token: string): Promise<void> {
  const id = Number(openToken(app, STOP, token));
  if (!Number.isInteger(id)) throw new AppError("NOT_FOUND", { message: alertTexts.linkInvalid });
  const alerts = app.db.prisma.searchAlert;
  const ended = await alerts.deleteMany({ where: { id, email: { not: null } } });
  const stopped = await alerts.updateMany({ where: { id }, data: { frequency: "off" } });
  if (ended.count + stopped.count === 0) throw new AppError("NOT_FOUND", { message: alertTexts.linkInvalid });
}

type AlertRow = Prisma.SearchAlertGetPayload<{ include: typeof withChoice }>;

/** Returns an alert's criteria as names. */
function toChoice({ fromCity, toCity, institution, position, query }: AlertRow) {
  return {
    fromCity: fromCity?.name ?? null,
    toCity: toCity?.name ?? null,
    institution: institution?.name ?? null,
    position: position?.name ?? null,
    query,
  };
}

/**
 * Returns an alert's description for its mails. Mails to an address without an account omit the search words, because a
 * stranger may have written them.
 */
export function describeInMail(row: AlertRow): string {
  const choice = toChoice(row);
  if (row.email === null) return describeAlert(choice);
  return describeAlert({ ...choice, query: "" }) || "aradığınız sözcükler";
}

function toAlert(row: AlertRow): SearchAlert {
  return {
    id: row.id,
    ...toChoice(row),
    frequency: alertFrequency.parse(row.frequency),
    createdAt: row.createdAt.toISOString(),
  };
}
