import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, signedInMember, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
  for (const [name, slug] of [
    ["Hukuk", "hukuk"],
    ["Yazılım", "yazilim"],
    ["Arama", "arama"],
  ] as const)
    await admin.tags.create({ name, slug });
});

describe("the audit log", () => {
  it("is listed by filter and search, newest first, for administrators", async () => {
    const { items: entries, total } = await admin.audit.list({ kind: "changes", search: "tags" });
    expect(total).toBe(3);
    expect(entries.map(({ details }) => JSON.parse(details).input.name)).toEqual(["Arama", "Yazılım", "Hukuk"]);
    expect(entries[0]).toMatchObject({ action: "admin.tags.create", outcome: "done", actor: expect.any(String) });
    expect((await admin.audit.list({ kind: "signIns", search: "tags" })).total).toBe(0);
    const member = (await signedInMember(app)).caller;
    for (const caller of [anonymousCaller(app), member]) {
      await expect(caller.admin.audit.list({})).rejects.toThrow();
      await expect(caller.admin.audit.export({})).rejects.toThrow();
    }
  });

  it("is exported as CSV that no spreadsheet runs, and the export is an entry itself", async () => {
    await admin.tags.create({ name: "=1+1", slug: "formul" });
    await app.db.prisma.auditEntry.create({ data: { actorKind: "system", action: "=cmd()", entity: "x" } });
    const { csv, isComplete } = await admin.audit.export({});
    expect(isComplete).toBe(true);
    expect(csv).toContain(`"'=cmd()"`);
    expect(csv.split("\r\n")[0]).toContain("createdAt;actor;action");
    expect((await admin.audit.list({ search: "audit.export" })).total).toBe(1);
  });

  it("refuses changes and deletions, but forgets a member", async () => {
    const { rowCount } = await app.db.pool.query(
      "INSERT INTO audit_entries (actor_kind, action, entity) VALUES ('member', 'auth.login', 'auth')",
    );
    expect(rowCount).toBe(1);
    for (const statement of ["UPDATE audit_entries SET action = 'x'", "DELETE FROM audit_entries"])
      await expect(app.db.pool.query(`${statement} WHERE actor_kind = 'admin'`)).rejects.toThrow("neither changed");
    expect((await app.db.pool.query("DELETE FROM audit_entries WHERE actor_kind = 'member'")).rowCount).toBe(1);
  });
});
