import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, publisher } from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

async function getId(kind: "institutions" | "positions", name: string): Promise<number> {
  const entries: { id: number; name: string }[] = await (await admin(app)).reference[kind].list();
  return entries.find((entry) => entry.name === name)?.id ?? 0;
}

describe("names", () => {
  it.each(["ADALET BAKANLIĞI", "  adalet   bakanlığı ", "Adalet Bakanlığı".normalize("NFD")])(
    "of an institution differ in more than case, marks and blanks: %j",
    async (name) => {
      const { institutions } = (await admin(app)).reference;
      const refused = {
        message: boardSettingTexts.entryTaken,
        cause: { code: "CONFLICT", details: { fields: { name: boardSettingTexts.entryTaken } } },
      };
      await expect(institutions.create({ name, kind: "ministry" })).rejects.toMatchObject(refused);
      const { id } = (await institutions.list()).find((each) => each.name !== "Adalet Bakanlığı") ?? { id: 0 };
      await expect(institutions.update({ id, name })).rejects.toMatchObject(refused);
    },
  );

  it("of a position differ in more than case, marks and blanks", async () => {
    const { positions } = (await admin(app)).reference;
    for (const name of ["ZABIT KÂTİBİ", "zabit  katibi"])
      await expect(positions.create({ name, serviceClass: "GİH" })).rejects.toThrow(boardSettingTexts.entryTaken);
  });

  it("keep their own spelling changeable", async () => {
    const { institutions } = (await admin(app)).reference;
    const id = await getId("institutions", "Adalet Bakanlığı");
    await institutions.update({ id, name: "ADALET BAKANLIĞI" });
    await institutions.update({ id, name: "Adalet Bakanlığı" });
    expect(await getId("institutions", "Adalet Bakanlığı")).toBe(id);
  });
});

