import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toIstanbulDay } from "../../../../core/database/clock.ts";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../testing/index.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { listSections } from "../../../members/privacy/export-service.ts";
import { toJson } from "../../../members/privacy/export-view.ts";
import { acceptedSwap, admin, importReferenceLists, type Publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.swapResult.deleteMany({});
  await app.db.prisma.listing.deleteMany({});
  await sweep(app);
});

const pair = () => acceptedSwap(app, ["Ankara", "Şanlıurfa"]);
const today = () => toIstanbulDay(Date.now());
const results = ({ caller }: Pick<Publisher, "caller">) => caller.becayis.results;
const second = ({ people: [first, other] }: Awaited<ReturnType<typeof pair>>) => (other ?? first) as Publisher;

describe("the numbers", () => {
  /** Stores approvals that belong to no member. */
  async function approve(name: string, people: number): Promise<void> {
    const known = await app.db.prisma.institution.findUniqueOrThrow({ where: { name } });
    await app.db.prisma.swapResult.createMany({
      data: Array.from({ length: people }, () => ({
        institutionId: known.id,
        outcome: "approved",
        decidedOn: new Date(today()),
      })),
    });
  }
  const moved = () => anonymousCaller(app).becayis.results.moved();
  const justice = { name: "Adalet Bakanlığı" };
  const university = { name: "Devlet üniversitesi" };

  it("of people who moved hide what is under three, also as the rest of a sum", async () => {
    expect(await moved()).toEqual({ total: null, institutions: [] });
    await approve(justice.name, 2);
    expect(await moved()).toEqual({ total: null, institutions: [] });
    await approve(justice.name, 1);
    expect(await moved()).toEqual({ total: 3, institutions: [{ ...justice, people: 3 }] });
    await approve(university.name, 1);
    expect(await moved()).toEqual({ total: 4, institutions: [] });
    await approve(university.name, 2);
    expect(await moved()).toEqual({
      total: 6,
      institutions: [
        { ...justice, people: 3 },
        { ...university, people: 3 },
      ],
    });
  });

  it("tell the administrator the funnel and the refusals of each institution", async () => {
    const [one, other] = [await pair(), await acceptedSwap(app, ["Bursa", "İzmir"])];
    await results(one.first).report({ ...one.ref, outcome: "applied", on: today() });
    await results(second(one)).report({ ...one.ref, outcome: "approved", on: today() });
    const note = "Yerime kimse yok, 0532 111 22 33";
    await results(other.first).report({ ...other.ref, outcome: "refused", on: today(), reason: "service_need", note });
    const { institutions } = await (await admin(app)).results.overview();
    expect(institutions).toMatchObject([
      {
        ...justice,
        ...{ accepted: 4, applied: 3, approved: 1, refused: 1 },
        reasons: [{ reason: "service_need", count: 1 }],
        notes: ["Yerime kimse yok, •••"],
      },
    ]);
  });

  it("outlive match and member, unnamed and without their words; the copy of the data holds them before", async () => {
    const swap = await pair();
    const note = "Kendi sözlerim";
    await results(swap.first).report({ ...swap.ref, outcome: "refused", on: today(), reason: "other", note });
    let copy = "";
    for await (const text of toJson(await listSections(app, app.db.prisma, swap.first.member.id))) copy += text;
    expect(copy).toContain(note);
    expect(copy).toContain("Başka bir neden");
    await eraseMember(app, swap.first.member.id);
    expect(await app.db.prisma.swapResult.findMany({})).toMatchObject([
      { memberId: null, note: "", outcome: "refused", reason: "other" },
    ]);
    await app.db.prisma.match.deleteMany({});
    expect(await app.db.prisma.swapResult.count()).toBe(1);
  });
});
