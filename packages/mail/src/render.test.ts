import { mailTemplateLabels } from "@site/contract/mail/template-labels";
import { describe, expect, it } from "vitest";
import { type MailProps, type MailTemplate, mailTemplates, readForLog, renderMail } from "./render.ts";

const site = { name: "Hukuk ve Yazılım", url: "https://site.example.org" };
const at = "2026-11-21T05:15:00.000Z";
const listing = { name: "Çiğdem", listingTitle: "İzmir'den Ankara'ya <becayiş>", path: "/becayis/ilan/izmir-ankara-7" };
const comment = {
  name: "Işıl",
  postTitle: "Yazılım & hukuk",
  path: "/blog/yazilim-hukuk#yorum-3",
  stopPath: "/yorum-bildirimleri#imza",
  oneClickPath: "/api/comments/stop-mails?token=imza",
};

const bundle = { name: "Çiğdem", count: 3, about: "Ayşe K***", path: "/becayis/matches" };

const proof = { name: "Şule", institution: "Adalet Bakanlığı", path: "/profil/becayis#kurum-dogrulama" };
const window = {
  name: "Şule",
  window: "Adalet Bakanlığı başvuru dönemi, 1–15 Aralık 2026",
  path: "/profil/becayis#basvuru-donemleri",
};

const samples: { [Name in MailTemplate]: MailProps<Name> } = {
  verification: { registeredAs: "Şule Çağ", path: "/email-dogrula#access_token=a&refresh_token=b" },
  welcome: { name: "Şule" },
  account_exists: { name: "Şule", hasPassword: true },
  password_reset: {
    name: "Şule",
    path: "/auth/reset-password#access_token=a&refresh_token=b&type=recovery",
    hasPassword: true,
  },
  password_changed: { name: "Şule", at },
  factor_removed: { name: "Şule", at },
  admin_factor_removed: { by: "ayse", at },
  email_change_proof: { getAccount: "Şule Çağ", path: "/email-degisikligi#token=a" },
  email_changed: { name: "Şule", newAddress: "s***@example.org", at, path: "/email-geri-al#token=a" },
  new_sign_in: { name: "Şule", at, device: "Firefox, Linux", ipAddress: "192.0.2.1" },
  deletion_planned: { name: "Şule", eraseAfter: at },
  export_ready: { name: "Şule", expiresAt: at },
  admin_news: { news: [{ title: "Yeni mesaj", message: "Konu" }], more: 2, path: "/admin/comments" },
  admin_invitation: { invitedBy: "şule", path: "/admin/invitation#token=a" },
  smtp_test: { name: "Test Kullanıcı" },
  contact_reply: {
    name: "Şule",
    messageId: 12,
    subject: "Bir önerim var",
    message: "Araca bir alan\neklenebilir mi?",
    reply: "Ekledim.\nTeşekkürler.\n\nSelamlar",
  },
  listing_pending_approval: listing,
  listing_approved: { ...listing, remark: "Başlığı kısaltmanızı öneririz." },
  listing_change_approved: { ...listing, remark: "Teşekkür ederiz." },
  listing_change_rejected: { ...listing, reason: "Açıklamada telefon numarası var." },
  listing_rejected: { ...listing, reason: "Açıklamada telefon numarası var.\nLütfen çıkarın." },
  listing_expiring: { ...listing, expiresAt: at },
  match_found: listing,
  contact_request_sent: listing,
  contact_request_received: { ...listing, from: "Ayşe K***", message: "Merhaba, <b>görüşelim</b> mi?" },
  contact_request_accepted: { ...listing, from: "Ayşe Kaya" },
  contact_shared: { ...listing, from: "Ayşe K***" },
  match_accepted: { ...listing, from: "Ayşe K***" },
  alert_confirm: { watch: "Ankara → İzmir", path: "/becayis/takip-onayla#imza" },
  subscriber_confirm: { path: "/takip#onay=imza" },
  subscriber_known: { path: "/takip#tercih=imza" },
  subscriber_post: {
    title: "Yazılım & hukuk",
    excerpt: "Kısa <özet>",
    path: "/blog/yazilim-hukuk",
    stopPath: "/takip#tercih=imza",
    oneClickPath: "/api/subscribers/leave?token=imza",
  },
  subscriber_week: {
    posts: [
      { title: "Yazılım & hukuk", excerpt: "Kısa <özet>", path: "/blog/yazilim-hukuk" },
      { title: "İkinci yazı", excerpt: "", path: "/blog/ikinci" },
    ],
    stopPath: "/takip#tercih=imza",
    oneClickPath: "/api/subscribers/leave?token=imza",
  },
  listing_alert: {
    name: "Çiğdem",
    watch: "İzmir → Ankara",
    listings: [{ title: "İzmir'den Ankara'ya <becayiş>", path: listing.path }],
    stopPath: "/becayis/takip-durdur#a",
    oneClickPath: "/api/becayis/alerts/stop?token=a",
  },
  listing_expired: listing,
  listing_paused: { ...listing, reason: "Başlıkta telefon numarası var." },
  listing_corrected: { ...listing, remark: "Yazım yanlışlarını düzelttik." },
  listing_removed: { ...listing, reason: "Aynı ilan iki kez verilmiş." },
  match_awaits_you: { ...listing, from: "Ayşe K***" },
  match_rejected: { ...listing, from: "Ayşe K***" },
  match_ended: listing,
  ring_found: { ...bundle, about: listing.listingTitle },
  ring_answered: { ...bundle, about: listing.listingTitle },
  ring_rejected: listing,
  ring_ended: listing,
  result_asked: {
    name: "Ayşe",
    listingTitle: "Ankara ile İzmir",
    choices: [{ outcome: "approved", path: "/becayis/sonuc#abc" }],
  },
  swap_decided: { ...listing, outcome: "refused" },
  result_overdue: listing,
  contact_request_refused: listing,
  requested_listing_removed: listing,
  contact_request_lapsed: listing,
  thread_message: bundle,
  listing_code: { code: "042137", minutes: 10, path: "/becayis/sor?kod=bekliyor#kod=t" },
  login_code: { code: "042137", minutes: 10, path: "/giris-yap?kod=bekliyor#kod=t" },
  confirmation_code: { code: "042137", minutes: 10 },
  no_account: {},
  staff_code: { address: "sule@kurum.gov.tr", institution: "Adalet Bakanlığı", code: "042137" },
  staff_approved: proof,
  staff_refused: { ...proof, reason: "Belgede kurumun adı okunmuyor." },
  staff_expiring: { ...proof, expiresAt: at },
  staff_expired: proof,
  window_reminder: { ...window, state: "Başlamasına 7 gün kaldı." },
  window_moved: { ...window, before: "1–15 Kasım 2026" },
  window_removed: window,
  comment_approved: comment,
  comment_answered: { ...comment, answer: "Teşekkürler!" },
};

