import { readdir } from "node:fs/promises";
import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import { beforeAll, describe, expect, it } from "vitest";
import { toIstanbulDay } from "../../../core/database/clock.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makeAuthenticator,
  makeImage,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../../testing/index.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { acceptedSwap, importReferenceLists, type Publisher, publisher } from "../../becayis/testing/board.ts";
import { addDomain, DOMAIN, verify } from "../../becayis/testing/staff.ts";
import { eraseMember } from "./erasure.ts";
import { listSections } from "./export-service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
  await importReferenceLists(app);
});

/** The erased member. No other row contains these names. The address has letters whose Turkish capitals differ. */
const names = { firstName: "Zerefşan", lastName: "Kızılağaç" };
const EMAIL = "kizil.igde@gmail.com";
const PHONE = "+905557778899";
const FORMER = "eski.igde@gmail.com";
/** Other spellings of the same address, as people and their keyboards type them. */
const spellings = ["Kizil.Igde@GMAIL.com", "KIZIL.IGDE@GMAIL.COM", " kizil.igde@gmail.com\u200b"];

/** Tables of unproven addresses. */
const OTHERS = ["superseded_registrations"];

/** Columns that hold addresses, but none of a member. */
const OTHERS_ADDRESSES = [
  "admin_invitations.email",
  "admins.email",
  "admins.email_key",
  "alert_hits.email_key",
  "email_logs.smtp_from_email",
  "smtp_configs.from_email",
  "superseded_registrations.email",
  "superseded_registrations.email_key",
];

/** Columns that keep data after the erasure, with the reason that the privacy page gives. */
const REMAINS: Record<string, string> = {
  "admin_notifications.message": "bell texts of administrators, 90 days",
  "audit_entries.details": "numbers in the record of what administrators did, 365 days",
  "contact_messages.email": "contact messages, 730 days",
  "contact_messages.name": "contact messages, 730 days",
  "contact_messages.phone": "contact messages, 730 days",
  "contact_messages.surname": "contact messages, 730 days",
  "member_notifications.message": "bell texts of other members, 90 days",
};

/** Returns the columns of all tables, and of the job queue, that hold one of the texts, as `table.column`. */
async function findColumns(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.db.pool.query<{ name: string; schema: string }>(
    `SELECT table_name AS name, table_schema AS schema FROM information_schema.tables
     WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name, schema } of tables) {
    const { rows } = await app.db.pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${schema}"."${name}" t`,
    );
    const columns = new Set(
      rows.flatMap(({ row }) =>
        Object.entries(row).flatMap(([column, value]) => (holds(JSON.stringify(value), texts) ? [column] : [])),
      ),
    );
    found.push(...[...columns].map((column) => `${name}.${column}`));
  }
  return found.toSorted();
}

const holds = (value: string, texts: readonly string[]) =>
  texts.some((text) => {
    const at = getEmailKey(value).indexOf(getEmailKey(text));
    return at !== -1 && !/\d/.test(value.charAt(at + text.length)); // not the beginning of a longer number
  });

