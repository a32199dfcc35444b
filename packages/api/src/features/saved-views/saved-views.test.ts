import { limits } from "@site/contract/common/limits";
import { savedViewTexts } from "@site/contract/saved-views/labels";
import { beforeAll, expect, it } from "vitest";
import { createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedInAdmin>>;
let other: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signedInAdmin(app);
  other = await signedInAdmin(app, { username: "baska" });
});

const drafts = { list: "posts", name: "Taslaklar", query: "durum=draft&ara=itiraz" } as const;

it("keeps the views of a list for their administrator, who renames and removes them", async () => {
  const { savedViews } = owner.caller.admin;
  const { id } = await savedViews.create(drafts);
  expect(await savedViews.list({ list: "posts" })).toEqual([{ id, name: "Taslaklar", query: drafts.query }]);
  expect(await savedViews.list({ list: "users" })).toEqual([]);
  await expect(savedViews.create(drafts)).rejects.toMatchObject({
    cause: { code: "CONFLICT", details: { fields: { name: savedViewTexts.nameTaken } } },
  });
  await savedViews.create({ list: "users", name: "Taslaklar", query: "status=inactive" });
  const others = other.caller.admin.savedViews;
  expect(await others.list({ list: "posts" })).toEqual([]);
  const notTheirs = { cause: { code: "NOT_FOUND" } };
  await expect(others.rename({ id, name: "Benim" })).rejects.toMatchObject(notTheirs);
  await expect(others.remove({ id })).rejects.toMatchObject(notTheirs);
  expect(await savedViews.rename({ id, name: "İtirazlar" })).toMatchObject({ name: "İtirazlar" });
  await savedViews.remove({ id });
  expect(await savedViews.list({ list: "posts" })).toEqual([]);
});

it.each([
  ["another list's filter", "sehir=ankara"],
  ["a page", "durum=draft&sayfa=2"],
  ["a filter twice", "durum=draft&durum=published"],
  ["a filter without a value", "durum="],
  ["nothing", ""],
  ["more than 500 characters", `ara=${"a".repeat(497)}`],
])("refuses %s", async (_, query) => {
  await expect(owner.caller.admin.savedViews.create({ ...drafts, query })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

it("keeps twenty views of a list, gives a free place away again, and leaves with the administrator", async () => {
  const { admin, caller } = await signedInAdmin(app, { username: "giden" });
  const { savedViews } = caller.admin;
  const create = (name: string) => savedViews.create({ ...drafts, list: "logs", name, query: "status=failed" });
  const names = Array.from({ length: limits.savedViewsPerList }, (_, index) => `Görünüm ${index + 1}`);
  for (const name of names) await create(name);
  await expect(create("Bir tane daha")).rejects.toMatchObject({
    cause: { code: "CONFLICT", message: savedViewTexts.tooMany },
  });
  const third = (await savedViews.list({ list: "logs" }))[2];
  await savedViews.remove({ id: third?.id ?? 0 });
  await create("Geri gelen");
  expect((await savedViews.list({ list: "logs" }))[2]).toMatchObject({ name: "Geri gelen" });
  await app.db.prisma.admin.delete({ where: { id: admin.id } });
  expect(await app.db.prisma.savedView.count({ where: { adminId: admin.id } })).toBe(0);
});