describe("addresses", () => {
  const slugOf = async (kind: "institutions" | "positions", id: number) =>
    (await anonymousCaller(app).reference[kind]()).find((entry) => entry.id === id)?.slug;
  const landing = (institution: string) => anonymousCaller(app).becayis.landing.get({ institution });

  it("are one for each entry, whatever its name has in common with others", async () => {
    const { institutions, positions } = (await admin(app)).reference;
    const names = [
      "Deneme Tarım İl Müdürlüğü",
      "Deneme Tarım-İl Müdürlüğü",
      `${"Uzun ".repeat(26)}A`,
      `${"Uzun ".repeat(26)}B`,
    ];
    const slugs = [];
    for (const name of names) {
      const { id } = await institutions.create({ name, kind: "other" });
      slugs.push(await slugOf("institutions", id));
      expect((await landing(String(slugs.at(-1)))).institution.name).toBe(name.trim());
    }
    expect(new Set(slugs).size).toBe(names.length);
    const sharp = await positions.create({ name: "C# Uzmanı", serviceClass: "TH" });
    const plus = await positions.create({ name: "C++ Uzmanı", serviceClass: "TH" });
    expect([await slugOf("positions", sharp.id), await slugOf("positions", plus.id)]).toEqual([
      "c-uzmani",
      "c-uzmani-2",
    ]);
    const question = { institution: "adalet-bakanligi", position: "c-uzmani-2", from: "bursa", to: ["ankara"] };
    expect((await anonymousCaller(app).becayis.ask(question)).position.name).toBe("C++ Uzmanı");
  });

  it("have one winner where entries of the same address are added at once", async () => {
    const { institutions } = (await admin(app)).reference;
    const add = async (name: string) => (await institutions.create({ name, kind: "other" })).id;
    const ids = await Promise.all(["Eş Ad.", "Eş Ad!", "Eş: Ad"].map(add));
    const slugs = await Promise.all(ids.map((id) => slugOf("institutions", id)));
    expect(slugs.toSorted()).toEqual(["es-ad", "es-ad-2", "es-ad-3"]);
  });

  it("hold while a name is given and taken at once", async () => {
    const { institutions } = (await admin(app)).reference;
    const { id } = await institutions.create({ name: "Yarış eski", kind: "other" });
    const rename = () => institutions.update({ id, name: "Yarış" });
    const add = () => institutions.create({ name: "Yarış", kind: "other" });
    const results = await Promise.allSettled([rename(), add(), add(), rename()]);
    const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason.cause?.code] : []));
    expect(new Set(refused)).toEqual(new Set(["CONFLICT"]));
  });

  it("lead by slug alone, and a stored name of digits is no id", async () => {
    await app.db.pool.query(`INSERT INTO institutions (id, name, kind, slug)
      VALUES (112, 'Yüz On İkinci', 'other', 'yuz-on-ikinci'), (1120, '112', 'other', 'kurum-112-eski')`);
    app.pages.purge(["becayis"]);
    const { caller } = await signedInMember(app);
    const post = { currentPosition: "Zabıt Kâtibi", currentCity: "Ankara", currentDistrict: "Merkez" };
    await caller.becayis.profile.save({ currentInstitution: "112", ...post });
    expect(await caller.becayis.profile.get()).toMatchObject({ currentInstitution: "112" });
    await expect(landing("112")).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("of a retired entry stay, and it cannot be asked for", async () => {
    const { institutions } = (await admin(app)).reference;
    const { id } = await institutions.create({ name: "Kapanan Kurum", kind: "other" });
    await publisher(app, { from: "Bursa", to: "Ankara", institution: "Kapanan Kurum" });
    await institutions.retire({ id, isRetired: true });
    expect((await landing("kapanan-kurum")).institution.name).toBe("Kapanan Kurum");
    const calls = anonymousCaller(app).becayis;
    expect((await calls.listings.list({ institution: "kapanan-kurum" })).total).toBe(1);
    const question = { institution: "kapanan-kurum", position: "zabit-katibi", from: "ankara", to: ["izmir"] };
    await expect(calls.ask(question)).rejects.toThrow("Listeden bir seçenek seçin");
  });

  it("are no numbers, and a name without a letter is refused at its field", async () => {
    const { institutions, positions } = (await admin(app)).reference;
    for (const name of ["112", "—", "№ 7", "١١٢"]) {
      const refused = { code: "BAD_REQUEST", cause: { issues: [{ path: ["name"] }] } };
      await expect(institutions.create({ name, kind: "other" })).rejects.toMatchObject(refused);
      await expect(positions.create({ name, serviceClass: "GİH" })).rejects.toMatchObject(refused);
    }
    const { id } = await institutions.create({ name: "Ж 112", kind: "other" });
    expect(await slugOf("institutions", id)).toBe("kurum-112");
  });

  it("of a former name lead to the entry, until another one takes them", async () => {
    const { institutions } = (await admin(app)).reference;
    const { id } = await institutions.create({ name: "Eski Ad Kurumu", kind: "other" });
    await institutions.update({ id, name: "Ara Ad Kurumu" });
    await institutions.update({ id, name: "Yeni Ad Kurumu" });
    for (const slug of ["eski-ad-kurumu", "ara-ad-kurumu", "yeni-ad-kurumu"])
      expect((await landing(slug)).institution).toEqual({ name: "Yeni Ad Kurumu", slug: "yeni-ad-kurumu" });
    const other = await institutions.create({ name: "Eski Ad Kurumu", kind: "other" });
    expect(await slugOf("institutions", other.id)).toBe("eski-ad-kurumu");
    expect((await landing("eski-ad-kurumu")).institution.name).toBe("Eski Ad Kurumu");
    await institutions.update({ id, name: "Ara Ad Kurumu" });
    expect(await slugOf("institutions", id)).toBe("ara-ad-kurumu");
    expect((await landing("yeni-ad-kurumu")).institution.name).toBe("Ara Ad Kurumu");
  });

  it("of a merged entry lead to the one that it was merged into, also later", async () => {
    const { positions } = (await admin(app)).reference;
    const ids = [];
    for (const name of ["Birinci Unvan", "İkinci Unvan", "Üçüncü Unvan"])
      ids.push((await positions.create({ name, serviceClass: "GİH" })).id);
    const [first = 0, second = 0, third = 0] = ids;
    await positions.merge({ id: first, into: second });
    await positions.merge({ id: second, into: third });
    for (const position of ["birinci-unvan", "ikinci-unvan"]) {
      const page = await anonymousCaller(app).becayis.landing.get({ institution: "adalet-bakanligi", position });
      expect(page.position).toEqual({ name: "Üçüncü Unvan", slug: "ucuncu-unvan" });
    }
    await positions.retire({ id: first, isRetired: false });
    await positions.retire({ id: first, isRetired: true });
    const back = await anonymousCaller(app).becayis.landing.get({
      ...{ institution: "adalet-bakanligi", position: "birinci-unvan" },
    });
    expect(back.position?.name).toBe("Birinci Unvan");
  });
});

