import { cutText, escapeMarkup } from "@site/contract/common/text";
import type { z } from "zod";
import type { MailText } from "./template.ts";
import { accountTemplates } from "./templates/account.ts";
import { administratorTemplates } from "./templates/administrators.ts";
import { becayisTemplates } from "./templates/becayis.ts";
import { becayisAnswerTemplates } from "./templates/becayis-answers.ts";
import { becayisResultTemplates } from "./templates/becayis-results.ts";
import { commentTemplates } from "./templates/comments.ts";
import { contactTemplates } from "./templates/contact.ts";
import { staffTemplates } from "./templates/staff.ts";
import { windowTemplates } from "./templates/windows.ts";

const templates = {
  ...accountTemplates,
  ...administratorTemplates,
  ...becayisTemplates,
  ...becayisAnswerTemplates,
  ...becayisResultTemplates,
  ...commentTemplates,
  ...contactTemplates,
  ...staffTemplates,
  ...windowTemplates,
};

export type MailTemplate = keyof typeof templates;

/** The properties of a template. */
export type MailProps<Name extends MailTemplate> = z.input<(typeof templates)[Name]["props"]>;

/** All templates by their name in the e-mail log. */
export const mailTemplates = Object.keys(templates).filter(isMailTemplate);

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(templates, name);
}

/** The sending site. `url` is the public address without a trailing slash, used for all links. */
export interface MailSite {
  name: string;
  url: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The recipient, if the e-mail log does not know it. */
  recipient?: string;
  /** The one-click unsubscribe address, if the mail has one. */
  unsubscribe?: string;
  /** The Message-ID that all mails of a conversation refer to, if the mail belongs to one. */
  conversation?: string;
}

/** Returns a mail's subject. @throws if the props do not match the template */
export function getSubject(template: MailTemplate, props: unknown): string {
  return oneLine(templates[template].compose(props).subject, 300);
}

/** Renders a mail as HTML and plain text. @throws if the props do not match the template */
export function renderMail(template: MailTemplate, props: unknown, site: MailSite): RenderedMail {
  const text = templates[template].compose(props);
  return {
    subject: oneLine(text.subject, 300),
    html: toHtml(text, site),
    text: toPlainText(text, site),
    ...(text.recipient !== undefined && { recipient: text.recipient }),
    ...(text.stop && { unsubscribe: site.url + text.stop.oneClick }),
    ...(text.conversation && { conversation: `<${text.conversation}@${new URL(site.url).hostname}>` }),
  };
}

/** Removes control characters, so that a text is safe in a header. */
export function oneLine(text: string, maxLength: number): string {
  return cutText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(), maxLength);
}

function greeting(name: string): string {
  const known = oneLine(name, 200);
  return known ? `Merhaba ${known},` : "Merhaba,";
}

function toPlainText(mail: MailText, site: MailSite): string {
  const parts = [greeting(mail.name), ...mail.paragraphs];
  if (mail.quote) parts.push(mail.quote.replace(/^/gm, "> "));
  if (mail.action) parts.push(`${mail.action.label}:\n${site.url}${mail.action.path}`);
  for (const { label, path } of mail.choices ?? []) parts.push(`${label}:\n${site.url}${path}`);
  if (mail.note) parts.push(mail.note);
  if (mail.stop) parts.push(`${mail.stop.label}:\n${site.url}${mail.stop.path}`);
  return `${[...parts, `-- \n${site.name}\n${site.url}`].join("\n\n")}\n`;
}

const style = {
  body: "margin:0;padding:24px 12px;background:#f6f3ec;color:#22201c;font:16px/1.6 Georgia,'Times New Roman',serif",
  card: "max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e4ddcf;border-radius:8px",
  site: "margin:0 0 24px;font-size:14px;letter-spacing:.02em;color:#8a4b1f",
  paragraph: "margin:0 0 16px;white-space:pre-line",
  quote: "margin:0 0 16px;padding:8px 16px;border-left:3px solid #d9c7ab;color:#4a453d;white-space:pre-line",
  button:
    "display:inline-block;padding:12px " +
    "22px;background:#8a4b1f;color:#ffffff;border-radius:6px;text-decoration:none;" +
    "font-family:Arial,Helvetica,sans-serif;font-size:15px",
  small: "margin:24px 0 0;font-size:13px;line-height:1.5;color:#6b645a;font-family:Arial,Helvetica,sans-serif",
} as const;

function toHtml(mail: MailText, site: MailSite): string {
  const paragraph = (text: string) => `<p style="${style.paragraph}">${escapeMarkup(text)}</p>`;
  const link = mail.action && escapeMarkup(site.url + mail.action.path);
  return [
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" ` +
      `content="width=device-width"><title>${escapeMarkup(mail.subject)}</title></head>`,
    `<body style="${style.body}"><div style="${style.card}"><p style="${style.site}">${escapeMarkup(site.name)}</p>`,
    [greeting(mail.name), ...mail.paragraphs].map(paragraph).join(""),
    mail.quote ? `<blockquote style="${style.quote}">${escapeMarkup(mail.quote)}</blockquote>` : "",
    mail.action
      ? `<p style="margin:24px 0"><a href="${link}" style="${style.button}">${escapeMarkup(mail.action.label)}</a></p>`
      : "",
    mail.action
      ? `<p style="${style.small}">Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br>` +
        `<a href="${link}" style="color:#8a4b1f;word-break:break-all">${link}</a></p>`
      : "",
    ...(mail.choices ?? []).map(
      ({ label, path }) =>
        `<p style="margin:0 0 12px"><a href="${escapeMarkup(site.url + path)}" style="${style.button}">` +
        `${escapeMarkup(label)}</a></p>`,
    ),
    mail.note ? `<p style="${style.small}">${escapeMarkup(mail.note)}</p>` : "",
    mail.stop
      ? `<p style="${style.small}"><a href="${escapeMarkup(site.url + mail.stop.path)}" ` +
        `style="color:#6b645a">${escapeMarkup(mail.stop.label)}</a></p>`
      : "",
    `<p style="${style.small}">${escapeMarkup(site.name)} · <a href="${escapeMarkup(site.url)}" ` +
      `style="color:#6b645a">${escapeMarkup(site.url)}</a></p></div></body></html>`,
  ].join("");
}
