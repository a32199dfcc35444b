import { z } from "zod";
import { id, keysOf } from "../common/atoms.ts";
import { limitOf } from "../common/paging.ts";
import { memberEvents, noticeChannels } from "./member-labels.ts";

const NOTICES_PER_PAGE = 20;

export const memberEvent = keysOf(memberEvents);
export const noticeChannel = keysOf(noticeChannels);

export const noticePreference = z.object({ event: memberEvent, text: z.string(), channel: noticeChannel });
export const updatePreferenceInput = z.strictObject({ event: memberEvent, channel: noticeChannel });

/** A notice as its member reads it; `link` is a path of this site. */
export const memberNotice = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
});

/** A page of notices, newest first. `before` is the last id of the page before. */
export const listNoticesInput = z.strictObject({ before: id.optional(), limit: limitOf(NOTICES_PER_PAGE) });
export const noticePage = z.object({ notices: z.array(memberNotice), hasMore: z.boolean() });

/** Marks the notices that were shown. */
export const markNoticesReadInput = z.strictObject({ ids: z.array(id).max(200) });
/** Marks every notice up to the newest one that was shown: what came later stays unread. */
export const markAllNoticesReadInput = z.strictObject({ upTo: id });

/** How many things of each kind wait for the member on the becayiş board. */
export const waiting = z.object({
  /** Received contact requests without the member's answer. */
  requests: z.number(),
  matches: z.number(),
  rings: z.number(),
  /** Unread messages in threads: under requests to the member, and under those they sent. */
  receivedMessages: z.number(),
  sentMessages: z.number(),
  /** Live listings that end within the days of the first reminder. */
  endingListings: z.number(),
});
/** What the bell shows. */
export const noticeSummary = z.object({ unread: z.number(), waiting });

export type MemberEvent = z.output<typeof memberEvent>;
export type NoticeChannel = z.output<typeof noticeChannel>;
export type MemberNotice = z.output<typeof memberNotice>;
export type NoticePage = z.output<typeof noticePage>;
export type Waiting = z.output<typeof waiting>;
export type NoticeSummary = z.output<typeof noticeSummary>;
