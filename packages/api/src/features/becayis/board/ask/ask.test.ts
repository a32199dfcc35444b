import { limits } from "@site/contract/common/limits";
import { slugify } from "@site/contract/common/text";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp, testCaller } from "../../../../testing/index.ts";
import { importReferenceLists, publisher } from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany();
});

const question = { institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] };
const ask = (changes: Partial<typeof question> = {}) => anonymousCaller(app).becayis.ask({ ...question, ...changes });

describe("a question to the board", () => {
  it("counts the mutual matches of each wanted province, in the order of the wishes", async () => {
    await publisher(app, { from: "İzmir", to: "Ankara" });
    await publisher(app, { from: "İzmir", to: "Ankara", fromDistrict: "Yenişehir" });
    await publisher(app, { from: "Bursa", to: "İzmir" });
    expect(await ask({ to: ["bursa", "izmir", "izmir"] })).toEqual({
      institution: { name: "Adalet Bakanlığı", slug: "adalet-bakanligi" },
      position: { name: "Zabıt Kâtibi", slug: "zabit-katibi" },
      from: { name: "Ankara", slug: "ankara" },
      wishes: [
        { name: "Bursa", slug: "bursa", matches: 0 },
        { name: "İzmir", slug: "izmir", matches: 2 },
      ],
      matches: 2,
      rings: 0,
    });
  });

  it("counts rings of three and of four", async () => {
    await publisher(app, { from: "İzmir", to: "Bursa" });
    await publisher(app, { from: "Bursa", to: "Ankara" });
    expect(await ask()).toMatchObject({ matches: 0, rings: 1 });
    await publisher(app, { from: "İzmir", to: "Şanlıurfa" });
    await publisher(app, { from: "Şanlıurfa", to: "Bursa" });
    expect(await ask()).toMatchObject({ matches: 0, rings: 2 });
  });

  it("stops counting rings at the limit", async () => {
    for (let n = 0; n < 8; n++) {
      await publisher(app, { from: "İzmir", to: "Bursa" });
      await publisher(app, { from: "Bursa", to: "Ankara" });
    }
    expect((await ask()).rings).toBe(limits.ringsCounted);
  });

  it("looks within the institution and the title", async () => {
    await publisher(app, { from: "İzmir", to: "Ankara", position: "Hemşire" });
    await publisher(app, { from: "İzmir", to: "Ankara", institution: "Devlet üniversitesi" });
    expect(await ask()).toMatchObject({ matches: 0, rings: 0 });
  });

  it("does not count a wish for a district, which the question does not name", async () => {
    await publisher(app, { from: "İzmir", to: "Ankara", toDistrict: "Yenişehir" });
    expect(await ask()).toMatchObject({ matches: 0 });
  });

  it.each([
    [{ institution: "yok" }, "institution"],
    [{ position: "yok" }, "position"],
    [{ from: "yok" }, "from"],
    [{ to: ["yok"] }, "to"],
    [{ to: ["ankara"] }, "to"],
  ])("refuses %o at its field", async (changes, field) => {
    await expect(ask(changes)).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED", details: { fields: { [field]: expect.any(String) } } },
    });
  });

  it("refuses no province, and more than a listing may want", async () => {
    await expect(ask({ to: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(ask({ to: Array(limits.wishesPerListing + 1).fill("izmir") })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("what a question cannot learn", () => {
  it("is what the public board does not show: bound listings, blocks, opt-ins and removed pairs", async () => {
    const [one, other] = [
      await publisher(app, { from: "İzmir", to: "Ankara" }),
      await publisher(app, { from: "Bursa", to: "Ankara", position: "Mübaşir", allowOtherPosition: true }),
    ];
    await publisher(app, { from: "İzmir", to: "Bursa" });
    await publisher(app, { from: "Bursa", to: "Ankara" });
    const before = await ask();
    expect(before).toMatchObject({ matches: 1, rings: 1 });

    await app.db.prisma.listing.update({ where: { id: one.listing.id }, data: { settledIn: "match:1" } });
    expect(await ask()).toEqual(before);
    await app.db.prisma.listing.update({
      where: { id: other.listing.id },
      data: { acceptsOtherPosition: false },
    });
    expect(await ask()).toEqual(before);
    await app.db.prisma.memberBlock.create({ data: { blockerId: one.member.id, blockedId: other.member.id } });
    expect(await ask()).toEqual(before);
  });

  it("is a listing that has left the board, or was never on it", async () => {
    const { listing } = await publisher(app, { from: "İzmir", to: "Ankara" });
    for (const data of [
      { status: "paused" },
      { status: "active", approvalStatus: "pending" },
      { approvalStatus: "approved", expiresAt: new Date(0) },
      { expiresAt: new Date(Date.now() + 86_400_000), awaitsResult: true, settledIn: "match:1" },
    ]) {
      await app.db.prisma.listing.update({ where: { id: listing.id }, data });
      expect(await ask()).toMatchObject({ matches: 0 });
    }
  });
});

/** A public listing: the owner's post and the wanted places. */
interface Card {
  id: number;
  from: string;
  to: string[];
}

const isEdge = (a: Card, b: Card) => a.to.includes(b.from);
const isPair = (a: Card, b: Card) => isEdge(a, b) && isEdge(b, a);

/** Counts by brute force: mutual matches, and rings of three and four without a mutual match inside. */
function countByHand(me: Card, cards: Card[]): { matches: number; rings: number } {
  const others = cards.filter((card) => !isPair(me, card));
  const follow = (path: Card[]): number => {
    const last = path.at(-1) ?? me;
    const closes = path.length >= 3 && isEdge(last, me) ? 1 : 0;
    if (path.length === 4) return closes;
    return others.reduce(
      (sum, next) =>
        !path.includes(next) && isEdge(last, next) && !path.some((each) => isPair(each, next))
          ? sum + follow([...path, next])
          : sum,
      closes,
    );
  };
  return { matches: cards.length - others.length, rings: Math.min(follow([me]), limits.ringsCounted) };
}

it("a question tells nothing that the cards of the board do not: all answers follow from them alone", async () => {
  const cities = ["Ankara", "Bursa", "İstanbul", "İzmir", "Şanlıurfa"];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let n = 0; n < 16; n++) {
    const from = cities[random(5)] ?? "";
    const others = cities.filter((city) => city !== from);
    const { listing } = await publisher(app, { from, to: others[random(4)] ?? "" });
    // one in four is bound, opted in or hidden, which the result must not reveal
    const changes = [{ settledIn: "match:1" }, { acceptsOtherPosition: true }, { status: "paused" }, {}][random(4)];
    await app.db.prisma.listing.update({ where: { id: listing.id }, data: changes ?? {} });
  }
  const { items: listings } = await anonymousCaller(app).becayis.listings.list({ limit: 50 });
  const cards = listings.map(({ id, offerCity, wishes }) => ({
    id,
    from: offerCity,
    to: wishes.flatMap(({ city, district }) => (district === null ? [city] : [])),
  }));
  expect(cards.length).toBeGreaterThan(8);
  let asked = 0;
  for (const from of cities)
    for (let mask = 1; mask < 32; mask++) {
      const to = cities.filter((city, index) => city !== from && mask & (1 << index));
      if (to.length === 0 || (mask & (1 << cities.indexOf(from))) !== 0) continue;
      const answer = await ask({ from: slugify(from), to: to.map((city) => slugify(city)) });
      expect({ from, to, matches: answer.matches, rings: answer.rings }).toEqual({
        from,
        to,
        ...countByHand({ id: 0, from, to }, cards),
      });
      asked++;
    }
  expect(asked).toBe(75);
});

it("an address that asks too often waits", async () => {
  const ipAddress = "192.0.2.31";
  const { becayis } = anonymousCaller(app, { ...testCaller, ipAddress });
  for (let n = 0; n < 119; n++) await app.limits.take("askAddress", ipAddress);
  await becayis.ask(question);
  await expect(becayis.ask(question)).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
});
