import type { Origin } from "@site/contract/becayis/origins/origins";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, mailsTo, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { admin, boardMember, importReferenceLists, listingInput } from "../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.pool.query("DELETE FROM listings; DELETE FROM origin_days");
});

const institution = "adalet-bakanligi";
const count = (given: { institution?: string; origin?: Origin } = {}) =>
  anonymousCaller(app).becayis.countQuestion({ institution, origin: "paylasim", ...given });

const sums = async () => {
  const { rows } = await app.db.pool.query<{ origin: string; kind: string; count: number }>(
    "SELECT origin, kind, count FROM origin_days ORDER BY origin, kind",
  );
  return rows.map(({ origin, kind, count: sum }) => `${origin} ${kind} ${sum}`);
};
const today = async () => {
  const { rows } = await app.db.pool.query<{ day: string }>(
    "SELECT to_char(now() AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS day",
  );
  return rows[0]?.day ?? "";
};

describe("origins", () => {
  it("are counted from the question to the first match, each step once", async () => {
    await count();
    await count();
    await count({ origin: "arama" });
    const a = await boardMember(app, { from: "Ankara", to: "İzmir" });
    const b = await boardMember(app, { from: "İzmir", to: "Ankara" });
    const { listings } = await admin(app);
    const one = await a.caller.becayis.listings.create({ ...listingInput(a), origin: "paylasim" });
    const other = await b.caller.becayis.listings.create(listingInput(b));
    expect(await sums()).toEqual([
      "arama question 1",
      "dogrudan listing 1",
      "paylasim listing 1",
      "paylasim question 2",
    ]);
    await listings.approve({ id: one.id });
    expect(await sums()).toContain("paylasim approval 1");
    await listings.approve({ id: other.id });
    const matched = [
      "arama question 1",
      ...["approval", "listing", "match"].map((kind) => `dogrudan ${kind} 1`),
      ...["approval 1", "listing 1", "match 1", "question 2"].map((step) => `paylasim ${step}`),
    ];
    expect(await sums()).toEqual(matched);
    expect(await app.db.prisma.listingOrigin.count()).toBe(0);
    await a.caller.becayis.listings.setStatus({ id: one.id, status: "paused" });
    await a.caller.becayis.listings.setStatus({ id: one.id, status: "active" });
    expect(await sums()).toEqual(matched);
  });

  it("of a ring count for each of its listings", async () => {
    const { listings } = await admin(app);
    for (const [from, to] of [
      ["Ankara", "İzmir"],
      ["İzmir", "Bursa"],
      ["Bursa", "Ankara"],
    ] as const) {
      const person = await boardMember(app, { from, to });
      const { id } = await person.caller.becayis.listings.create({ ...listingInput(person), origin: "afis" });
      await listings.approve({ id });
    }
    expect(await sums()).toEqual(["afis approval 3", "afis listing 3", "afis match 3"]);
  });

  it("wait with a listing for its code", async () => {
    const email = "kaynak@example.org";
    const { auth } = anonymousCaller(app);
    const { token } = await auth.join({
      ...{ institution, position: "zabit-katibi", from: "ankara", to: ["izmir"], email, fullName: "Ayşe Yılmaz" },
      ...{ title: "Ankara’dan İzmir’e becayiş", terms: true, origin: "gomulu" },
    });
    expect(await sums()).toEqual([]);
    const code = (await mailsTo(app, email)).at(-1)?.code ?? "";
    await auth.confirmJoin({ token, code });
    expect(await sums()).toEqual(["gomulu listing 1"]);
  });
});

describe("forged counts", () => {
  it.each(["💰", "a".repeat(100_000), "", "PAYLASIM", ["paylasim"], { $ne: "x" }, null, 7])(
    "with the origin %.40j are refused",
    async (origin) => {
      const forged = { institution, origin } as Parameters<typeof count>[0];
      await expect(count(forged)).rejects.toMatchObject({ code: "BAD_REQUEST" });
      expect(await sums()).toEqual([]);
    },
  );

  it("of unknown institutions make no row", async () => {
    await count({ institution: "yok" });
    await count({ institution: "' OR 1=1 --" });
    expect(await sums()).toEqual([]);
  });

  it("of one address end at its limit", async () => {
    const strict = await createTestApp();
    await importReferenceLists(strict);
    const { becayis } = anonymousCaller(strict);
    for (let n = 0; n < 120; n++) await becayis.countQuestion({ institution, origin: "afis" });
    await expect(becayis.countQuestion({ institution, origin: "afis" })).rejects.toMatchObject({
      cause: { code: "TOO_MANY_REQUESTS" },
    });
    const { rows } = await strict.db.pool.query("SELECT count FROM origin_days");
    expect(rows).toEqual([{ count: 120 }]);
  });
});

describe("the administrators' sums", () => {
  it("are by origin and by institution, of a period", async () => {
    await count();
    await count({ institution: "devlet-universitesi", origin: "arama" });
    await count({ institution: "devlet-universitesi", origin: "arama" });
    const day = await today();
    const { origins } = await admin(app);
    const found = await origins.statistics({ from: day, to: day });
    const none = { question: 0, listing: 0, approval: 0, match: 0 };
    expect(found.origins).toEqual([
      { origin: "arama", ...none, question: 2 },
      { origin: "paylasim", ...none, question: 1 },
    ]);
    expect(found.institutions).toMatchObject([{ name: "Devlet üniversitesi", question: 2 }, { question: 1 }]);
    const institutionId = found.institutions[1]?.id;
    expect((await origins.statistics({ from: day, to: day, institutionId })).origins).toEqual([
      { origin: "paylasim", ...none, question: 1 },
    ]);
    expect(await origins.statistics({ from: "2020-01-01", to: "2020-02-01" })).toEqual({
      origins: [],
      institutions: [],
    });
    await expect(origins.statistics({ from: day, to: "2020-01-01" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("move with a merged institution", async () => {
    await count();
    await count({ institution: "devlet-universitesi" });
    const [into, id] = await app.db.prisma.institution.findMany({ orderBy: { name: "asc" } });
    const { caller } = await signedInAdmin(app);
    await caller.admin.becayis.reference.institutions.merge({ id: id?.id ?? 0, into: into?.id ?? 0 });
    expect(await sums()).toEqual(["paylasim question 2"]);
  });
});
