import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { mailTexts } from "@site/contract/mail/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "../../../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../../../testing/smtp.ts";
import { boardMember, importReferenceLists, publisher } from "../../testing/board.ts";
import { addDomain, DOMAIN, readCodeMail, verify } from "../../testing/staff.ts";
import { sweepStaff } from "./expiry-service.ts";

let app: TestApp;
let smtp: TestMailServer;
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  app.mail.smtpUrl = smtp.url;
  await importReferenceLists(app);
  await addDomain(app);
});
beforeEach(async () => {
  await app.db.pool.query("DELETE FROM rate_limits");
});

const wish = { from: "Ankara", to: "İzmir" };
const refusal = (code: string, message: string) => ({ message, cause: { code } });

/** Returns every text of the database, of each table. */
async function dump(): Promise<string> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => JSON.stringify((await app.db.pool.query(`SELECT * FROM "${name}"`)).rows)),
  );
  return texts.join("\n");
}

describe("a mailed code", () => {
  it("verifies the member, and the address is left nowhere", async () => {
    const owner = await publisher(app, wish);
    await owner.caller.becayis.staff.requestCode({ address: `Ayse.Kaya@${DOMAIN}` });
    expect(await owner.caller.becayis.staff.get()).toMatchObject({
      institution: "Adalet Bakanlığı",
      domains: [DOMAIN],
      verification: null,
      code: { expiresAt: expect.any(String) },
    });
    const { code } = await readCodeMail(app);
    expect(await dump()).not.toMatch(/ayse\.kaya@/i);
    await runDueJobs(app);
    const mail = smtp.received.find(({ subject }) => subject === "Kurum doğrulama kodunuz");
    expect(mail?.recipients).toEqual([`Ayse.Kaya@${DOMAIN}`]);
    expect(mail?.text).toContain(code);
    expect(await app.db.prisma.emailLog.findFirstOrThrow({ where: { templateSlug: "staff_code" } })).toMatchObject({
      status: "sent",
      recipientEmail: "",
      recipientName: "",
      payload: {},
    });

    expect(await owner.caller.becayis.staff.confirmCode({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({
      message: staffTexts.verified,
    });
    const { verification, code: pending } = await owner.caller.becayis.staff.get();
    const month = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" }).slice(0, 7);
    expect([verification?.method, verification?.month, pending]).toEqual(["mail", month, null]);
    expect(verification?.expiresAt.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + 1));
    const [listed] = (await anonymousCaller(app).becayis.listings.list({ verifiedOnly: true })).items;
    expect(listed).toMatchObject({ id: owner.listing.id, verifiedMonth: month });
    expect(await dump()).not.toMatch(/ayse\.kaya/i);
    await expect(owner.caller.becayis.staff.confirmCode({ code })).rejects.toMatchObject(
      refusal("VALIDATION_FAILED", staffTexts.codeMissing),
    );
  });

  it("has five tries and fifteen minutes", async () => {
    const { caller, member } = await boardMember(app, wish);
    await caller.becayis.staff.requestCode({ address: `bes.hak@${DOMAIN}` });
    const { code } = await readCodeMail(app);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const left of [4, 3, 2, 1, 0])
      await expect(caller.becayis.staff.confirmCode({ code: wrong })).rejects.toMatchObject(
        refusal("VALIDATION_FAILED", staffTexts.codeWrong(left)),
      );
    await expect(caller.becayis.staff.confirmCode({ code })).rejects.toMatchObject(
      refusal("VALIDATION_FAILED", staffTexts.codeMissing),
    );
    await caller.becayis.staff.requestCode({ address: `bes.hak@${DOMAIN}` });
    const fresh = await readCodeMail(app);
    await app.db.prisma.staffCode.update({ where: { memberId: member.id }, data: { expiresAt: new Date() } });
    await expect(caller.becayis.staff.confirmCode(fresh)).rejects.toThrow();
    await expect(caller.becayis.staff.confirmCode({ code: fresh.code })).rejects.toMatchObject(
      refusal("VALIDATION_FAILED", staffTexts.codeExpired),
    );
    expect((await caller.becayis.staff.get()).verification).toBeNull();
  });

  it("of concurrent tries each counts", async () => {
    const { caller } = await boardMember(app, wish);
    await caller.becayis.staff.requestCode({ address: `ayni.anda@${DOMAIN}` });
    const { code } = await readCodeMail(app);
    const wrong = Array.from({ length: 12 }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, "0"));
    const tries = await Promise.allSettled(wrong.map((each) => caller.becayis.staff.confirmCode({ code: each })));
    const texts = tries.map((each) => (each.status === "rejected" ? each.reason.message : ""));
    expect(texts.filter((text) => text === staffTexts.codeMissing)).toHaveLength(7);
  });

  it("is not sent to foreign domains, and to subdomains it is", async () => {
    const { caller } = await boardMember(app, wish);
    const text = staffTexts.foreignDomain("Adalet Bakanlığı", [DOMAIN]);
    for (const host of ["example.com", `x${DOMAIN}`, "gov.tr", `${DOMAIN}.example.com`])
      await expect(caller.becayis.staff.requestCode({ address: `biri@${host}` })).rejects.toMatchObject(
        refusal("VALIDATION_FAILED", text),
      );
    await caller.becayis.staff.requestCode({ address: `biri@ankara.${DOMAIN.toUpperCase()}` });
    expect((await readCodeMail(app)).address.toLowerCase()).toBe(`biri@ankara.${DOMAIN}`);

    await addDomain(app, `okul.${DOMAIN}`, "Devlet üniversitesi");
    await expect(caller.becayis.staff.requestCode({ address: `biri@okul.${DOMAIN}` })).rejects.toThrow(text);
    const other = await boardMember(app, { ...wish, institution: "Devlet üniversitesi" });
    await other.caller.becayis.staff.requestCode({ address: `biri@a.okul.${DOMAIN}` });
    const without = await signedInMember(app);
    await expect(without.caller.becayis.staff.requestCode({ address: `biri@${DOMAIN}` })).rejects.toThrow(
      staffTexts.institutionMissing,
    );
  });

  it("is not sent to a domain that no page confirms, until an administrator names one", async () => {
    const { caller } = await signedInAdmin(app, { username: "alanadi" });
    const institutionId = (
      await app.db.prisma.institution.create({ data: { name: "Yeni Kurum", slug: "yeni-kurum", kind: "other" } })
    ).id;
    const host = "yeni.example.gov.tr";
    const { domains } = caller.admin.becayis;
    await domains.create({ institutionId, domain: host, source: `https://www.${host}/`, checkedOn: "2026-11-26" });
    await domains.create({ institutionId, domain: `a.${host}`, source: `https://${host}`, checkedOn: "2026-11-26" });
    const [first] = (await domains.list()).filter((each) => each.institutionId === institutionId);
    expect(first).toMatchObject({ isConfirmed: false });
    const person = await boardMember(app, { ...wish, institution: "Yeni Kurum" });
    expect((await person.caller.becayis.staff.get()).domains).toEqual([]);
    const request = (address: string) => person.caller.becayis.staff.requestCode({ address });
    await expect(request(`biri@${host}`)).rejects.toThrow(staffTexts.foreignDomain("Yeni Kurum", []));
    const { id } = (await domains.list()).find(({ domain }) => domain === host) ?? { id: 0 };
    await domains.update({ id, source: `https://www.${host}/iletisim`, checkedOn: "2026-11-27" });
    expect((await person.caller.becayis.staff.get()).domains).toEqual([host]);
    await expect(request(`biri@a.${host}`)).rejects.toThrow(staffTexts.foreignDomain("Yeni Kurum", [host]));
    await verify(app, person, `biri@${host}`);
  });

  it("is limited for each member and mailbox, and not repeated within a minute", async () => {
    const first = await boardMember(app, wish);
    const address = `dolu.kutu@${DOMAIN}`;
    await first.caller.becayis.staff.requestCode({ address });
    await expect(first.caller.becayis.staff.requestCode({ address })).rejects.toMatchObject(
      refusal("TOO_MANY_REQUESTS", staffTexts.tooSoon),
    );
    for (let n = 0; n < 5; n++) await first.caller.becayis.staff.requestCode({ address: `${n}.kutu@${DOMAIN}` });
    await expect(first.caller.becayis.staff.requestCode({ address: `son@${DOMAIN}` })).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS" },
    });
    for (let n = 0; n < 3; n++) {
      const member = await boardMember(app, wish);
      await member.caller.becayis.staff.requestCode({ address: address.toUpperCase().replace("@", "+x@") });
    }
    const last = await boardMember(app, wish);
    await expect(last.caller.becayis.staff.requestCode({ address })).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS" },
    });
  });

  it("answers the same for an address that has verified another member, who stays the only one", async () => {
    const address = `tek.kisi@${DOMAIN}`;
    const first = await boardMember(app, wish);
    await verify(app, first, address);
    const second = await boardMember(app, wish);
    const third = await boardMember(app, wish);
    expect(await second.caller.becayis.staff.requestCode({ address: `Tek.Kisi+2@${DOMAIN}` })).toEqual(
      await third.caller.becayis.staff.requestCode({ address: `yeni.kisi@${DOMAIN}` }),
    );
    const codes = await app.db.prisma.staffCode.count({ where: { memberId: second.member.id } });
    expect(codes).toBe(1);
    await app.db.prisma.staffCode.delete({ where: { memberId: third.member.id } });
    await app.db.pool.query("DELETE FROM email_logs WHERE id = (SELECT max(id) FROM email_logs)");
    await expect(second.caller.becayis.staff.confirmCode(codeOnly(await readCodeMail(app)))).rejects.toMatchObject(
      refusal("CONFLICT", staffTexts.addressTaken),
    );
    expect(await app.db.prisma.staffVerification.count({ where: { memberId: second.member.id } })).toBe(0);
    // the address is free after the expiry, even before the sweep
    await app.db.pool.query(
      "UPDATE staff_verifications SET expires_at = now(), verified_at = now() - interval '1 day' WHERE member_id = $1",
      [first.member.id],
    );
    await verify(app, second, address);
    expect((await second.caller.becayis.staff.get()).verification).not.toBeNull();
  });

  it("of one address confirmed by two members at once verifies one of them", async () => {
    const address = `ayni.anda@${DOMAIN}`;
    const people = [await boardMember(app, wish), await boardMember(app, wish)];
    const tries = [];
    for (const { caller } of people) {
      await caller.becayis.staff.requestCode({ address });
      tries.push({ caller, code: codeOnly(await readCodeMail(app)) });
    }
    const ends = await Promise.allSettled(tries.map(({ caller, code }) => caller.becayis.staff.confirmCode(code)));
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(refused).toMatchObject([refusal("CONFLICT", staffTexts.addressTaken)]);
    const memberId = { in: people.map(({ member }) => member.id) };
    expect(await app.db.prisma.staffVerification.count({ where: { memberId } })).toBe(1);
  });

  it("that cannot be delivered leaves no address in log, bell and mail screen", async () => {
    const { caller } = await boardMember(app, wish);
    const { admin, caller: administrator } = await signedInAdmin(app);
    smtp.refusal = () => `550 5.1.1 <yok.boyle@${DOMAIN}> no such user`;
    await caller.becayis.staff.requestCode({ address: `yok.boyle@${DOMAIN}` });
    const { id } = await app.db.prisma.emailLog.findFirstOrThrow({ orderBy: { id: "desc" } });
    await expect(administrator.admin.emailLogs.body({ id })).rejects.toThrow(mailTexts.private);
    await runDueJobs(app);
    smtp.refusal = () => undefined;
    expect(await app.db.prisma.emailLog.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "failed",
      payload: {},
      errorMessage: mailTexts.privateReason,
    });
    await expect(administrator.admin.emailLogs.resend({ id })).rejects.toThrow(mailTexts.private);
    expect(admin.id).toBeGreaterThan(0);
    expect(await dump()).not.toMatch(/yok\.boyle/i);
  });
});

