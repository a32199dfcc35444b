import { beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { importReferenceLists, publisher, swapper } from "../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

const post = {
  currentInstitution: "Adalet Bakanlığı",
  currentPosition: "Zabıt Kâtibi",
  currentCity: "Ankara",
  currentDistrict: "Merkez",
};
const about = {
  educationLevel: "Lisans",
  specializations: "UYAP, ceza kalemi",
  notes: "Yaz aylarında geçmek isterim.",
};

it("own descriptions are shown after acceptance only", async () => {
  const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
  await owner.caller.becayis.profile.save({ ...post, ...about });
  await owner.caller.user.profile.update({ firstName: "Ayşe", lastName: "Kaya", bio: "On yıldır adliyedeyim." });
  const reader = await swapper(app, { from: "Bursa", to: "Ankara" });
  const { id } = await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  const [pending] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(pending?.listing_owner).toEqual({ name: "Ayşe K***" });
  await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
  const [accepted] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(accepted?.listing_owner).toMatchObject({
    name: "Ayşe Kaya",
    about: { ...about, bio: "On yıldır adliyedeyim." },
  });
});

it("requests to owners with direct contact reveal data at once", async () => {
  const owner = await publisher(app, { from: "İzmir", to: "Bursa" });
  const reader = await swapper(app, { from: "Bursa", to: "Ankara" });
  await owner.caller.becayis.profile.save({ ...post, currentCity: "İzmir", allowDirectContact: true });
  await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  const [sent] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(sent).toMatchObject({ status: "accepted", listing_owner: { email: owner.member.email } });
  const [received] = (await owner.caller.becayis.contactRequests.list()).received;
  expect(received).toMatchObject({ status: "accepted", requester: { email: reader.member.email } });
  await owner.caller.becayis.profile.save({ ...post, currentCity: "İzmir", allowDirectContact: false });
  const second = await swapper(app, { from: "Bursa", to: "Ankara" });
  await second.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  expect((await second.caller.becayis.contactRequests.list()).sent).toMatchObject([
    { status: "pending", listing_owner: { name: "Ayşe K***" } },
  ]);
});
