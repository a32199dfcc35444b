import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { petitionFormat } from "@site/contract/becayis/papers/petitions/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { listSections } from "../../../members/privacy/export-service.ts";
import { toHtmlPage, toJson } from "../../../members/privacy/export-view.ts";
import { sweep } from "../../swaps/expiry/sweep.ts";
import { acceptedSwap, admin, importReferenceLists, type Publisher, publisher } from "../../testing/board.ts";
import { holdPetitionTurn } from "../../testing/petition-turn.ts";
import { countFilesBefore } from "./file-thread.ts";
import { makePetitionFile } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany({});
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
const notFound = { cause: { code: "NOT_FOUND" }, message: petitionTexts.notFoundWhy };

describe("nobody else reads a petition", () => {
  async function expectRefused(swap: Swap, who: Pick<Publisher, "caller">, memberId: number): Promise<void> {
    const { texts } = await petitions(swap.first)
      .get(swap.ref)
      .catch(() => ({ texts: defaultTemplates.match }));
    await expect(petitions(who).get(swap.ref)).rejects.toMatchObject(notFound);
    await expect(petitions(who).save({ ...swap.ref, ...texts, body: "x" })).rejects.toMatchObject(notFound);
    await expect(petitions(who).reset(swap.ref)).rejects.toMatchObject(notFound);
    for (const format of petitionFormat.options)
      await expect(makePetitionFile(app, memberId, swap.ref, format)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }

  it("neither visitors nor members without a part in it", async () => {
    const swap = await pair();
    await edit(swap);
    const stranger = await signedInMember(app);
    await expectRefused(swap, stranger, stranger.member.id);
    const third = await publisher(app, { from: "Ankara", to: "Şanlıurfa" });
    await expectRefused(swap, third, third.member.id);
    await expect(anonymousCaller(app).becayis.petitions.get(swap.ref)).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    for (const kind of ["match", "ring"] as const)
      await expect(petitions(swap.first).get({ kind, id: 2_000_000_000 })).rejects.toMatchObject(notFound);
  });

  it("nor the parties before all have accepted, or where the administrator accepted", async () => {
    const one = await publisher(app, { from: "Ankara", to: "İzmir" });
    const other = await publisher(app, { from: "İzmir", to: "Ankara" });
    const [match] = await one.caller.becayis.matches.mine({});
    const ref = { kind: "match" as const, id: match?.id ?? 0 };
    await expect(petitions(one).get(ref)).rejects.toMatchObject(notFound);
    await one.caller.becayis.matches.setStatus({ id: ref.id, status: "accepted" });
    await expect(petitions(one).get(ref)).rejects.toMatchObject(notFound);
    await (await admin(app)).matches.setStatus({ id: ref.id, status: "accepted" });
    for (const person of [one, other]) await expect(petitions(person).get(ref)).rejects.toMatchObject(notFound);
    await other.caller.becayis.matches.setStatus({ id: ref.id, status: "accepted" });
    expect((await petitions(one).get(ref)).signer).toBe("Ayşe Kaya");
  });

  const ends: [string, (swap: Swap) => Promise<unknown>][] = [
    ["a paused listing", ({ people: [, other], first }) => pause(other ?? first)],
    ["the own paused listing", ({ first }) => pause(first)],
    [
      "a listing that expired",
      async ({ people: [, other], first }) => {
        const { id } = (other ?? first).listing;
        await app.db.prisma.listing.update({ where: { id }, data: { expiresAt: new Date() } });
        await sweep(app);
      },
    ],
    [
      "a deleted listing",
      ({ people: [, other], first }) =>
        (other ?? first).caller.becayis.listings.remove({ id: (other ?? first).listing.id }),
    ],
    ["a match removed by the administrator", async ({ ref }) => (await admin(app)).matches.remove({ id: ref.id })],
    ["an erased member", ({ people: [, other], first }) => eraseMember(app, (other ?? first).member.id)],
  ];
  const pause = ({ caller, listing }: Publisher) =>
    caller.becayis.listings.setStatus({ id: listing.id, status: "paused" });

  it.each(ends)("after %s, and the changes are gone", async (_, end) => {
    const swap = await pair();
    await edit(swap);
    await end(swap);
    expect(await countDrafts()).toBe(0);
    await expectRefused(swap, swap.first, swap.first.member.id);
  });

  it.each(["the blocker", "the blocked one"])("after a block, as %s, and the changes are gone", async (who) => {
    const swap = await trio();
    const [ayse, cigdem, can] = swap.people as [Publisher, Publisher, Publisher];
    await edit(swap);
    const { texts } = await petitions(can).get(swap.ref);
    await petitions(can).save({ ...swap.ref, ...texts, body: "Bende engel yok." });
    const [blocker, blocked] = who === "the blocker" ? [ayse, cigdem] : [cigdem, ayse];
    await app.db.prisma.memberBlock.create({
      data: { blockerId: blocker.member.id, blockedId: blocked.member.id },
    });
    expect(await countDrafts()).toBe(1);
    await expectRefused(swap, ayse, ayse.member.id);
    expect((await petitions(can).get(swap.ref)).texts.body).toBe("Bende engel yok.");
    await app.db.prisma.memberBlock.deleteMany({});
    expect((await petitions(ayse).get(swap.ref)).isEdited).toBe(false);
  });

  it("as a file that waited for its turn while a block came", async () => {
    const { ref, people } = await pair();
    const [first, second] = people as [Publisher, Publisher];
    const release = holdPetitionTurn();
    const waiting = makePetitionFile(app, first.member.id, ref, "pdf");
    waiting.catch(() => undefined);
    await expect.poll(() => countFilesBefore(first.member.id)).toBe(1);
    await app.db.prisma.memberBlock.create({ data: { blockerId: second.member.id, blockedId: first.member.id } });
    release();
    await expect(waiting).rejects.toMatchObject({ code: "NOT_FOUND" });
    await app.db.prisma.memberBlock.deleteMany({});
  });

  it("while a member is about to leave", async () => {
    const swap = await pair();
    const id = swap.people[1]?.member.id ?? 0;
    await app.db.prisma.member.update({ where: { id }, data: { eraseAfter: new Date("2030-01-01") } });
    await expectRefused(swap, swap.first, swap.first.member.id);
  });
});

it("a save that races with a block keeps nothing", async () => {
  const swap = await pair();
  const [one, other] = swap.people as [Publisher, Publisher];
  await one.caller.becayis.contacts.create({ matchId: swap.ref.id });
  const [request] = (await one.caller.becayis.contactRequests.list()).sent;
  await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, n) => edit(swap, `Metin ${n}`)),
    other.caller.becayis.contactRequests.block({ requestId: request?.id ?? 0 }),
  ]);
  expect(await app.db.prisma.memberBlock.count()).toBe(1);
  expect(await countDrafts()).toBe(0);
  await app.db.prisma.memberBlock.deleteMany({});
});

it("the copy of a member's data holds their changes, without the other's surname and contact data", async () => {
  const swap = await pair();
  await edit(swap, `${SURNAME}, ${SURNAME.toLocaleUpperCase("tr")}, 0532 111 22 33: anlaştık.`);
  const sections = await listSections(app, app.db.prisma, swap.first.member.id);
  let copy = "";
  for (const texts of [toJson(sections), toHtmlPage(sections)]) for await (const text of texts) copy += text;
  expect(copy).toContain("D***, D***, •••: anlaştık.");
  expect(copy).not.toContain(SURNAME);
  await eraseMember(app, swap.first.member.id);
  expect(await countDrafts()).toBe(0);
});
