import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import { petitionTemplateTexts, petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { placeholders } from "@site/contract/becayis/papers/petitions/placeholders";
import { petitionFormat, petitionKinds } from "@site/contract/becayis/papers/petitions/schema";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { sweep } from "../../swaps/expiry/sweep.ts";
import { acceptedSwap, admin, importReferenceLists, type Publisher, rule } from "../../testing/board.ts";
import { holdPetitionTurn } from "../../testing/petition-turn.ts";
import { makePetitionFile } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  await app.db.prisma.eligibilityRule.updateMany({ data: { source: "Kanun m. 73; haber.example.com, haber 42" } });
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany({});
  await app.db.prisma.petitionTemplate.deleteMany({});
  await sweep(app);
});

const SURNAME = "Demirkıranoğlu";
const names = [
  { firstName: "Ayşe", lastName: "Karadeniz" },
  { firstName: "İğdem", lastName: SURNAME },
  { firstName: "Can", lastName: "Özgür" },
];
const pair = () => acceptedSwap(app, ["Ankara", "Şanlıurfa"], names);
const trio = () => acceptedSwap(app, ["Ankara", "Bursa", "İzmir"], names);
type Swap = Awaited<ReturnType<typeof pair>>;

const petitions = ({ caller }: Pick<Publisher, "caller">) => caller.becayis.petitions;
const edit = async ({ ref, first }: Swap, body = `${SURNAME} ile anlaştık.`) => {
  const { texts } = await petitions(first).get(ref);
  return petitions(first).save({ ...ref, ...texts, body });
};
const countDrafts = () => app.db.prisma.petitionDraft.count();

/** Reads a file with another library than the one that wrote it. */
async function read(content: Uint8Array, format: "pdf" | "docx"): Promise<string> {
  if (format === "docx") return (await mammoth.extractRawText({ buffer: Buffer.from(content) })).value;
  return (await extractText(await getDocumentProxy(content), { mergePages: true })).text;
}
const flat = (text: string) => text.replace(/\s+/g, " ");

