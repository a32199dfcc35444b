import { expect, it } from "vitest";
import { createTestApp, signedInMember, testCaller } from "../../../../testing/index.ts";
import { markAddressVerified } from "../../../members/registration/proof-service.ts";
import { addNotificationSettings } from "../../../settings/notifications-admin-service.ts";
import { importReferenceLists, publisher } from "../../testing/board.ts";
import { sendBoardNotifications } from "./board-notifications.ts";

const KINDS = ["member_registered", "match_created", "contact_request_created"];

it("the administrator hears of members, matches and requests, without names and while the switch is on", async () => {
  const app = await createTestApp();
  await importReferenceLists(app);

  async function happen(from: string, to: string): Promise<void> {
    const owner = await publisher(app, { from, to });
    await publisher(app, { from: to, to: from });
    await app.db.prisma.match.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } });
    await sendBoardNotifications(app);
    const { member, caller } = await signedInMember(app, { firstName: "Gizlenen" });
    await caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { emailVerifiedAt: null } });
    await app.db.prisma.$transaction((tx) => markAddressVerified(app, tx, testCaller, member.id));
  }

  const reported = () => app.db.prisma.adminNotification.findMany({ where: { type: { in: KINDS } } });
  await happen("Ankara", "İzmir");
  expect((await reported()).map(({ type }) => type).sort()).toEqual(KINDS.toSorted());
  expect(JSON.stringify(await reported())).not.toContain("Gizlenen");

  const off = { settingName: "Kapalı", description: "", category: "becayis", isEnabled: false };
  await addNotificationSettings(
    app,
    KINDS.map((settingKey) => ({ ...off, settingKey })),
  );
  await happen("Bursa", "Ankara");
  expect(await reported()).toHaveLength(KINDS.length);
});
