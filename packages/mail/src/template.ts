import { z } from "zod";

/** What a mail says, before it is dressed as HTML or plain text. Texts are plain: markup in them is shown, not obeyed. */
export interface MailText {
  subject: string;
  /** The person the mail is to, as it is greeted. */
  name: string;
  paragraphs: string[];
  /** What somebody wrote, set apart from our own words. */
  quote?: string;
  /** The one thing to do; its address is a path of this site. */
  action?: { label: string; path: string };
  /** Below the action, smaller: why this mail came, how long the link works. */
  note?: string;
  /** Where mails of this kind are stopped: by a person on the page at `path`, by a mail program with one POST to `oneClick` (RFC 8058). */
  stop?: { label: string; path: string; oneClick: string };
}

/** A mail's text, made of what was stored when it was queued. */
export interface Template<Props extends z.ZodType> {
  props: Props;
  /** @throws where the stored props are not of this template's form */
  compose(props: unknown): MailText;
}

export function defineTemplate<Props extends z.ZodType>(
  props: Props,
  write: (props: z.output<Props>) => MailText,
): Template<Props> {
  return { props, compose: (stored) => write(props.parse(stored)) };
}

/** The first name, or the whole name of a guest. */
export const name = z.string().max(200);

/** A text of a person or of a record. */
export const words = z.string().max(5000);

/** A path of this site; the address before it comes from SITE_URL alone. */
export const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

/** A moment, as ISO 8601. */
export const moment = z.iso.datetime({ offset: true });

/** A moment as people in Turkey write it: 21 Kasım 2026 08:15. */
export function inTurkish(time: string): string {
  return new Date(time).toLocaleString("tr-TR", {
    timeZone: "Europe/Istanbul",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** A day as people in Turkey write it: 21 Kasım 2026. */
export function dayInTurkish(time: string): string {
  return new Date(time).toLocaleDateString("tr-TR", {
    timeZone: "Europe/Istanbul",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