/** Uses the product as one member, so that each table that can hold a member's data holds some. */
async function liveThrough(): Promise<Publisher> {
  const { prisma } = app.db;
  const swap = await acceptedSwap(app, ["Ankara", "İzmir"], [{ ...names, email: FORMER }, { firstName: "Can" }]);
  const { first: one, ref } = swap;
  const { caller, member } = one;
  const memberId = member.id;
  const visitor = anonymousCaller(app);
  await caller.user.profile.update({ ...names, phone: PHONE });
  await caller.user.emailChange.request({ newEmail: EMAIL, currentPassword: "uye-parolasi-42" });
  await caller.user.emailChange.confirm({ token: (await mailsTo(app, EMAIL)).at(-1)?.access ?? "" });
  await caller.user.avatar.set({ image: (await makeImage()).toString("base64") });
  await caller.user.preferences.update({ event: "comment_answered", channel: "none" });
  await caller.user.dataExports.request({ password: "uye-parolasi-42" });
  await visitor.auth.forgotPassword({ email: EMAIL });
  await caller.becayis.calendar.makeFeed();
  await caller.becayis.alerts.create({ fromCity: "Bursa", toCity: "Ankara" });
  const { texts } = await caller.becayis.petitions.get(ref);
  await caller.becayis.petitions.save({ ...ref, ...texts, body: `${names.lastName} ister.` });
  await addDomain(app);
  await verify(app, one, `zerefsan@${DOMAIN}`);
  await caller.becayis.staff.requestCode({ address: `zerefsan.kizilagac@${DOMAIN}` });
  await caller.becayis.staff.sendDocument({ file: Buffer.from("%PDF-1.4\n%%EOF").toString("base64") });
  await caller.becayis.results.report({ ...ref, outcome: "applied", on: toIstanbulDay(Date.now()) });
  const other = await publisher(app, { from: "Bursa", to: "Ankara" });
  const { id: requestId } = await caller.becayis.contactRequests.create({
    listingId: other.listing.id,
    message: "Merhaba",
  });
  await other.caller.becayis.contactRequests.setStatus({ id: requestId, status: "accepted" });
  await caller.becayis.contactRequests.sendMessage({ id: requestId, body: "Zerefşan yazar" });
  await caller.becayis.contactRequests.report({ id: requestId, reason: "Bir neden" });
  await caller.becayis.listings.report({ id: other.listing.id, reason: "Ücret istiyor." });
  await caller.becayis.contactRequests.block({ requestId });
  await other.caller.becayis.contactRequests.block({ requestId });
  const post = await makePost(app);
  const { pending } = await caller.comments.create({ blogPostId: post.id, content: "Üye yorumu" });
  const { caller: administrator } = await signedInAdmin(app);
  await administrator.admin.comments.ban({ commentId: pending?.id ?? 0 });

  for (const [index, email] of spellings.entries()) {
    const guest = { authorName: names.firstName, authorSurname: names.lastName, authorEmail: email };
    await visitor.comments.create({ ...guest, blogPostId: post.id, content: `Konuk yorumu ${index}` });
    await visitor.auth.join({
      ...{ institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] },
      ...{ email, fullName: `${names.firstName} ${names.lastName}`, title: "Bir becayiş ilanı", terms: true },
    });
    await visitor.becayis.alerts.ask({ email, fromCity: "Ankara", toCity: `${["İzmir", "Bursa", "İstanbul"][index]}` });
  }
  await visitor.subscribers.follow({ email: spellings[0] ?? "" });
  await visitor.contact.send({
    ...{ name: names.firstName, surname: names.lastName, email: EMAIL, phone: PHONE },
    ...{ subject: "Bir sorum var", message: "Bir sorum var, yanıt verir misiniz?" },
  });

  // Rows that only a device, an authenticator or a job creates.
  const owner = { connect: { id: memberId } };
  const at = new Date();
  await prisma.passkey.create({
    data: { memberId, credentialId: Buffer.from("kimlik"), publicKey: Buffer.from("anahtar"), name: "Telefon" },
  });
  await prisma.passkeyChallenge.create({ data: { challenge: "soru", member: owner, expiresAt: at } });
  await prisma.recoveryCode.create({ data: { memberId, codeHash: Buffer.from("kod") } });
  await prisma.mailedCode.updateMany({
    where: { email: EMAIL },
    data: { usedAt: at, memberId },
  });
  await makeAuthenticator(app, memberId);
  const { id: listingId } = one.listing;
  await prisma.ring.create({
    data: {
      ...{ size: 3, ringKey: "a", expiresAt: at },
      members: { create: { step: 0, listing: { connect: { id: listingId } }, member: owner } },
    },
  });
  const { institutionId } = await prisma.listing.findUniqueOrThrow({ where: { id: listingId } });
  const days = { firstDay: at, lastDay: at };
  const reminders = { create: { kind: "start7", day: at } };
  await prisma.applicationWindow.create({
    data: {
      ...days,
      source: "https://example.org",
      institution: { connect: { id: institutionId } },
      readers: { create: { ...days, member: owner, reminders } },
    },
  });
  await runDueJobs(app);
  return one;
}