describe.each(mailTemplates)("the mail %s", (template) => {
  const mail = renderMail(template, samples[template], site);

  it("greets the recipient and has equal HTML and text", () => {
    // administrators have user names; at an address that nobody has proven, the name may be a stranger's words
    const isNameless = /^(admin|subscriber|alert|no)_|_code$|^verification$|_proof$/.test(template);
    expect(mail.text).toMatch(isNameless ? /^Merhaba,\n/ : /^Merhaba \p{Lu}\p{Ll}+.*,\n/u);
    const visible = mail.html
      .replace(/<a href="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    const words = (text: string) => new Set(text.split(/[\s>]+|:\s/).filter(Boolean));
    const shown = words(visible);
    expect([...words(mail.text)].filter((word) => !shown.has(word) && word !== "--")).toEqual([]);
  });

  it("has complete Turkish texts", () => {
    // the title of a post, as its author wrote it, or our own words
    expect(mail.subject).toMatch(template === "subscriber_post" ? /^.{8,80}$/u : /^[\p{L}\d: –-]{8,80}$/u);
    for (const form of [mail.html, mail.text]) expect(form).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect(mail.html).toContain('<html lang="tr">');
  });

  it("links to this site only", () => {
    const links = [...`${mail.html} ${mail.text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([link]) => new URL(link).origin,
    );
    expect(new Set(links)).toEqual(new Set([site.url]));
  });
});

/** Fields that the e-mail log may show: words of the site, of its records and of people. */
const SHOWN = new Set(
  (
    "name listingTitle about from message reason remark title excerpt watch device ipAddress newAddress by invitedBy " +
    "registeredAs getAccount institution subject reply postTitle answer window state before"
  ).split(" "),
);
/** Templates whose link is to a page that asks for a session; all others have a token in it. */
const LINKS_TO_PAGES =
  /^(listing_(?!expiring)|match_|ring_|contact_|requested_|result_overdue|thread_|admin_news|staff_|window_|comment_|subscriber_(post|week))/;
/** Values of closed lists, times and mail ids, which no secret can be. */
const isChosen = (value: string) => /^(?:approved|refused|\d{4}-\d\d-\d\dT.*)$/.test(value);

/** Returns the props with another text in each field, and the field that each text stands in. */
function withMarks(props: unknown): { marked: unknown; fields: Map<string, string> } {
  const fields = new Map<string, string>();
  const mark = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      if (isChosen(value)) return value;
      const text = `iz${String.fromCodePoint(97 + fields.size)}zi`;
      fields.set(text, key);
      return value.startsWith("/") ? `/${text}` : text;
    }
    if (Array.isArray(value)) return value.map((each) => mark(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mark(each, name)]));
  };
  return { marked: mark(props, ""), fields };
}

it.each(mailTemplates)("the log of %s shows words and addresses of pages, and no field beside them", (template) => {
  const { marked, fields } = withMarks(samples[template]);
  const read = (reader: "log" | "recipient") =>
    JSON.stringify([renderMail(template, marked, site, { reader }), readForLog(template, marked)]);
  const shown = [...fields].filter(([text]) => read("log").includes(text)).map(([, field]) => field);
  const allowed = (field: string) => SHOWN.has(field) || (field === "path" && LINKS_TO_PAGES.test(template));
  const hidden = template === "staff_code" ? ["address"] : []; // the log of a private mail is refused
  expect(shown.filter((field) => !allowed(field) && !hidden.includes(field))).toEqual([]);
  const delivered = JSON.stringify(renderMail(template, marked, site));
  expect([...fields].filter(([text]) => !delivered.includes(text)).map(([, field]) => field)).toEqual([]);
});

it("has a Turkish name for each template, one for each", () => {
  expect(Object.keys(mailTemplateLabels).toSorted()).toEqual([...mailTemplates].toSorted());
  expect(new Set(Object.values(mailTemplateLabels)).size).toBe(mailTemplates.length);
});

it("shows the number of bundled events above one", () => {
  const subjectFor = (count: number) => renderMail("ring_found", { ...bundle, count }, site).subject;
  expect([subjectFor(1), subjectFor(2)]).toEqual(["Yeni bir halka eşleşmeniz var", "2 yeni halka eşleşmeniz var"]);
});

it("counts new matches in the subject and the text", () => {
  const found = (count?: number) => renderMail("match_found", { ...listing, ...(count && { count }) }, site);
  expect(found().subject).toBe("Yeni bir becayiş eşleşmeniz var");
  expect(found(2).subject).toBe("2 yeni becayiş eşleşmeniz var");
  expect(found(2).text).toContain("uyan 2 eşleşme bulundu");
});

it("says a code in the subject and in the first line", () => {
  for (const template of ["listing_code", "login_code", "confirmation_code"] as const) {
    const { subject, text } = renderMail(template, samples[template], site);
    expect(subject).toMatch(/^042137 – /);
    expect(text).toMatch(/^Merhaba[^\n]*\n\n042137 – /);
  }
});

it("speaks of no password to who has none", () => {
  for (const template of ["account_exists", "password_reset"] as const) {
    const { subject, text } = renderMail(template, { ...samples[template], hasPassword: false }, site);
    expect(subject + text).not.toMatch(/şifrenizi hatırla|sıfırla|yeni şifre|şifreniz değişmez/i);
    expect(text).toMatch(/kodla gir/i);
  }
});

it("quotes a reason only if one is given", () => {
  expect(renderMail("listing_removed", { ...listing, reason: "Aynı ilan iki kez verilmiş." }, site).text).toContain(
    "> Aynı ilan iki kez verilmiş.",
  );
  expect(renderMail("listing_removed", listing, site).text).not.toContain("Gerekçesi");
});

it("names the conversation that a person's answer belongs to", () => {
  expect(renderMail("contact_reply", samples.contact_reply, site).conversation).toBe("<contact-12@site.example.org>");
  expect(renderMail("welcome", samples.welcome, site)).not.toHaveProperty("conversation");
});

it("names the recipient that the e-mail log must not know, and shows the address nowhere", () => {
  const mail = renderMail("staff_code", samples.staff_code, site);
  expect(mail.recipient).toBe("sule@kurum.gov.tr");
  for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toContain("sule@");
  expect(renderMail("welcome", samples.welcome, site)).not.toHaveProperty("recipient");
});

it("escapes user texts", () => {
  const { html } = renderMail(
    "contact_request_received",
    { ...samples.contact_request_received, name: '"><script>alert(1)</script>' },
    site,
  );
  expect(html).not.toMatch(/<script|<b>|<becayiş>/);
  expect(html).toContain("&lt;b&gt;görüşelim");
});

it("removes line breaks from names", () => {
  expect(renderMail("welcome", { name: "Ali\r\n\r\nBcc: biri@example.org" }, site).text).toMatch(
    /^Merhaba Ali Bcc: biri@example.org,\n/,
  );
});

it("rejects external addresses", () => {
  for (const path of ["https://evil.example", "//evil.example", "/a b", "/\\evil", "email-dogrula"])
    expect(() => renderMail("verification", { name: "Ali", registeredAs: "Ali", path }, site)).toThrow();
});

it("shows the logo instead of the name at its head, and the name to who loads no pictures", () => {
  const logo = "/images/logo-0f3a.png";
  const { html } = renderMail("welcome", samples.welcome, { ...site, name: 'Hukuk & "Yazılım"', logo });
  expect(html).toContain(`src="${site.url}${logo}" alt="Hukuk &amp; &quot;Yazılım&quot;"`);
  expect(renderMail("welcome", samples.welcome, site).html).not.toContain("<img");
});
