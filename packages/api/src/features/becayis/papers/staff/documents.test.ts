import { readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminStaffTexts, staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { documentLimitBytes } from "@site/contract/becayis/papers/staff/schema";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makePhoto, signedInAdmin, type TestApp } from "../../../../testing/index.ts";
import { extractArchive } from "../../../backup/archive.ts";
import { createBackup } from "../../../backup/service.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { listSections } from "../../../members/privacy/export-service.ts";
import { toJson } from "../../../members/privacy/export-view.ts";
import { boardMember, importReferenceLists } from "../../testing/board.ts";
import { addDomain, DOMAIN, verify } from "../../testing/staff.ts";

let app: TestApp;
let administrator: Awaited<ReturnType<typeof signedInAdmin>>["caller"];
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  await addDomain(app);
  administrator = (await signedInAdmin(app)).caller;
});

const MARK = "GIZLI-SICIL-4711";
const pdf = (text = MARK) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`).toString("base64");
const member = () => boardMember(app, { from: "Ankara", to: "İzmir" });
const refused = (text: string) => ({ cause: { code: "VALIDATION_FAILED", details: { fields: { file: text } } } });

function storedFiles(): string[] {
  try {
    return readdirSync(join(app.fileFolder, "staff-documents"));
  } catch {
    return [];
  }
}

/** Returns the files of a new backup, as text. */
async function readBackup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hvy-staff-"));
  try {
    await createBackup({ databaseUrl: app.db.url, files: app.files, secret: undefined }, join(folder, "a.tar.gz"));
    await extractArchive(join(folder, "a.tar.gz"), join(folder, "content"));
    const names = await readdir(join(folder, "content"), { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
    return (await Promise.all(files.map((file) => readFile(file, "latin1")))).join("\n");
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("a document", () => {
  it("is looked at by a moderator, verifies the member, and is then nowhere", async () => {
    const { caller, member: person } = await member();
    await caller.becayis.staff.sendDocument({ file: `data:application/pdf;base64,${pdf()}` });
    expect(await caller.becayis.staff.get()).toMatchObject({
      verification: null,
      document: { sentAt: expect.any(String) },
    });
    const [waiting] = await administrator.admin.becayis.staffDocuments.list();
    expect(waiting).toMatchObject({
      memberId: person.id,
      institution: "Adalet Bakanlığı",
      mimeType: "application/pdf",
    });
    const id = waiting?.id ?? 0;
    const file = await administrator.admin.becayis.staffDocuments.open({ id });
    expect(Buffer.from(file.content, "base64").toString()).toContain(MARK);
    expect(storedFiles()).toHaveLength(1);
    expect(await readBackup()).not.toContain(MARK); // backups exclude waiting documents too

    await administrator.admin.becayis.staffDocuments.approve({ id });
    expect(await caller.becayis.staff.get()).toMatchObject({ verification: { method: "document" }, document: null });
    expect(storedFiles()).toEqual([]);
    const backup = await readBackup();
    expect(backup).toContain("swap_profiles");
    expect(backup).not.toContain(MARK);
    const audited = await app.db.prisma.auditEntry.findMany({ where: { action: { contains: "staffDocuments" } } });
    expect(audited.map(({ action }) => action)).toEqual(["admin.becayis.staffDocuments.approve"]);
    expect(
      await app.db.prisma.memberNotification.count({ where: { memberId: person.id, title: "Kurumunuz doğrulandı" } }),
    ).toBe(1);
  });

  it("is refused with a reason; of two decisions one counts", async () => {
    const { caller, member: person } = await member();
    await caller.becayis.staff.sendDocument({ file: pdf() });
    const [waiting] = await administrator.admin.becayis.staffDocuments.list();
    const id = waiting?.id ?? 0;
    const decisions = await Promise.allSettled([
      administrator.admin.becayis.staffDocuments.reject({ id, reason: "Kurumun adı okunmuyor." }),
      administrator.admin.becayis.staffDocuments.reject({ id, reason: "Kurumun adı okunmuyor." }),
    ]);
    expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(administrator.admin.becayis.staffDocuments.approve({ id })).rejects.toThrow(
      adminStaffTexts.alreadyDecided,
    );
    expect(await caller.becayis.staff.get()).toMatchObject({ verification: null, document: null });
    expect(storedFiles()).toEqual([]);
    const [mail] = await app.db.prisma.emailLog.findMany({
      where: { recipientEmail: person.email, templateSlug: "staff_refused" },
    });
    expect(mail).toBeDefined();
  });

  it("replaces a former one, which nobody can decide on any more, and may be withdrawn", async () => {
    const { caller } = await member();
    await caller.becayis.staff.sendDocument({ file: pdf("ilk") });
    const [first] = await administrator.admin.becayis.staffDocuments.list();
    await caller.becayis.staff.sendDocument({ file: pdf("ikinci") });
    await expect(administrator.admin.becayis.staffDocuments.approve({ id: first?.id ?? 0 })).rejects.toThrow(
      adminStaffTexts.alreadyDecided,
    );
    expect(storedFiles()).toHaveLength(1);
    await caller.becayis.staff.withdrawDocument();
    await caller.becayis.staff.withdrawDocument();
    expect(storedFiles()).toEqual([]);
  });

  it("goes with a code that verifies, another institution, or the account", async () => {
    const verified = await member();
    await verified.caller.becayis.staff.sendDocument({ file: pdf() });
    await verify(app, verified, `belge@${DOMAIN}`);
    expect(storedFiles()).toEqual([]);

    const moved = await member();
    await moved.caller.becayis.staff.sendDocument({ file: pdf() });
    await moved.caller.becayis.profile.save({
      currentInstitution: "Devlet üniversitesi",
      currentPosition: "Zabıt Kâtibi",
      currentCity: "Ankara",
      currentDistrict: "Merkez",
    });
    expect([storedFiles(), await administrator.admin.becayis.staffDocuments.list()]).toEqual([[], []]);

    const gone = await member();
    await gone.caller.becayis.staff.sendDocument({ file: pdf() });
    await gone.caller.becayis.staff.requestCode({ address: `giden@${DOMAIN}` });
    let copy = "";
    for await (const text of toJson(await listSections(app, app.db.prisma, gone.member.id))) copy += text;
    expect(JSON.parse(copy).staffProof).toMatchObject([
      { kind: "Gönderilen kod", institution: "Adalet Bakanlığı" },
      { kind: "İncelenmeyi bekleyen belge", institution: "Adalet Bakanlığı" },
    ]);
    expect(copy).not.toMatch(/giden@|hash|storage/i);
    await eraseMember(app, gone.member.id);
    expect(storedFiles()).toEqual([]);
    for (const count of [app.db.prisma.staffCode.count(), app.db.prisma.staffDocument.count()])
      expect(await count).toBe(0);
  });

  it("of a picture is encoded anew, without its metadata", async () => {
    const { caller } = await member();
    const photo = await makePhoto();
    expect(photo.toString("latin1")).toContain("Gizli");
    await caller.becayis.staff.sendDocument({ file: `data:image/jpeg;base64,${photo.toString("base64")}` });
    const [waiting] = await administrator.admin.becayis.staffDocuments.list();
    const { content } = await administrator.admin.becayis.staffDocuments.open({ id: waiting?.id ?? 0 });
    const stored = Buffer.from(content, "base64");
    expect(stored.toString("latin1")).not.toContain("Gizli");
    expect(await sharp(stored).metadata()).toMatchObject({ format: "jpeg", width: 320, height: 640 });
    await caller.becayis.staff.withdrawDocument();
  });

  it("of another type or above five megabytes is refused", async () => {
    const { caller } = await member();
    const html = Buffer.from("<script>alert(1)</script>").toString("base64");
    for (const [file, text] of [
      [html, staffTexts.documentUnreadable],
      [`data:application/pdf;base64,${html}`, staffTexts.documentUnreadable],
      [Buffer.from("\xff\xd8\xff not a picture", "latin1").toString("base64"), staffTexts.documentUnreadable],
      [Buffer.alloc(documentLimitBytes + 1, "a").toString("base64"), staffTexts.documentTooLarge],
    ] as const)
      await expect(caller.becayis.staff.sendDocument({ file })).rejects.toMatchObject(refused(text));
    expect(storedFiles()).toEqual([]);
  });
});
