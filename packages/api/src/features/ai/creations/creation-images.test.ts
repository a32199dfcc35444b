import { createUnsplashInput } from "@site/contract/ai/images/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import type { GeminiServer } from "../../../testing/gemini-server.ts";
import type { signedInAdmin, TestApp } from "../../../testing/index.ts";
import type { UnsplashServer } from "../../../testing/unsplash-server.ts";
import { createUnsplashSetting } from "../images/settings-service.ts";
import { openCreations, written } from "./testing/open-creations.ts";

let app: TestApp;
let gemini: GeminiServer;
let unsplash: UnsplashServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let input: { topic: string; configurationId: number; templateId: number };

beforeAll(async () => {
  ({ app, gemini, unsplash, admin, input } = await openCreations());
});

beforeEach(async () => {
  gemini.answers = [];
  gemini.received = [];
  await app.db.prisma.aiCreation.deleteMany();
  await app.db.prisma.post.deleteMany();
});

const start = () => admin.caller.admin.creations.start(input);
const readState = (id: number) => admin.caller.admin.creations.get({ id });

async function run() {
  const { id } = await start();
  await runDueJobs(app);
  return readState(id);
}

describe("the images of a creation", () => {
  const content = "<p>Giriş</p><p>[GORSEL]</p><p>Son</p><p>[GORSEL]</p>";
  const caption = { text: '{"caption": "Masada sözleşme"}' };
  const runVisual = async () => {
    const { id } = await admin.caller.admin.creations.start({ ...input, imageQuery: "contract" });
    await runDueJobs(app);
    const done = await readState(id);
    return { done, post: await app.db.prisma.post.findUniqueOrThrow({ where: { id: done.postId ?? 0 } }) };
  };

  it("are left out, with their placeholders, where no photo service is configured", async () => {
    gemini.answers = [written({ content })];
    const { done, post } = await runVisual();
    expect(done.steps[2]).toMatchObject({ state: "skipped", note: expect.stringContaining("Unsplash") });
    expect(post).toMatchObject({ content: "<p>Giriş</p><p>Son</p>", featuredImage: null });
  });

  describe("with a photo service", () => {
    beforeAll(async () => {
      await createUnsplashSetting(
        app,
        createUnsplashInput.parse({ name: "Fotoğraf", accessKey: "an-access-key-0123456789" }),
      );
    });

    it("take the placeholders with caption and photographer; each use is reported once", async () => {
      gemini.answers = [written({ content }), caption, caption];
      const { done, post } = await runVisual();
      expect(done.steps[2]).toMatchObject({ state: "done" });
      expect(unsplash.searches.at(-1)).toMatchObject({ query: "contract", orientation: "landscape" });
      expect(post).toMatchObject({
        featuredImage: "https://images.unsplash.com/photo-bir1?w=1080",
        imageAlt: "Masada sözleşme",
      });
      expect(post.content).toMatch(
        /<p>Giriş<\/p><figure><img src="https:\/\/images\.unsplash\.com\/photo-iki2\?w=1080" alt="Masada sözleşme"/,
      );
      expect(post.content).toMatch(
        /<figcaption>Masada sözleşme — Fotoğraf: <a [^>]*>Deniz Kaya<\/a> \/ <a [^>]*>Unsplash<\/a><\/figcaption>/,
      );
      expect(post.content).not.toContain("GORSEL");
      expect((await admin.caller.admin.postPreviews.show({ postId: post.id })).post.imageCredit).toMatchObject({
        photographer: "Deniz Kaya",
      });
      expect((await admin.caller.admin.postProvenance.get({ postId: post.id })).provenance?.references).toEqual([]);
      gemini.answers = [written({ content }), caption, caption];
      await runVisual();
      expect(unsplash.downloads.toSorted()).toEqual(["bir1", "iki2"]);
    });

    it.each(["refused", "quota", "failed", "closes", "invalidJson", "wrongShape", "huge"] as const)(
      "cost no post where the service is %s",
      async (fault) => {
        unsplash.fault = fault;
        gemini.answers = [written({ content })];
        const { done, post } = await runVisual();
        unsplash.fault = undefined;
        expect(done).toMatchObject({ state: "done" });
        expect(done.steps[2]?.state).toBe("skipped");
        expect(post.content).toBe("<p>Giriş</p><p>Son</p>");
      },
    );

    it.each(['{"keywords": "law, court"}', "law, court", '["law", "court"]', "1. law\n2. court"])(
      "are found without a term by keywords as the model writes them: %s",
      async (keywords) => {
        gemini.answers = [written(), { text: keywords }, caption];
        const done = await run();
        expect(done.steps[2]).toMatchObject({ state: "done" });
        expect(unsplash.searches.at(-1)?.query).toBe("law court");
      },
    );

    it("are left out with a true note where the model names no term, or no photo is found", async () => {
      gemini.answers = [written(), { text: '{"keywords": []}' }];
      expect((await run()).steps[2]).toMatchObject({
        state: "skipped",
        note: "Görsel eklenemedi; yazı görselsiz kaydedilir. Neden: Servisten kullanılabilir bir yanıt alınamadı.",
      });
      const { find } = unsplash;
      unsplash.find = () => [];
      gemini.answers = [written(), { text: "law" }];
      expect((await run()).steps[2]).toMatchObject({
        state: "skipped",
        note: "Aramaya uyan bir fotoğraf bulunamadı; yazı görselsiz kaydedilir.",
      });
      unsplash.find = find;
    });

    it("need no caption", async () => {
      gemini.answers = [written({ content }), { fault: "failed" }, { fault: "failed" }];
      const { post } = await runVisual();
      expect(post.imageAlt).toBe("contract bir1");
    });
  });
});
