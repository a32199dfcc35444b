import type { AdminRole } from "@site/contract/account/administrators/roles";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makePost, makeTag, signedInAdmin, type TestApp } from "../../../testing/index.ts";

type Caller = Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

let app: TestApp;
let callers: Record<AdminRole, Caller>;
beforeAll(async () => {
  app = await createTestApp();
  const getCaller = async (role: AdminRole) => (await signedInAdmin(app, { role })).caller.admin;
  callers = {
    owner: await getCaller("owner"),
    editor: await getCaller("editor"),
    moderator: await getCaller("moderator"),
  };
});

const ofEachRole = async <Value>(read: (caller: Caller) => Promise<Value>) => ({
  owner: await read(callers.owner),
  editor: await read(callers.editor),
  moderator: await read(callers.moderator),
});

describe("lists that all roles share", () => {
  it("the bell: the kinds that lead to the role's screens, and clears no others", async () => {
    for (const type of ["comment", "job_failed"])
      await app.db.prisma.adminNotification.create({ data: { type, title: type, message: "" } });
    const titles = (caller: Caller) => caller.notifications.list().then((rows) => rows.map(({ title }) => title));
    expect(await ofEachRole(titles)).toEqual({ owner: ["job_failed", "comment"], editor: [], moderator: ["comment"] });
    expect(await ofEachRole(({ notifications }) => notifications.unreadCount())).toEqual({
      owner: { count: 2, is_enabled: true },
      editor: { count: 0, is_enabled: true },
      moderator: { count: 1, is_enabled: true },
    });
    const all = await app.db.prisma.adminNotification.findMany({ select: { id: true } });
    await callers.editor.notifications.markRead({ notificationIds: all.map(({ id }) => id) });
    await callers.moderator.notifications.clearAll({});
    expect(await callers.owner.notifications.list()).toMatchObject([{ title: "job_failed", is_read: false }]);
  });

  it("the trash: the records that the role works with", async () => {
    const tag = await makeTag(app);
    await callers.editor.tags.remove({ id: tag.id });
    const kinds = (caller: Caller) => caller.trash.list({}).then(({ items }) => items.map(({ entity }) => entity));
    expect(await ofEachRole(kinds)).toEqual({ owner: ["tag"], editor: ["tag"], moderator: [] });
    await expect(callers.moderator.trash.restore({ entity: "tag", entityId: tag.id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await callers.editor.trash.restore({ entity: "tag", entityId: tag.id });
  });

  it("the history of settings: an editor's are those of the content", async () => {
    await callers.owner.siteSettings.update({ settingKey: "site_name", value: "Başka ad" });
    const { changes } = await callers.owner.settingHistory.list({ tab: "site" });
    const id = changes[0]?.id ?? 0;
    await callers.editor.settingHistory.list({ tab: "homepage" });
    await expect(callers.editor.settingHistory.list({ tab: "site" })).rejects.toMatchObject({
      cause: { code: "FORBIDDEN" },
    });
    await expect(callers.editor.settingHistory.revert({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await callers.owner.settingHistory.revert({ id });
  });

  it("comments: an editor writes as a reader, without approval of its own", async () => {
    const { id } = await makePost(app);
    const comment = (role: AdminRole) => async () => {
      const { caller } = await signedInAdmin(app, { role });
      return caller.comments.create({ blogPostId: id, content: "Merhaba.", isAdminReply: true });
    };
    await comment("moderator")();
    await expect(comment("editor")()).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });
});
