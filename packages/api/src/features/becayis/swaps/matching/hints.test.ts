import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { importReferenceLists, type Publisher, plates, publisher } from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

const hintsOf = ({ caller, listing }: Publisher) => caller.becayis.listings.hints({ id: listing.id });
const wanting = (...cities: string[]) => ({ wantedCity: undefined, wishes: cities.map((city) => ({ city })) });

describe("hints", () => {
  it("name the place that would bring a match and rings, which adding it does", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "Şanlıurfa" });
    await publisher(app, { from: "Bursa", to: "Ankara" });
    await publisher(app, { from: "Bursa", to: "Ankara" });
    await publisher(app, { from: "İzmir", to: "Bursa" });
    expect(await hintsOf(owner)).toMatchObject({
      hasMatch: false,
      isComplete: true,
      suggestions: [
        { city: "Bursa", district: null, matches: 2, rings: 0 },
        { city: "İzmir", district: null, matches: 0, rings: 2 },
      ],
    });
    await owner.caller.becayis.listings.update({
      id: owner.listing.id,
      wantedPlaces: [plates.Şanlıurfa, plates.İzmir],
    });
    expect(await owner.caller.becayis.rings.mine({})).toMatchObject([
      { size: 3, links: expect.arrayContaining([expect.objectContaining({ isMe: true, rank: 2, toCity: "İzmir" })]) },
      { size: 3 },
    ]);
    await owner.caller.becayis.listings.update({
      id: owner.listing.id,
      wantedPlaces: [plates.Şanlıurfa, plates.Bursa],
    });
    expect(await owner.caller.becayis.matches.mine({ status: "pending" })).toHaveLength(2);
    expect(await hintsOf(owner)).toMatchObject({ hasMatch: true, suggestions: [] });
  });

  it("of the own province name another district", async () => {
    const place = { institution: "Devlet üniversitesi", position: "Hemşire" };
    const owner = await publisher(app, { from: "Ankara", to: "Bursa", ...place });
    const near = { from: "Ankara", fromDistrict: "Yenişehir", to: "Ankara", toDistrict: "Merkez" };
    await publisher(app, { ...near, ...place });
    expect((await hintsOf(owner)).suggestions).toEqual([
      { place: 602, city: "Ankara", district: "Yenişehir", matches: 1, rings: 0 },
    ]);
  });

  it("show the demand of others from three on, in the same institution and title", async () => {
    const place = { institution: "Devlet üniversitesi", position: "Mübaşir" };
    const owner = await publisher(app, { from: "Ankara", to: "İzmir", ...place }, {}, wanting("İzmir", "Bursa"));
    await publisher(app, { from: "Ankara", to: "İzmir", ...place });
    const demand = { city: "İzmir", district: null, leaving: null };
    await publisher(app, { from: "Ankara", to: "İzmir", ...place });
    // the owner's own wish is not counted: with it there would be three, and removing it would reveal the two others
    expect((await hintsOf(owner)).wishes[0]).toEqual({ ...demand, seeking: null });
    const { id } = owner.listing;
    await owner.caller.becayis.listings.update({ id, wantedPlaces: [plates.Bursa, plates.İzmir] });
    expect((await hintsOf(owner)).wishes[1]).toEqual({ ...demand, seeking: null });
    await owner.caller.becayis.listings.update({ id, wantedPlaces: [plates.İzmir, plates.Bursa] });
    await publisher(app, { from: "Ankara", to: "İzmir", ...place });
    expect((await hintsOf(owner)).wishes).toEqual([
      { ...demand, seeking: 3 },
      { ...demand, city: "Bursa", seeking: null },
    ]);
  });

  it("count nobody who is blocked or was refused", async () => {
    const place = { position: "Hemşire" };
    const owner = await publisher(app, { from: "Bursa", to: "İzmir", ...place });
    const other = await publisher(app, { from: "Ankara", to: "Bursa", ...place });
    expect((await hintsOf(owner)).suggestions).toMatchObject([{ city: "Ankara", matches: 1 }]);
    await app.db.prisma.memberBlock.create({ data: { blockerId: other.member.id, blockedId: owner.member.id } });
    expect((await hintsOf(owner)).suggestions).toEqual([]);
  });

  it("that take too long are left out, and say so", async () => {
    const owner = await publisher(app, { from: "Bursa", to: "İzmir", position: "Mübaşir" });
    await publisher(app, { from: "Ankara", to: "Bursa", position: "Mübaşir" });
    const holder = await app.db.pool.connect();
    await holder.query("BEGIN");
    await holder.query("LOCK TABLE removed_pairs IN ACCESS EXCLUSIVE MODE");
    expect(await hintsOf(owner)).toMatchObject({ isComplete: false, suggestions: [], wishes: [{ city: "İzmir" }] });
    await holder.query("ROLLBACK");
    holder.release();
    expect(await hintsOf(owner)).toMatchObject({ isComplete: true, suggestions: [{ city: "Ankara" }] });
  });

  it("are the owner's alone and hold nothing about anyone", async () => {
    const owner = await publisher(app, { from: "İstanbul", to: "İzmir" });
    const other = await publisher(app, { from: "Bursa", to: "İstanbul" }, { lastName: "Gizlioğlu" });
    const { caller } = await signedInMember(app);
    await expect(caller.becayis.listings.hints({ id: owner.listing.id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    const hints = await hintsOf(owner);
    expect(Object.keys(hints.suggestions[0] ?? {}).sort()).toEqual(["city", "district", "matches", "place", "rings"]);
    const text = JSON.stringify(hints);
    for (const secret of ["Gizlioğlu", other.member.email, other.listing.slug]) expect(text).not.toContain(secret);
  });
});