const codeOnly = ({ code }: { code: string }) => ({ code });

describe("a verification", () => {
  it("ends with another institution, in the same transaction, and follows a merge", async () => {
    const person = await boardMember(app, wish);
    await verify(app, person, `kurum.degistiren@${DOMAIN}`);
    await person.caller.becayis.staff.requestCode({ address: `ikinci.kod@${DOMAIN}` });
    const { caller } = await signedInAdmin(app);
    const old = await app.db.prisma.institution.create({
      data: { name: "Eski Kurum", slug: "eski-kurum", kind: "other" },
    });
    const merged = await boardMember(app, { ...wish, institution: "Eski Kurum" });
    await addDomain(app, "eski.example.gov.tr", "Eski Kurum");
    await verify(app, merged, "biri@eski.example.gov.tr");
    const into = await app.db.prisma.institution.findUniqueOrThrow({ where: { name: "Adalet Bakanlığı" } });
    await caller.admin.becayis.reference.institutions.merge({ id: old.id, into: into.id });
    expect(await merged.caller.becayis.staff.get()).toMatchObject({
      institution: "Adalet Bakanlığı",
      verification: { method: "mail" },
      domains: expect.arrayContaining(["eski.example.gov.tr"]),
    });

    const post = { currentPosition: "Zabıt Kâtibi", currentCity: "Ankara", currentDistrict: "Merkez" };
    await person.caller.becayis.profile.save({ ...post, currentInstitution: "Adalet Bakanlığı" });
    expect((await person.caller.becayis.staff.get()).verification).not.toBeNull();
    await person.caller.becayis.profile.save({ ...post, currentInstitution: "Devlet üniversitesi" });
    await person.caller.becayis.profile.save({ ...post, currentInstitution: "Adalet Bakanlığı" });
    expect(await person.caller.becayis.staff.get()).toMatchObject({ verification: null, code: null });
    await expect(
      app.db.pool.query(
        `INSERT INTO staff_verifications (member_id, institution_id, method, expires_at)
         SELECT $1, id, 'document', now() + interval '1 year' FROM institutions WHERE name = 'Devlet üniversitesi'`,
        [person.member.id],
      ),
    ).rejects.toThrow("belongs to the institution");
  });

  it("is asked for again a month before its end, once, and ends after twelve months", async () => {
    const person = await publisher(app, { from: "Bursa", to: "Ankara" });
    await verify(app, person, `bir.yil@${DOMAIN}`);
    const endIn = (days: number) =>
      app.db.pool.query(
        `UPDATE staff_verifications SET verified_at = now() - interval '300 days',
           expires_at = now() + make_interval(days => $2) WHERE member_id = $1`,
        [person.member.id, days],
      );
    const notifications = async () =>
      (
        await app.db.prisma.memberNotification.findMany({
          where: { memberId: person.member.id, type: "staff_verification" },
        })
      ).map(({ title }) => title);
    await endIn(31);
    await sweepStaff(app);
    expect(await notifications()).toEqual([]);
    await endIn(29);
    await sweepStaff(app);
    await sweepStaff(app);
    expect(await notifications()).toEqual(["Kurum doğrulamanızın süresi dolmak üzere"]);
    const isShown = async () =>
      (await anonymousCaller(app).becayis.listings.getById({ id: person.listing.id })).verifiedMonth !== null;
    expect(await isShown()).toBe(true);
    await endIn(0);
    expect(await isShown()).toBe(false);
    app.purged.length = 0;
    await sweepStaff(app);
    expect(app.purged).toContain("becayis");
    expect(await notifications()).toHaveLength(2);
    expect(await app.db.prisma.staffVerification.count({ where: { memberId: person.member.id } })).toBe(0);
    const templates = await app.db.prisma.emailLog.findMany({
      where: { recipientEmail: person.member.email, templateSlug: { startsWith: "staff_" } },
      orderBy: { id: "asc" },
    });
    expect(templates.map(({ templateSlug }) => templateSlug)).toEqual(["staff_expiring", "staff_expired"]);
  });

  it("may be demanded of those who send requests", async () => {
    const owner = await publisher(app, { from: "İzmir", to: "Bursa" });
    await owner.caller.becayis.profile.save({
      currentInstitution: "Adalet Bakanlığı",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "İzmir",
      currentDistrict: "Merkez",
      acceptVerifiedOnly: true,
    });
    expect((await owner.caller.becayis.profile.get()).acceptVerifiedOnly).toBe(true);
    const sender = await boardMember(app, { from: "Bursa", to: "İzmir" });
    const ask = (person: typeof sender) =>
      person.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    await expect(ask(sender)).rejects.toMatchObject(refusal("FORBIDDEN", staffTexts.verifiedOnly));
    expect(await app.db.prisma.contactRequest.count({ where: { listingId: owner.listing.id } })).toBe(0);
    const stranger = await boardMember(app, { from: "Bursa", to: "İzmir", institution: "Devlet üniversitesi" });
    await verify(app, stranger, `uni@okul.${DOMAIN}`);
    await expect(ask(stranger)).rejects.toThrow(staffTexts.verifiedOnly);
    await verify(app, sender, `gonderen@${DOMAIN}`);
    await ask(sender);
    const month = (await sender.caller.becayis.staff.get()).verification?.month;
    expect((await owner.caller.becayis.contactRequests.list()).received).toMatchObject([
      { requesterVerifiedMonth: month },
    ]);
    await app.db.prisma.staffVerification.delete({ where: { memberId: sender.member.id } });
    expect((await owner.caller.becayis.contactRequests.list()).received).toMatchObject([
      { requesterVerifiedMonth: null },
    ]);
  });

  it("shows others no more than its month", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "Bursa" });
    await verify(app, owner, `az.bilgi@${DOMAIN}`);
    const reader = await boardMember(app, wish);
    for (const caller of [anonymousCaller(app), reader.caller]) {
      const shown = await caller.becayis.listings.getById({ id: owner.listing.id });
      expect(JSON.stringify(shown)).not.toMatch(/az\.bilgi|address|hash|"method"/);
      expect(shown.verifiedMonth).toMatch(/^\d{4}-\d{2}$/);
    }
    for (const call of [
      () => anonymousCaller(app).becayis.staff.get(),
      () => anonymousCaller(app).becayis.staff.requestCode({ address: `a@${DOMAIN}` }),
      () => reader.caller.admin.becayis.staffDocuments.list(),
      () => reader.caller.admin.becayis.domains.list(),
    ])
      await expect(call()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });
});
