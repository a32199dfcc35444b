import { cutText, escapeMarkup } from "@site/contract/common/text";
import type { z } from "zod";
import type { MailReader, MailText } from "./template.ts";
import { accountTemplates } from "./templates/account.ts";
import { administratorTemplates } from "./templates/administrators.ts";
import { becayisTemplates } from "./templates/becayis.ts";
import { becayisAnswerTemplates } from "./templates/becayis-answers.ts";
import { becayisResultTemplates } from "./templates/becayis-results.ts";
import { commentTemplates } from "./templates/comments.ts";
import { contactTemplates } from "./templates/contact.ts";
import { staffTemplates } from "./templates/staff.ts";
import { subscriberTemplates } from "./templates/subscribers.ts";
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
  ...subscriberTemplates,
  ...windowTemplates,
};

export type MailTemplate = keyof typeof templates;

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
  /** Path of the logo, which the head shows instead of the name. */
  logo?: string | undefined;
}

export type MailTheme = "light" | "dark";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The recipient, if the e-mail log must not know it. */
  recipient?: string;
  /** The one-click unsubscribe address, if the mail has one. */
  unsubscribe?: string;
  /** The Message-ID that all mails of a conversation refer to, if the mail belongs to one. */
  conversation?: string;
}

/**
 * Returns what the e-mail log stores of a mail: its subject without codes, and whether it greets its recipient by name.
 * @throws if the props do not match the template
 */
export function readForLog(template: MailTemplate, props: unknown): { subject: string; isPersonal: boolean } {
  const { subject, name } = templates[template].compose(props, "log");
  return { subject: oneLine(subject, 300), isPersonal: name !== "" };
}

export interface RenderOptions {
  /** Shows one theme, for a preview; by default the recipient's mail program chooses. */
  theme?: MailTheme;
  /** "log" masks what opens an account. */
  reader?: MailReader;
}

/**
 * Renders a mail as HTML and plain text.
 * @throws if the props do not match the template
 */
export function renderMail(
  template: MailTemplate,
  props: unknown,
  site: MailSite,
  { theme, reader = "recipient" }: RenderOptions = {},
): RenderedMail {
  const text = templates[template].compose(props, reader);
  return {
    subject: oneLine(text.subject, 300),
    html: toHtml(text, site, theme),
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
  for (const { title, text, path } of mail.items ?? [])
    parts.push([title, ...(text ? [text] : []), site.url + path].join("\n"));
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
  logo: "display:block;width:auto;height:auto;max-width:100%;max-height:40px;border:0",
  paragraph: "margin:0 0 16px;white-space:pre-line",
  quote: "margin:0 0 16px;padding:8px 16px;border-left:3px solid #d9c7ab;color:#4a453d;white-space:pre-line",
  item: "margin:0 0 4px;font-size:20px;line-height:1.35",
  itemLink: "color:#8a4b1f",
  button:
    "display:inline-block;padding:12px " +
    "22px;background:#8a4b1f;color:#ffffff;border-radius:6px;text-decoration:none;" +
    "font-family:Arial,Helvetica,sans-serif;font-size:15px",
  small: "margin:24px 0 0;font-size:13px;line-height:1.5;color:#6b645a;font-family:Arial,Helvetica,sans-serif",
  smallLink: "color:#6b645a",
} as const;

/** Dark colours by class. They replace the inline colours, which programs without style sheets show. */
const DARK =
  "body,.mail{background:#14181d!important;color:#ece7dc!important}" +
  ".card{background:#1b2128!important;border-color:#2d343d!important}" +
  ".accent{color:#e7a07c!important}.soft{color:#a3a19a!important}" +
  ".quote{border-color:#56606c!important;color:#c9c5bb!important}" +
  ".button{background:#e7a07c!important;color:#1c120c!important}";

/** Returns the style sheet of the looks: mail programs choose one, a preview shows the given one. */
function getThemeRules(theme: MailTheme | undefined): string {
  const schemes = `<meta name="color-scheme" content="${theme ?? "light dark"}">`;
  if (theme === "light") return schemes;
  const rules = theme === "dark" ? DARK : `@media (prefers-color-scheme:dark){${DARK}}`;
  return `${schemes}<style>${rules}</style>`;
}

/** Returns the logo, or the name of the site; programs that load no pictures show the name too. */
function getHead({ name, url, logo }: MailSite): string {
  if (!logo) return escapeMarkup(name);
  return `<img src="${escapeMarkup(url + logo)}" alt="${escapeMarkup(name)}" height="40" style="${style.logo}">`;
}

function toHtml(mail: MailText, site: MailSite, theme: MailTheme | undefined): string {
  const paragraph = (text: string) => `<p style="${style.paragraph}">${escapeMarkup(text)}</p>`;
  const small = (content: string) => `<p class="soft" style="${style.small}">${content}</p>`;
  const link = (address: string, label: string, kind: "itemLink" | "smallLink" | "button") => {
    const name = { itemLink: "accent", smallLink: "soft", button: "button" }[kind];
    return `<a href="${escapeMarkup(address)}" class="${name}" style="${style[kind]}">${escapeMarkup(label)}</a>`;
  };
  const button = ({ label, path }: { label: string; path: string }) => link(site.url + path, label, "button");
  const address = mail.action && escapeMarkup(site.url + mail.action.path);
  return [
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" ` +
      `content="width=device-width"><title>${escapeMarkup(mail.subject)}</title>${getThemeRules(theme)}</head>`,
    `<body class="mail" style="${style.body}"><div class="card" style="${style.card}">`,
    `<p class="accent" style="${style.site}">${getHead(site)}</p>`,
    [greeting(mail.name), ...mail.paragraphs].map(paragraph).join(""),
    mail.quote ? `<blockquote class="quote" style="${style.quote}">${escapeMarkup(mail.quote)}</blockquote>` : "",
    ...(mail.items ?? []).map(
      ({ title, text, path }) =>
        `<h2 style="${style.item}">${link(site.url + path, title, "itemLink")}</h2>${text ? paragraph(text) : ""}`,
    ),
    mail.action ? `<p style="margin:24px 0">${button(mail.action)}</p>` : "",
    mail.action
      ? small(
          "Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br>" +
            `<a href="${address}" class="accent" style="color:#8a4b1f;word-break:break-all">${address}</a>`,
        )
      : "",
    ...(mail.choices ?? []).map((choice) => `<p style="margin:0 0 12px">${button(choice)}</p>`),
    mail.note ? small(escapeMarkup(mail.note)) : "",
    mail.stop ? small(link(site.url + mail.stop.path, mail.stop.label, "smallLink")) : "",
    small(`${escapeMarkup(site.name)} · ${link(site.url, site.url, "smallLink")}`),
    "</div></body></html>",
  ].join("");
}
