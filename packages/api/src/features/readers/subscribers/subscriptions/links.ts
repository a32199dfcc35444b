import { paths } from "@site/contract/paths";
import {
  type FollowSource,
  followSource,
  type MailFrequency,
  mailFrequency,
} from "@site/contract/readers/subscribers/subscriptions/schema";
import { z } from "zod";
import type { App } from "../../../../core/app.ts";
import { openToken, sealToken } from "../../../../core/secrets/sealed-token.ts";

/** The one-click unsubscribe address of subscribers' mails. */
export const LEAVE_ADDRESS = "/api/subscribers/leave";

const CONFIRM = "subscribers.confirm";
const MANAGE = "subscribers.manage";

/** A request to follow. The mailed link carries it, so that it counts only once confirmed. */
export interface FollowRequest {
  /** The subscriber's key. */
  key: string;
  frequency: MailFrequency;
  categoryIds: number[];
  source: FollowSource;
  /** Milliseconds of the database's clock. */
  askedAt: number;
}

const followRequest = z.object({
  key: z.uuid(),
  frequency: mailFrequency,
  categoryIds: z.array(z.number()),
  source: followSource,
  askedAt: z.number(),
});

/** Returns the path of a link that confirms a request. */
export function getConfirmPath(app: App, request: FollowRequest): string {
  return `${paths.follow}#onay=${sealToken(app, CONFIRM, JSON.stringify(request))}`;
}

/** Returns the request of a link, or undefined for any other text. */
export function openConfirmToken(app: App, token: string): FollowRequest | undefined {
  const text = openToken(app, CONFIRM, token);
  return text === undefined ? undefined : followRequest.parse(JSON.parse(text));
}

/** A mailed link to a subscription. */
interface ManagedLink {
  key: string;
  /** The issue whose mail has the link; undefined for other mails. */
  issueId: number | undefined;
}

/** Returns the paths of a mail's links: to the page with the choices, and to leave by one POST (RFC 8058). */
export function getManagePaths(app: App, key: string, issueId?: number): { stopPath: string; oneClickPath: string } {
  const token = sealToken(app, MANAGE, JSON.stringify([key, issueId ?? null]));
  return { stopPath: `${paths.follow}#tercih=${token}`, oneClickPath: `${LEAVE_ADDRESS}?token=${token}` };
}

/** Returns what a link opens, or undefined for any other text. */
export function openManageToken(app: App, token: string): ManagedLink | undefined {
  const text = openToken(app, MANAGE, token);
  if (text === undefined) return undefined;
  const [key, issueId] = z.tuple([z.uuid(), z.number().nullable()]).parse(JSON.parse(text));
  return { key, issueId: issueId ?? undefined };
}
