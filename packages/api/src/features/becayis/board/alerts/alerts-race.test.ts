import { expect, it } from "vitest";
import { toPublicError } from "../../../../core/calls/public-error.ts";
import { createTestApp, signedInMember } from "../../../../testing/index.ts";
import { sweep } from "../../swaps/expiry/sweep.ts";
import { boardMember, importReferenceLists, listingInput, publisher } from "../../testing/board.ts";

it("sixty concurrent alerts stay within the maximum", async () => {
  const app = await createTestApp();
  await importReferenceLists(app);
  const { caller, member } = await signedInMember(app);
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => caller.becayis.alerts.create({ toCity: "Ankara" })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(await app.db.prisma.searchAlert.count({ where: { memberId: member.id } })).toBe(20);
});

it("erasing a member during concurrent writes leaves nothing and no error", async () => {
  const app = await createTestApp();
  await importReferenceLists(app);
  for (let round = 0; round < 3; round++) {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const person = await boardMember(app, { from: "Bursa", to: "Ankara" });
    const { becayis } = person.caller;
    const results = await Promise.allSettled([
      becayis.listings.create(listingInput(person)),
      becayis.contactRequests.create({ listingId: owner.listing.id }),
      becayis.alerts.create({ toCity: "Ankara" }),
      app.db.prisma.member.delete({ where: { id: person.member.id } }),
      owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "inactive" }),
    ]);
    const codes = results.flatMap((result) =>
      result.status === "rejected" ? [toPublicError(result.reason).code] : [],
    );
    expect(codes.filter((code) => code === "INTERNAL")).toEqual([]);
    await sweep(app);
    expect(await app.db.prisma.listing.count({ where: { memberId: person.member.id } })).toBe(0);
  }
});
