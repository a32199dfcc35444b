import { beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../../testing/index.ts";
import { importReferenceLists, type Publisher, publisher } from "../../../testing/board.ts";
import { sendBoardNotifications } from "../../notifications/board-notifications.ts";
import { deleteExcessRings, findExcess } from "./excess-rings.ts";

const MOST = 4;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

it("keeps the best rings of a listing that has too many, and what a member answered", async () => {
  const seconds: Publisher[] = [];
  const thirds: Publisher[] = [];
  for (let count = 0; count < 3; count++) {
    seconds.push(await publisher(app, { from: "İzmir", to: "Bursa" }));
    const wishes = [...(count === 0 ? [{ city: "Şanlıurfa" }] : []), { city: "Ankara" }];
    thirds.push(await publisher(app, { from: "Bursa", to: "Ankara" }, {}, { wantedCity: undefined, wishes }));
  }
  const popular = await publisher(app, { from: "Ankara", to: "İzmir" });
  expect(await app.db.prisma.ring.count()).toBe(9);
  await sendBoardNotifications(app);
  expect(await app.db.prisma.ring.count()).toBe(9);

  const [oldest, second, newest] = seconds.map(({ listing }) => listing.id);
  const [later, first] = thirds.map(({ listing }) => listing.id);
  const ringOf = async (ids: (number | undefined)[]) => {
    const rings = await app.db.prisma.ring.findMany({ include: { members: true } });
    return rings.find(({ members }) => ids.every((id) => members.some(({ listingId }) => listingId === id)));
  };
  const worst = await ringOf([newest, later]);
  await thirds[0]?.caller.becayis.rings.setStatus({ id: worst?.id ?? 0, status: "accepted" });
  await deleteExcessRings(app, MOST);
  const kept = [
    [newest, later],
    [oldest, first],
    [second, first],
    [newest, first],
  ];
  for (const pair of kept) expect(await ringOf(pair)).toBeDefined();
  expect(await popular.caller.becayis.rings.mine({})).toHaveLength(MOST);
  await deleteExcessRings(app, MOST);
  expect(await app.db.prisma.ring.count()).toBe(MOST);
});

it("drops a ring where one of its listings has enough better ones", () => {
  const ring = (id: number, ...overLimit: number[]) => ({ id, overLimit, isFixed: false });
  const rings = [ring(1, 10, 20), ring(2, 10), ring(3, 10, 20), ring(4, 20), ring(5, 20)];
  expect(findExcess(rings, 2)).toEqual([3, 5]);
  expect(findExcess([{ ...ring(3, 10), isFixed: true }, ring(1, 10), ring(2, 10)], 1)).toEqual([1, 2]);
});