describe("a petition", () => {
  it("of a match names both parties, their posts, the article and the date", async () => {
    const { ref, first } = await pair();
    const { texts, signer, isEdited, date } = await petitions(first).get(ref);
    expect({ signer, isEdited }).toEqual({ signer: "Ayşe Karadeniz", isEdited: false });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(texts.addressee).toContain("Adalet Bakanlığı");
    expect(texts.body).toContain("Ankara / Merkez görev yerinde");
    expect(texts.body).toContain(`Şanlıurfa / Merkez görev yerinde çalışan İğdem ${SURNAME} ile`);
    expect(texts.body).toContain(
      `Ayşe Karadeniz, Zabıt Kâtibi: Ankara / Merkez → Şanlıurfa / Merkez\nİğdem ${SURNAME}, Zabıt Kâtibi: ` +
        "Şanlıurfa / Merkez → Ankara / Merkez",
    );
    expect(texts.body).toContain("Dayanak: 657 sayılı Kanun, m. 73 (RG 23.07.1965, 12056).");
    expect(JSON.stringify(texts)).not.toMatch(/\{\{|@example\.org|\+90/);
  });

  it("of a ring lists all moves, each member's own first", async () => {
    const { ref, people } = await trio();
    for (const [index, person] of people.entries()) {
      const { texts } = await petitions(person).get(ref);
      const moves = texts.body.split("\n").filter((line) => line.includes(" → "));
      expect(moves).toHaveLength(3);
      expect(moves[0]).toContain(names[index]?.lastName);
      expect(texts.body).toContain("3 kişi");
    }
  });

  it("of a ring rests on no article: the move is at the institution's discretion", async () => {
    const { ref, first } = await trio();
    const { body } = (await petitions(first).get(ref)).texts;
    expect(body).not.toMatch(/Dayanak|657|RG/);
    expect(body).toContain("Kurumunuzun takdirinde");
    expect(body).toContain("birlikte değerlendirilmesini");
    const template = { institutionId: null, kind: "ring" as const, ...defaultTemplates.match };
    await (await admin(app)).petitions.create(template);
    expect((await petitions(first).get(ref)).texts.body).not.toMatch(/Dayanak|657|RG/);
  });

  it("names the article of the member's employment, and leaves the line out without a rule", async () => {
    const { ref, first } = await pair();
    const setRules = (data: { legalBasis?: string; legalReference?: string; isActive?: boolean }, where = {}) =>
      app.db.prisma.eligibilityRule.updateMany({ data, where });
    const getBody = async () => (await petitions(first).get(ref)).texts.body;
    await setRules({ legalBasis: "Sözleşmeli personel esasları", legalReference: "" }, { employmentStatus: "4b" });
    await app.db.prisma.swapProfile.updateMany({ data: { employmentStatus: "4b" } });
    expect(await getBody()).toContain("Dayanak: Sözleşmeli personel esasları.\n");
    await setRules({ isActive: false });
    expect(await getBody()).not.toContain("Dayanak");
    await setRules({ isActive: true });
    await setRules({ legalBasis: "" }, { employmentStatus: "4b" });
    expect(await getBody()).toContain("Dayanak: 657 sayılı Kanun, m. 73 (");
    await setRules({ legalBasis: "" });
    expect(await getBody()).not.toContain("Dayanak");
    await setRules({ legalBasis: rule.legalBasis, legalReference: rule.legalReference });
  });

  it("never names the source that members read, in no template or employment", async () => {
    const swaps = [await pair(), await trio()];
    const readAll = async () => {
      const read = [];
      for (const employmentStatus of [null, "4a", "4b"]) {
        await app.db.prisma.swapProfile.updateMany({ data: { employmentStatus } });
        for (const { ref, first } of swaps) read.push(JSON.stringify(await petitions(first).get(ref)));
      }
      return read;
    };
    for (const text of await readAll()) expect(text).not.toMatch(/haber/i);
    const body = Object.keys(placeholders).map((name) => `{{${name}}}`);
    for (const kind of petitionKinds) {
      const template = { institutionId: null, kind, ...defaultTemplates[kind], body: body.join("\n") };
      await (await admin(app)).petitions.create(template);
    }
    for (const text of await readAll()) expect(text).toMatch(/^(?!.*haber).*Ayşe Karadeniz\\nAdalet/i);
  });

  it.each(petitionFormat.options)("is made as %s with the member's changes, and kept nowhere", async (format) => {
    const swap = await pair();
    await edit(swap, "Şu ığdır: ÇĞİÖŞÜ çğıöşü.\n\nİkinci <b>&amp;</b> paragraf\nalt satır 👩‍👩‍👧 漢");
    const { content, name } = await makePetitionFile(app, swap.first.member.id, swap.ref, format);
    const text = flat(await read(content, format));
    expect(name).toBe("Becayiş dilekçesi");
    for (const part of [
      "Adalet Bakanlığı",
      "Karşılıklı yer değiştirme (becayiş) talebi",
      "Şu ığdır: ÇĞİÖŞÜ çğıöşü.",
      "İkinci <b>&amp;</b> paragraf",
      "Ayşe Karadeniz",
      "T.C. Kimlik No: .....",
      "İmza: .....",
      "1. Karşı tarafın imzalı dilekçesi",
    ])
      expect(text).toContain(part);
    expect(text).toContain(format === "pdf" ? "alt satır ☐ ☐" : "alt satır 👩‍👩‍👧 漢");
    expect(await app.db.prisma.petitionDraft.count()).toBe(1);
  });

  it("of several members are made in turns, and each sees their place", async () => {
    const { ref, people } = await pair();
    const [first, second] = people as [Publisher, Publisher];
    const release = holdPetitionTurn();
    const ends: string[] = [];
    const make = async ({ member }: Publisher, name: string) => {
      await makePetitionFile(app, member.id, ref, "docx");
      ends.push(name);
    };
    const getPlace = async (person: Publisher) => (await petitions(person).queue()).filesBefore;
    const own = ["a", "b", "c", "d"].map(() => make(first, "first"));
    const tooMany = { code: "TOO_MANY_REQUESTS", message: petitionTexts.tooManyFiles };
    await expect(Promise.all(own)).rejects.toMatchObject(tooMany);
    const others = make(second, "second");
    await expect.poll(() => getPlace(second)).toBe(2);
    expect(await getPlace(first)).toBe(1);
    release();
    await others;
    expect((await Promise.allSettled(own)).filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(ends).toEqual(["first", "second", "first", "first"]);
    expect(await Promise.all([first, second].map(getPlace))).toEqual([null, null]);
  });

  it("filled from a template that repeats long values can still be saved", async () => {
    const { ref, first } = await pair();
    await app.db.prisma.petitionTemplate.create({
      data: { kind: "match", ...defaultTemplates.match, body: "{{taraflar}}\n".repeat(280) },
    });
    const { texts } = await petitions(first).get(ref);
    expect(texts.body.length).toBeGreaterThan(7_000);
    await petitions(first).save({ ...ref, ...texts, subject: "Konu" });
  });

  it("is made a limited number of times", async () => {
    const { ref, first } = await pair();
    for (let n = 0; n < 30; n++) await app.limits.take("petitionFiles", String(first.member.id));
    await expect(makePetitionFile(app, first.member.id, ref, "pdf")).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });
});

describe("changes", () => {
  it("are sealed, follow the template elsewhere, and are forgotten on request", async () => {
    const swap = await pair();
    expect(await edit(swap)).toMatchObject({ isEdited: true, message: petitionTexts.saved });
    const [row] = (await app.db.pool.query("SELECT texts FROM petition_drafts")).rows;
    expect(row.texts.toString("latin1")).not.toContain("anla");
    await (await admin(app)).petitions.create({
      institutionId: null,
      kind: "match",
      ...defaultTemplates.match,
      subject: "Yeni konu, {{unvan}}",
    });
    const { first, ref } = swap;
    expect((await petitions(first).get(ref)).texts).toMatchObject({
      subject: "Yeni konu, Zabıt Kâtibi",
      body: `${SURNAME} ile anlaştık.`,
    });
    expect(await petitions(first).reset(ref)).toMatchObject({ isEdited: false, message: petitionTexts.reset });
    expect(await countDrafts()).toBe(0);
  });

  it("that only restore the template are not kept", async () => {
    const swap = await pair();
    await edit(swap);
    const { original } = await petitions(swap.first).get(swap.ref);
    expect(await petitions(swap.first).save({ ...swap.ref, ...original })).toMatchObject({ isEdited: false });
    expect(await countDrafts()).toBe(0);
  });

  it("with a national number are refused and not kept", async () => {
    const swap = await pair();
    await expect(edit(swap, "T.C. 100 000 001 46")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await countDrafts()).toBe(0);
  });

  it("of one member are the other's never", async () => {
    const swap = await pair();
    await edit(swap, "Gizli cümlem");
    const other = await petitions(swap.people[1] as Publisher).get(swap.ref);
    expect(JSON.stringify(other)).not.toContain("Gizli cümlem");
  });
});

describe("templates", () => {
  const template = (given: object = {}) => ({
    institutionId: null as number | null,
    kind: "match" as const,
    ...defaultTemplates.match,
    ...given,
  });

  it("of the institution come before that of all, and before the product's", async () => {
    const { petitions: templates } = await admin(app);
    const { ref, first } = await pair();
    const institution = await app.db.prisma.institution.findUniqueOrThrow({ where: { name: "Adalet Bakanlığı" } });
    const getSubject = async () => (await petitions(first).get(ref)).texts.subject;
    const own = await templates.create(template({ institutionId: institution.id, subject: "Kurumun konusu" }));
    await templates.create(template({ subject: "Genel konu" }));
    expect(await getSubject()).toBe("Kurumun konusu");
    expect((await templates.list()).map((each) => each.institution)).toEqual([null, "Adalet Bakanlığı"]);
    await templates.update({ id: own.id, subject: "Değişti: {{kurum}}" });
    expect(await getSubject()).toBe("Değişti: Adalet Bakanlığı");
    await templates.remove({ id: own.id });
    expect(await getSubject()).toBe("Genel konu");
    await expect(templates.remove({ id: own.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(templates.update({ id: own.id, subject: "x" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("exist once for an institution and kind, and for known institutions", async () => {
    const { petitions: templates } = await admin(app);
    const made = await Promise.allSettled([templates.create(template()), templates.create(template())]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(templates.create(template())).rejects.toMatchObject({ message: petitionTemplateTexts.taken });
    await expect(templates.create(template({ institutionId: 2_000_000_000 }))).rejects.toMatchObject({
      message: petitionTemplateTexts.institutionUnknown,
    });
  });

  it("with an unknown placeholder are refused with its name", async () => {
    const { petitions: templates } = await admin(app);
    await expect(templates.create(template({ body: "Sayın {{mudur}}" }))).rejects.toThrow("mudur");
    const { id } = await templates.create(template());
    await expect(templates.update({ id, attachments: "{{ek}}" })).rejects.toThrow("ek");
  });
});
