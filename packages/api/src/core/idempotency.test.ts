import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import type { App } from "./app.ts";
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

/** Creates a record of which there could be two. */
function createOn(on: App, name: string) {
  const texts = { name, technology: "TypeScript", description: "Bir deneme", projectType: "web" };
  return on.db.prisma.project.create({ data: texts });
}

const countOf = (name: string) => app.db.prisma.project.count({ where: { name } });
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
    await killed.release();
    expect(await claim("before")).toEqual({ answer: '{"id":1}' });
    expect(await countOf("Önce")).toBe(1);
  });

  it("between its write and its answer never runs again, and says so", async () => {
    const killed = await firstClaim("after");
    await createOn(killed.app, "Sonra");
    await expect(claim("after")).rejects.toThrow(idempotencyTexts.running);
    await letTimePass();
    await expect(claim("after")).rejects.toThrow(idempotencyTexts.cutOff);
    expect(await countOf("Sonra")).toBe(1);
  });

  it("is forgotten with its key after a day", async () => {
    await app.db.pool.query("UPDATE idempotent_answers SET created_at = now() - interval '25 hours'");
    await firstClaim("after");
  });
});

describe("a call that fails", () => {
  it("frees its key if it has written nothing", async () => {
    const failed = await firstClaim("failed");
    await failed.release();
    await firstClaim("failed");
  });

  it("keeps its key if it has written", async () => {
    const failed = await firstClaim("halfway");
    await createOn(failed.app, "Yarım");
    await failed.release();
    await letTimePass();
    await expect(claim("halfway")).rejects.toThrow(idempotencyTexts.cutOff);
  });

  it("leaves no mark of a write that was rolled back", async () => {
    const failed = await firstClaim("rolled-back");
    const write = failed.app.db.prisma.$transaction(async (tx) => {
      await tx.tag.create({ data: { name: "Geri", slug: "geri" } });
      throw new Error("refused");
    });
    await expect(write).rejects.toThrow("refused");
    await failed.release();
    await firstClaim("rolled-back");
  });
});