describe("the board's settings", () => {
  it("decide how long the next listing is shown, and how many alerts a member has", async () => {
    const { settings } = await admin(app);
    const before = await settings.get();
    expect(before).toEqual({
      listingDays: 90,
      revivalDays: 30,
      contactRequestDays: 15,
      ringAnswerDays: 7,
      alertsPerMember: 20,
      asksOnHome: false,
    });
    app.purged.length = 0;
    await settings.update({ ...before, listingDays: 30, alertsPerMember: 1 });
    expect(app.purged).toContain("becayis");
    const { listing, caller } = await publisher(app, { from: "Ankara", to: "Bursa" });
    const { expiresAt } = await anonymousCaller(app).becayis.listings.getById({ id: listing.id });
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await caller.becayis.alerts.create({ toCity: 6 });
    await expect(caller.becayis.alerts.create({ toCity: 34 })).rejects.toThrow("En fazla 1 takip");
    await settings.update(before);
  });

  it("refuse what would empty the board", async () => {
    const { settings } = await admin(app);
    const before = await settings.get();
    for (const wrong of [{ listingDays: 13 }, { listingDays: 366 }, { revivalDays: -1 }, { alertsPerMember: 1.5 }])
      await expect(settings.update({ ...before, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await settings.get()).toEqual(before);
  });
});

describe("institutions and positions", () => {
  it("are added once, renamed on the board and found under both names", async () => {
    const { institutions } = (await admin(app)).reference;
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => institutions.create({ name: "Tarım İşletmeleri", kind: "affiliate" })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { listing } = await publisher(app, { from: "Bursa", to: "Ankara", institution: "Tarım İşletmeleri" });
    const id = await getId("institutions", "Tarım İşletmeleri");
    await institutions.update({ id, name: "Çiftlik Kurumu", kind: "affiliate" });
    const visitor = anonymousCaller(app).becayis.listings;
    expect(await visitor.getById({ id: listing.id })).toMatchObject({ offerInstitution: "Çiftlik Kurumu" });
    for (const search of ["tarım işletmeleri", "ciftlik"]) expect((await visitor.list({ search })).total).toBe(1);
    await expect(institutions.update({ id, name: "Adalet Bakanlığı", kind: "ministry" })).rejects.toMatchObject({
      message: boardSettingTexts.entryTaken,
    });
  });

  it("are retired without touching listings", async () => {
    const { positions } = (await admin(app)).reference;
    const id = await getId("positions", "Mübaşir");
    await positions.retire({ id, isRetired: true });
    const names = async () => (await anonymousCaller(app).reference.positions()).map(({ name }) => name);
    expect(await names()).not.toContain("Mübaşir");
    await positions.retire({ id, isRetired: false });
    expect(await names()).toContain("Mübaşir");
    await expect(positions.retire({ id: 999_999, isRetired: true })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("are merged with listings and profiles, which then match", async () => {
    const { reference, matches } = await admin(app);
    const { id } = await reference.institutions.create({ name: "Adalet Bakanligi (eski)", kind: "ministry" });
    const old = await publisher(app, { from: "İzmir", to: "Şanlıurfa", institution: "Adalet Bakanligi (eski)" });
    await publisher(app, { from: "Şanlıurfa", to: "İzmir" });
    expect((await matches.list({ status: "pending" })).items).toHaveLength(0);
    const into = await getId("institutions", "Adalet Bakanlığı");
    expect(await reference.institutions.merge({ id, into })).toMatchObject({ listings: 1, profiles: 1 });
    expect((await matches.list({ status: "pending" })).items).toHaveLength(1);
    expect(await old.caller.becayis.profile.get()).toMatchObject({ currentInstitution: "Adalet Bakanlığı" });
    expect((await reference.institutions.list()).find((entry) => entry.id === id)).toMatchObject({
      isRetired: true,
      listings: 0,
      profiles: 0,
    });
  });

  it("have one winner when two are merged into each other", async () => {
    const { positions } = (await admin(app)).reference;
    const a = await positions.create({ name: "Kâtip (a)", serviceClass: "GİH" });
    const b = await positions.create({ name: "Kâtip (b)", serviceClass: "GİH" });
    const results = await Promise.allSettled([
      positions.merge({ id: a.id, into: b.id }),
      positions.merge({ id: b.id, into: a.id }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = (await positions.list()).filter((entry) => [a.id, b.id].includes(entry.id) && !entry.isRetired);
    expect(left).toHaveLength(1);
  });

  it("are not merged across service classes, with themselves or with nothing", async () => {
    const { positions } = (await admin(app)).reference;
    const id = await getId("positions", "Zabıt Kâtibi");
    const nurse = await getId("positions", "Hemşire");
    await expect(positions.merge({ id, into: nurse })).rejects.toMatchObject({
      message: boardSettingTexts.mergeOtherClass,
    });
    await expect(positions.merge({ id, into: id })).rejects.toMatchObject({
      message: boardSettingTexts.mergeWithItself,
    });
    await expect(positions.merge({ id, into: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("the eligibility rules", () => {
  it("are changed and added with a source, and switched off", async () => {
    const { rules } = (await admin(app)).reference;
    const given = {
      employmentStatus: "4b",
      verdict: "warn",
      text: "Sözleşme yenilenmiş olmalıdır.",
      source: "Bir genelge",
      sourceDate: "2026-01-15",
      legalBasis: "Bir Kanun, m. 5 (mevzuat.gov.tr)",
      legalReference: "RG 01.02.2020, 31026",
      isActive: true,
    } as const;
    const { id } = await rules.create(given);
    const { employmentStatus: _, ...fields } = given;
    await rules.update({ id, ...fields, isActive: false });
    expect((await rules.list()).find((rule) => rule.id === id)).toMatchObject({ ...given, isActive: false });
    for (const wrong of [
      { source: " " },
      { text: "a".repeat(1001) },
      { sourceDate: "dün" },
      { legalBasis: "https://haber.example" },
    ])
      await expect(rules.create({ ...given, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(rules.update({ id, legalReference: "Memurlar.Net, haber 1" })).rejects.toThrow();
    await rules.update({ id, text: "Değişti." });
    expect((await rules.list()).find((rule) => rule.id === id)).toMatchObject({ legalBasis: given.legalBasis });
    await expect(rules.update({ id: 999_999, ...fields })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

it("is the administrator's alone", async () => {
  const member = await signedInMember(app);
  for (const caller of [anonymousCaller(app), member.caller]) {
    const { reference, settings } = caller.admin.becayis;
    for (const call of [reference.institutions.merge({ id: 1, into: 2 }), reference.rules.list(), settings.get()])
      await expect(call).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  }
});
