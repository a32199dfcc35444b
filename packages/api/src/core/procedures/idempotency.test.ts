import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import type { App } from "../app.ts";
import { AppError } from "../calls/errors.ts";
import { claimCall } from "./idempotency.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const claim = (key: string) => claimCall(app, { caller: "admin:1", address: "projects.create", key, body: { a: 1 } });

/** Claims a key for a call that runs now. */
async function firstClaim(key: string) {
  const first = await claim(key);
  if (first.answer !== undefined) throw new Error("the key is in use");
  return first;
}

const refusal = new AppError("UNAVAILABLE");

/** Creates a record of which there could be two. */
function createOn(on: App, name: string) {
  const texts = { name, technology: "TypeScript", description: "Bir deneme", projectType: "web" };
  return on.db.prisma.project.create({ data: texts });
}

const getCount = (name: string) => app.db.prisma.project.count({ where: { name } });
const letTimePass = () =>
  app.db.pool.query("UPDATE idempotent_answers SET created_at = created_at - interval '3 minutes'");

describe("a call whose process is killed", () => {
  it("before it has written anything runs again after two minutes, and the first run can no longer write", async () => {
    const killed = await firstClaim("before");
    await expect(claim("before")).rejects.toThrow(idempotencyTexts.running);
    await letTimePass();
    const second = await firstClaim("before");
    await createOn(second.app, "Önce");
    await second.finish('{"id":1}');
    await expect(createOn(killed.app, "Önce")).rejects.toThrow(idempotencyTexts.running);
    await killed.finish('{"id":2}');
    await killed.release(refusal);
    expect(await claim("before")).toEqual({ answer: '{"id":1}' });
    expect(await getCount("Önce")).toBe(1);
  });

  it("between its write and its answer is repeated with what it made, and never writes twice", async () => {
    const killed = await firstClaim("after");
    const made = await createOn(killed.app, "Sonra");
    await killed.app.db.prisma.$transaction((tx) => tx.tag.create({ data: { name: "Sonra", slug: "sonra" } }));
    await expect(claim("after")).rejects.toThrow(idempotencyTexts.running);
    await letTimePass();
    const second = await firstClaim("after");
    await expect(claim("after")).rejects.toThrow(idempotencyTexts.running);
    expect(await createOn(second.app, "Sonra")).toEqual(made);
    const tag = await second.app.db.prisma.$transaction((tx) => tx.tag.create({ data: { name: "x", slug: "x" } }));
    expect(tag).toMatchObject({ slug: "sonra" });
    await createOn(second.app, "Sonra, üçüncü adım");
    await expect(createOn(killed.app, "Sonra")).rejects.toThrow(idempotencyTexts.running);
    await second.finish(JSON.stringify({ id: made.id }));
    expect(await claim("after")).toEqual({ answer: JSON.stringify({ id: made.id }) });
    expect([await getCount("Sonra"), await getCount("Sonra, üçüncü adım")]).toEqual([1, 1]);
    const { rows } = await app.db.pool.query("SELECT writes FROM idempotent_answers WHERE status = 200");
    for (const { writes } of rows) expect(writes).toEqual([]);
  });

  it("is not repeated where a result could not be kept, and says so", async () => {
    const killed = await firstClaim("long");
    await killed.app.db.prisma.$transaction(async (tx) => {
      await tx.tag.create({ data: { name: "Uzun", slug: "uzun" } });
      return "x".repeat(70_000);
    });
    await letTimePass();
    await expect(claim("long")).rejects.toThrow(idempotencyTexts.cutOff);
  });

  it("is not repeated if it was cut off under an earlier version, which kept no results", async () => {
    await createOn((await firstClaim("older")).app, "Eski sürüm");
    await app.db.pool.query("UPDATE idempotent_answers SET writes = '{}' WHERE has_written AND status IS NULL");
    await letTimePass();
    await expect(claim("older")).rejects.toThrow(idempotencyTexts.cutOff);
  });

  it("says so if the repetition fails before the writes of the first run", async () => {
    await createOn((await firstClaim("fails-again")).app, "Yine");
    await letTimePass();
    for (let time = 0; time < 2; time++)
      await expect((await firstClaim("fails-again")).release(refusal)).rejects.toThrow(idempotencyTexts.cutOff);
    const broken = await firstClaim("fails-again");
    await createOn(broken.app, "Yine");
    await expect(broken.release(new TypeError("a value is missing"))).rejects.toThrow(idempotencyTexts.cutOff);
    expect(await getCount("Yine")).toBe(1);
  });

  it("is forgotten with its key after a day", async () => {
    await app.db.pool.query("UPDATE idempotent_answers SET created_at = now() - interval '25 hours'");
    const again = await firstClaim("after");
    await createOn(again.app, "Ertesi gün");
    expect(await getCount("Ertesi gün")).toBe(1);
  });
});

describe("a call that fails", () => {
  it("frees its key if it has written nothing", async () => {
    const failed = await firstClaim("failed");
    await failed.release(refusal);
    await firstClaim("failed");
  });

  it("goes on after what it has written, at once", async () => {
    const failed = await firstClaim("halfway");
    const made = await createOn(failed.app, "Yarım");
    await failed.release(refusal);
    const second = await firstClaim("halfway");
    expect(await createOn(second.app, "Yarım")).toEqual(made);
    expect(await getCount("Yarım")).toBe(1);
  });

  it("leaves no mark of a write that was rolled back", async () => {
    const failed = await firstClaim("rolled-back");
    const write = failed.app.db.prisma.$transaction(async (tx) => {
      await tx.tag.create({ data: { name: "Geri", slug: "geri" } });
      throw new Error("refused");
    });
    await expect(write).rejects.toThrow("refused");
    await failed.release(refusal);
    await firstClaim("rolled-back");
  });
});
