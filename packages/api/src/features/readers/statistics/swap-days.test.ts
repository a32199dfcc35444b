import { beforeAll, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp, testCaller } from "../../../testing/index.ts";
import { importReferenceLists, type Publisher, publisher } from "../../becayis/testing/board.ts";
import { closeStatistics } from "./closing-service.ts";

let app: TestApp;
let owner: Publisher;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  owner = await publisher(app, { from: "Ankara", to: "İzmir" });
});

async function readDays() {
  await app.readers.flush();
  await closeStatistics(app);
  const { rows } = await app.db.pool.query(
    `SELECT f.name AS "from", t.name AS "to", s.views, s.requests, s.acceptances,
       s.day = (now() AT TIME ZONE 'Europe/Istanbul')::date AS "isToday"
     FROM swap_days s JOIN provinces f ON f.id = s.from_id JOIN provinces t ON t.id = s.to_id`,
  );
  return rows;
}

const pair = { from: "Ankara", to: "İzmir", isToday: true };

it("counts views, requests and acceptances of a province pair, also after the listing is gone", async () => {
  const { id } = owner.listing;
  for (const ipAddress of ["198.51.100.1", "198.51.100.1", "198.51.100.2"])
    await anonymousCaller(app, { ...testCaller, ipAddress }).becayis.listings.countView({ id });
  const first = await signedInMember(app);
  const { id: requestId } = await first.caller.becayis.contactRequests.create({ listingId: id });
  await (await signedInMember(app)).caller.becayis.contactRequests.create({ listingId: id });
  expect(await readDays()).toEqual([{ ...pair, views: 2, requests: 2, acceptances: 0 }]);
  await owner.caller.becayis.contactRequests.setStatus({ id: requestId, status: "accepted" });
  expect(await readDays()).toEqual([{ ...pair, views: 2, requests: 2, acceptances: 1 }]);
  await app.db.prisma.listing.delete({ where: { id } });
  expect(await readDays()).toEqual([{ ...pair, views: 2, requests: 2, acceptances: 1 }]);
});
