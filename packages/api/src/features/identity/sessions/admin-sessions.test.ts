import { expect, it } from "vitest";
import { createTestApp, signedInAdmin } from "../../../testing/index.ts";

it("an administrator sees the own open sessions and ends the others", async () => {
  const app = await createTestApp();
  const first = await signedInAdmin(app);
  const { adminId } = await app.db.prisma.session.findFirstOrThrow({ where: { kind: "admin" } });
  const stranger = await signedInAdmin(app);
  const { session } = first.caller.admin;
  const open = (n: number) =>
    app.db.prisma.session.create({
      data: {
        kind: "admin",
        adminId,
        tokenHash: new Uint8Array([n]),
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
  const second = await open(1);
  await open(2);
  const listed = await session.listOpen();
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(listed[1]).toMatchObject({ device: "Firefox, Linux" });

  await session.end({ id: second.id });
  expect(await session.listOpen()).toHaveLength(2);
  const foreign = (await stranger.caller.admin.session.listOpen())[0]?.id ?? 0;
  for (const id of [second.id, foreign, listed[0]?.id ?? 0, 999_999])
    await expect(session.end({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });

  await session.endOthers();
  expect(await session.listOpen()).toMatchObject([{ isCurrent: true }]);
  expect(await stranger.caller.admin.session.listOpen()).toHaveLength(1);
});
