import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "@site/contract/common/limits";
import { beforeAll, expect, it } from "vitest";
import { createTestApp, makeMember, makePost, type TestApp } from "../testing/index.ts";
import { cleanUp } from "./clean-up.ts";

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const hash = (text: string) => new Uint8Array(Buffer.from(text.padEnd(32, "x")));

it("expired records are deleted, younger ones kept", async () => {
  const { prisma } = app.db;
  const { id: memberId } = await makeMember(app);
  const { id: postId } = await makePost(app);
  await prisma.province.createMany({
    data: [
      { id: 6, name: "Ankara" },
      { id: 34, name: "İstanbul" },
    ],
  });
  const institution = await prisma.institution.create({ data: { name: "Kurum", slug: "kurum", kind: "ministry" } });
  const position = await prisma.position.create({ data: { name: "Memur", slug: "memur", serviceClass: "GİH" } });
  const listing = {
    memberId,
    title: "Ankara’dan İstanbul’a",
    institutionId: institution.id,
    positionId: position.id,
    offerCityId: 6,
    wantedPlaces: [34],
    status: "expired",
  };
  for (const [label, extra] of [
    ["old", 1],
    ["young", -1],
  ] as const) {
    const at = (days: number) => daysAgo(days + extra);
    await prisma.session.create({
      data: { kind: "member", memberId, tokenHash: hash(label), expiresAt: at(retention.endedSessionsDays) },
    });
    await prisma.session.create({
      data: {
        kind: "member",
        memberId,
        tokenHash: hash(`${label}-revoked`),
        expiresAt: daysAgo(-10),
        revokedAt: at(retention.endedSessionsDays),
      },
    });
    await prisma.recoveryToken.create({
      data: {
        memberId,
        purpose: "recovery",
        accessHash: hash(label),
        expiresAt: at(retention.spentLinksDays),
        usedAt: at(retention.spentLinksDays),
      },
    });
    await prisma.adminInvitation.create({
      data: {
        email: label,
        tokenHash: hash(label),
        expiresAt: daysAgo(-10),
        revokedAt: at(retention.spentLinksDays),
      },
    });
    await prisma.emailLog.create({
      data: {
        templateSlug: "welcome",
        recipientEmail: label,
        subject: "",
        payload: {},
        messageId: label,
        status: "sent",
        createdAt: at(retention.emailLogDays),
      },
    });
    await prisma.emailLog.create({
      data: {
        templateSlug: "welcome",
        recipientEmail: label,
        subject: "",
        payload: {},
        messageId: `${label}-pending`,
        createdAt: at(retention.emailLogDays),
      },
    });
    await prisma.contactMessage.create({
      data: {
        name: label,
        email: "a@example.org",
        subject: "",
        message: "",
        createdAt: at(retention.contactMessagesDays),
      },
    });
    await prisma.comment.create({
      data: { postId, authorName: label, content: label, createdAt: at(retention.unapprovedCommentsDays) },
    });
    await prisma.comment.create({
      data: {
        postId,
        authorName: label,
        content: label,
        approvedAt: new Date(),
        createdAt: at(retention.unapprovedCommentsDays),
      },
    });
    await prisma.comment.create({
      data: {
        postId,
        authorName: label,
        content: label,
        approvedAt: new Date(),
        deletedAt: at(retention.trashDays),
      },
    });
    await prisma.commentBan.create({
      data: { emailKey: label, authorName: label, createdAt: at(retention.commentBansDays) },
    });
    await prisma.memberNotification.create({
      data: { memberId, type: "x", title: label, message: "", createdAt: at(retention.notificationsDays) },
    });
    await prisma.adminNotification.create({
      data: { type: "x", title: label, message: "", createdAt: at(retention.notificationsDays) },
    });
    await prisma.auditEntry.create({
      data: { actorKind: "system", action: label, entity: "x", createdAt: at(retention.auditEntriesDays) },
    });
    await prisma.securityEvent.create({
      data: { memberId, event: "login", userAgent: label, createdAt: at(retention.securityEventsDays) },
    });
    await prisma.listing.create({ data: { ...listing, slug: label, expiresAt: at(retention.closedListingsDays) } });
    await prisma.trashItem.create({
      data: { entity: "post", entityId: 1, title: label, payload: {}, purgeAfter: at(0) },
    });
    await prisma.passkeyChallenge.create({ data: { challenge: label, expiresAt: at(0) } });
    await prisma.rateLimit.create({ data: { key: label, points: 1, expire: at(0).getTime() } });
    await prisma.dataExport.create({ data: { memberId, storageKey: `exports/${label}.zip`, expiresAt: at(0) } });
    await app.files.put(`exports/${label}.zip`, Buffer.from(label));
  }
  await cleanUp(app);
  const tables = `sessions recovery_tokens admin_invitations email_logs contact_messages comments
      comment_bans member_notifications admin_notifications
      audit_entries security_events listings trash_items passkey_challenges rate_limits data_exports`.split(/\s+/);
  const left: Record<string, number> = {};
  for (const table of tables) left[table] = (await app.db.pool.query(`SELECT 1 FROM ${table}`)).rowCount ?? 0;
  expect(left).toEqual({
    ...Object.fromEntries(tables.map((table) => [table, 1])),
    sessions: 2,
    email_logs: 3,
    comments: 4,
  });
  expect([await app.files.get("exports/old.zip"), (await app.files.get("exports/young.zip"))?.toString()]).toEqual([
    undefined,
    "young",
  ]);
});

it("files without a row are removed after a day", async () => {
  const { id: memberId } = await makeMember(app);
  const kept = "exports/kept.zip";
  await app.db.prisma.dataExport.create({ data: { memberId, storageKey: kept, expiresAt: daysAgo(-1) } });
  const image = "library/0123456789abcdef-fedcba9876543210-480.avif";
  await app.db.prisma.libraryImage.create({
    data: {
      key: "0123456789abcdef",
      revision: "fedcba9876543210",
      fileName: "a.jpg",
      width: 480,
      height: 320,
      widths: [480],
      byteSize: 1,
      sha256: hash("image"),
    },
  });
  const lost = ["exports/lost.zip", "public/avatars/lost.webp", image.replace("-f", "-0")];
  const keys = [kept, image, "public/avatars/new.webp", ...lost];
  for (const key of keys) {
    await app.files.put(key, Buffer.from(key));
    if (!key.includes("new")) await utimes(join(app.fileFolder, key), daysAgo(2), daysAgo(2));
  }
  await cleanUp(app);
  const left = await Promise.all(keys.map(async (key) => (await app.files.get(key)) !== undefined));
  expect(left).toEqual([true, true, true, false, false, false]);
});
