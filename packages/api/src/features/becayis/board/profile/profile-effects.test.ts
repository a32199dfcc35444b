import { beforeAll, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { boardMember, importReferenceLists, publisher } from "../../testing/board.ts";

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
  const reader = await boardMember(app, { from: "Bursa", to: "Ankara" });
  const { id } = await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  const [pending] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(pending?.listingOwner).toEqual({ name: "Ayşe K***" });
  await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
  const [accepted] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(accepted?.listingOwner).toMatchObject({
    name: "Ayşe Kaya",
    about: { ...about, bio: "On yıldır adliyedeyim." },
  });
});

it("requests to owners with direct contact reveal data at once", async () => {
  const owner = await publisher(app, { from: "İzmir", to: "Bursa" });
  const reader = await boardMember(app, { from: "Bursa", to: "Ankara" });
  await owner.caller.becayis.profile.save({ ...post, currentCity: "İzmir", allowDirectContact: true });
  await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  const [sent] = (await reader.caller.becayis.contactRequests.list()).sent;
  expect(sent).toMatchObject({ status: "accepted", listingOwner: { email: owner.member.email } });
  const [received] = (await owner.caller.becayis.contactRequests.list()).received;
  expect(received).toMatchObject({ status: "accepted", requester: { email: reader.member.email } });
  await owner.caller.becayis.profile.save({ ...post, currentCity: "İzmir", allowDirectContact: false });
  const second = await boardMember(app, { from: "Bursa", to: "Ankara" });
  await second.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  expect((await second.caller.becayis.contactRequests.list()).sent).toMatchObject([
    { status: "pending", listingOwner: { name: "Ayşe K***" } },
  ]);
});

it("a request whose automatic acceptance fails stays pending and counts against the limit", async () => {
  const owner = await publisher(app, { from: "Bursa", to: "İzmir" });
  const reader = await boardMember(app, { from: "İzmir", to: "Ankara" });
  await owner.caller.becayis.profile.save({ ...post, currentCity: "Bursa", allowDirectContact: true });
  const points = async () =>
    (await app.db.pool.query("SELECT points FROM rate_limits WHERE key LIKE 'firstContactRequests:%' ORDER BY key"))
      .rows;
  const before = await points();
  await app.db.pool.query(`
    CREATE FUNCTION refuse_acceptance() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no acceptance now'; END $$;
    CREATE TRIGGER refuse_acceptance BEFORE UPDATE ON contact_requests
      FOR EACH ROW WHEN (NEW.status = 'accepted') EXECUTE FUNCTION refuse_acceptance();`);
  const { id } = await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  await app.db.pool.query("DROP TRIGGER refuse_acceptance ON contact_requests; DROP FUNCTION refuse_acceptance");
  expect(await points()).not.toEqual(before);
  expect((await reader.caller.becayis.contactRequests.list()).sent).toMatchObject([{ id, status: "pending" }]);
  await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
  expect((await reader.caller.becayis.contactRequests.list()).sent).toMatchObject([{ id, status: "accepted" }]);
});

it.each([-1, 1])(
  "whether a listing's end has come is judged by the database's clock, ours being %i hours off",
  async (hours) => {
    const owner = await publisher(app, { from: "Ankara", to: "Bursa" });
    const reader = await boardMember(app, { from: "Bursa", to: "Ankara" });
    await reader.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    const isShown = async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
      const [sent] = (await reader.caller.becayis.contactRequests.list().finally(() => vi.useRealTimers())).sent;
      return sent?.listing.slug !== null;
    };
    const endIn = (minutes: number) =>
      app.db.pool.query("UPDATE listings SET expires_at = now() + $1 * interval '1 minute' WHERE id = $2", [
        minutes,
        owner.listing.id,
      ]);
    await endIn(30);
    expect(await isShown()).toBe(true);
    await endIn(-30);
    expect(await isShown()).toBe(false);
  },
);
