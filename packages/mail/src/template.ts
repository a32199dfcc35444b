import { z } from "zod";

/** The content of a mail before rendering. Texts are plain and escaped in HTML. */
export interface MailText {
  subject: string;
  /** The recipient's name in the greeting. */
  name: string;
  paragraphs: string[];
  /** A quotation of a user's text. */
  quote?: string;
  /** Records with a link of their own, such as the posts of a week. An empty text is left out. */
  items?: { title: string; text: string; path: string }[];
  /** The main link; its path belongs to this site. */
  action?: { label: string; path: string };
  /** Links of equal weight instead of a main one. Each leads to a page that asks before it acts. */
  choices?: { label: string; path: string }[];
  /** Small print below the link: why the mail was sent, how long the link works. */
  note?: string;
  /**
   * Name of the conversation, as in "contact-12": mail programs show the mails of a conversation together. Only mails
   * that a person wrote have one.
   */
  conversation?: string;
  /** The recipient, if the e-mail log must not know it: the mail is queued without an address. */
  recipient?: string;
  /** Unsubscribe link: the page at `path` for people, one POST to `oneClick` for mail programs (RFC 8058). */
  stop?: { label: string; path: string; oneClick: string };
}

/** The names of all fields of the props, with those inside lists and objects. */
type FieldName<Props> = Props extends readonly (infer Each)[]
  ? FieldName<Each>
  : Props extends object
    ? { [Key in keyof Props & string]: Key | FieldName<Props[Key]> }[keyof Props & string]
    : never;

/** Who sees a mail: its recipient, or the administrator in the e-mail log, who must not see what opens an account. */
export type MailReader = "recipient" | "log";

/** A mail template: stored props and the content they produce. */
export interface Template<Props extends z.ZodType> {
  props: Props;
  /** Builds the content. @throws if the stored props do not match the template */
  compose(props: unknown, reader: MailReader): MailText;
}

/**
 * Defines a template.
 * @param secrets fields whose value opens something by itself: codes, and paths with a token; `[]` for none
 */
export function defineTemplate<Props extends z.ZodType>(
  props: Props,
  secrets: readonly FieldName<z.output<Props>>[],
  write: (props: z.output<Props>) => MailText,
): Template<Props> {
  return {
    props,
    compose: (stored, reader) => {
      const values = props.parse(stored);
      return write(reader === "recipient" ? values : maskFields(values, secrets));
    },
  };
}

const MASK = "•••";

/** Replaces the texts of some fields at any depth. Other paths lose query and fragment. */
function maskFields<Value>(value: Value, names: readonly string[]): Value {
  const mask = (each: unknown, key: string): unknown => {
    if (typeof each === "string") {
      const isPath = each.startsWith("/");
      if (names.includes(key)) return isPath ? `/${MASK}` : MASK;
      return isPath ? each.replace(/[?#].*$/s, "") : each;
    }
    if (Array.isArray(each)) return each.map((inner) => mask(inner, key));
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, mask(inner, name)]));
  };
  return mask(value, "") as Value;
}

/** A first name, or a guest's full name. */
export const name = z.string().max(200);

/** A text of a person or record. */
export const words = z.string().max(5000);

/** A path of this site; the origin comes only from SITE_URL. */
export const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

/** A time as ISO 8601. */
export const moment = z.iso.datetime({ offset: true });

/** Formats a time in Turkish: 21 Kasım 2026 08:15. */
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

/** Formats a day in Turkish: 21 Kasım 2026. */
export function dayInTurkish(time: string): string {
  return new Date(time).toLocaleDateString("tr-TR", {
    timeZone: "Europe/Istanbul",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