describe("a member's deletion", () => {
  /** Counts the rows of the data copy by section. */
  async function countCopied(tx: Prisma.TransactionClient): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { key, pages } of await listSections(app, tx, one.member.id))
      for await (const rows of pages()) counts.set(key, (counts.get(key) ?? 0) + rows.length);
    return counts;
  }

  let one: Publisher;
  let before: string[];
  let files: string[];
  const find = () =>
    findColumns([String(one.member.id), EMAIL, FORMER, names.firstName, names.lastName, PHONE.slice(-10)]);
  beforeAll(async () => {
    one = await liveThrough();
    before = await find();
    files = await listFiles();
  });

  it("is tried with a value in each column that refers to a member or holds an address", async () => {
    const columns = (await listPersonalColumns()).filter((name) => !OTHERS_ADDRESSES.includes(name));
    expect(columns.filter((name) => !before.includes(name))).toEqual([]);
  });

  it("is preceded by a data copy that shows the rows of each table", async () => {
    const personal = app.storedData.flatMap(({ tables }) =>
      Object.entries(tables).filter(([, content]) => content !== "impersonal"),
    );
    const held = personal.map(([table]) => table).filter((table) => !OTHERS.includes(table));
    expect([...new Set(before.map((name) => name.split(".")[0] ?? ""))]).toEqual(held.toSorted());
    const counts = await app.db.prisma.$transaction(countCopied);
    const copied = personal.flatMap(([, content]) =>
      typeof content === "object" && "copiedIn" in content ? content.copiedIn : [],
    );
    expect(copied.filter((section) => !counts.get(section))).toEqual([]);
    const { length } = spellings;
    expect(counts.get("comments"), "also those written as a guest, in each spelling").toBe(length + 1);
    expect(counts.get("waitingListings")).toBe(length);
    expect(counts.get("alerts")).toBe(length + 1);
  });

  it("leaves what the privacy page names and nothing else, in no spelling", async () => {
    expect(await eraseMember(app, one.member.id)).toBe(true);
    await runDueJobs(app);
    expect(await find()).toEqual(Object.keys(REMAINS));
    expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/avatars/), expect.stringMatching(/exports/)]));
    expect((await listFiles()).filter((file) => files.includes(file))).toEqual([]);
  });
});

/** Returns the columns that refer to a member or hold an address, as `table.column`. */
async function listPersonalColumns(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT DISTINCT c.relname || '.' || a.attname AS name
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
       LEFT JOIN pg_constraint f ON f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid = 'members'::regclass
         AND a.attnum = ANY (f.conkey)
     WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
       AND (f.conrelid IS NOT NULL OR a.attname ~ 'member_id|email' AND format_type(a.atttypid, NULL) ~ 'char|text|int')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the files of members. */
const listFiles = async () =>
  (await readdir(app.fileFolder, { recursive: true, encoding: "utf8" })).filter((file) => /\.\w+$/.test(file));

describe("a registration that nobody has verified", () => {
  const registration = (email: string, password: string) => ({
    ...{ ...names, email, password, phone: PHONE, terms: true as const },
  });

  it("erases its own rows alone when another one replaces it", async () => {
    const visitor = anonymousCaller(app);
    const victims = ["abcd.yer@gmail.com", "efgh.yer@gmail.com"];
    const [first = "", second = ""] = victims;
    for (const email of victims)
      await visitor.auth.join({
        ...{ institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] },
        ...{ email, fullName: "Bir Başkası", title: "Bir becayiş ilanı", terms: true },
      });
    await visitor.becayis.alerts.ask({ email: first, fromCity: "Ankara", toCity: "İzmir" });
    await visitor.subscribers.follow({ email: first });
    await runDueJobs(app);
    const read = () =>
      Promise.all([
        app.db.prisma.waitingListing.findMany({ where: { emailKey: { in: victims } }, orderBy: { id: "asc" } }),
        app.db.prisma.searchAlert.findMany({ where: { emailKey: first } }),
        app.db.prisma.subscriber.findMany({ where: { emailKey: first } }),
        app.db.prisma.emailLog.findMany({
          where: { recipientKey: { in: victims }, templateSlug: { not: "verification" } },
          orderBy: { id: "asc" },
        }),
      ]);
    const before = await read();
    expect(before.map(({ length }) => length)).toEqual([2, 1, 1, 4]);
    for (const email of ["____.yer@gmail.com", first, second])
      for (const password of ["yabanci-parola-1", "yabanci-parola-2"])
        await visitor.auth.register(registration(email, password));
    await runDueJobs(app);
    expect(await app.db.prisma.supersededRegistration.count()).toBe(3);
    expect(await read()).toEqual(before);
  });
});
