import { provenanceTexts } from "@site/contract/blog/provenance/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { recordProvenance, withCheckedReferences } from "./service.ts";

const TEXT = "<p>6098 sayılı Kanun madde 344 ve E. 2019/1234 kararı.</p>";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedInAdmin(app);
});

async function makeAiDraft(content = TEXT) {
  const post = await makePost(app, { status: "draft", content });
  await app.db.prisma.$transaction((tx) =>
    recordProvenance(tx, post.id, { ...post, model: "gemini-2.5-flash", templateName: "Blog" }),
  );
  return post;
}

const calls = () => admin.caller.admin;
const checklist = async (postId: number) => (await calls().postProvenance.get({ postId })).provenance;
const save = (id: number, given: { content?: string; status?: "draft" | "published"; publishedAt?: string } = {}) =>
  calls()
    .posts.get({ id })
    .then(({ tags, createdAt, updatedAt, viewCount, readingTime, ...post }) =>
      calls().posts.update({ ...post, tagIds: [], ...given }),
    );

async function checkAll(postId: number): Promise<void> {
  for (const { id } of (await checklist(postId))?.references ?? [])
    await calls().postProvenance.resolve({ postId, referenceId: id, isResolved: true });
}

async function waitingStatements(): Promise<number> {
  const { rowCount } = await app.db.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

describe("an AI draft with unchecked references", () => {
  it("can be saved, but neither published, scheduled nor published with others", async () => {
    const { id, title } = await makeAiDraft();
    expect((await save(id)).status).toBe("draft");
    await expect(save(id, { status: "published" })).rejects.toThrow("doğrulanmamış 2 atıf");
    await expect(save(id, { status: "published", publishedAt: "2099-01-01T00:00:00Z" })).rejects.toThrow(
      "doğrulanmamış 2 atıf",
    );
    const other = await makePost(app, { status: "draft" });
    const bulk = calls().posts.changeMany({ change: { kind: "status", ids: [id, other.id], status: "published" } });
    await expect(bulk).rejects.toThrow(`Doğrulanmamış atıflar olduğu için yayınlanamadı: ${title}`);
    expect(await app.db.prisma.post.count({ where: { id: { in: [id, other.id] }, status: "published" } })).toBe(0);
  });

  it("is refused by the database too, whichever statement publishes it", async () => {
    const { id } = await makeAiDraft();
    await expect(
      app.db.pool.query("UPDATE posts SET status = 'published', published_at = now() WHERE id = $1", [id]),
    ).rejects.toMatchObject({
      code: "23001",
      constraint: "post_references_checked",
    });
  });

  it("names the check that was taken back since the service looked", async () => {
    const { id } = await makeAiDraft();
    const data = { status: "published", publishedAt: new Date() };
    const publish = () => app.db.prisma.post.update({ where: { id }, data });
    await expect(withCheckedReferences("status", publish)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      details: { fields: { status: provenanceTexts.checkWithdrawn } },
    });
  });

  it("is published once a person has checked them; who and when is kept", async () => {
    const { id } = await makeAiDraft();
    await checkAll(id);
    expect((await checklist(id))?.references).toMatchObject([
      { resolved: { by: admin.admin.username, at: expect.any(String) } },
      { resolved: { by: admin.admin.username } },
    ]);
    expect((await save(id, { status: "published" })).status).toBe("published");
  });

  it("keeps the checks of references that an edit leaves, and asks for new ones", async () => {
    const { id } = await makeAiDraft();
    await checkAll(id);
    await save(id, { content: "<h2>Yeni</h2><p>6098 Sayılı kanun madde 344, ayrıca TCK m. 157.</p>" });
    const references = (await checklist(id))?.references ?? [];
    expect(references.map(({ text, resolved }) => [text, resolved !== null])).toEqual([
      ["TCK m. 157", false],
      ["6098 sayılı Kanun madde 344", true],
    ]);
    await expect(save(id, { status: "published" })).rejects.toThrow("doğrulanmamış 1 atıf");
    await save(id, { status: "published", content: "<p>Atıfsız metin.</p>" });
  });

  it("can't get new references or lose a check while it is public", async () => {
    const { id } = await makeAiDraft();
    await checkAll(id);
    await save(id, { status: "published" });
    await expect(save(id, { content: `${TEXT}<p>www.ornek.org</p>` })).rejects.toThrow("doğrulanmamış 1 atıf");
    const [reference] = (await checklist(id))?.references ?? [];
    const undo = calls().postProvenance.resolve({ postId: id, referenceId: reference?.id ?? 0, isResolved: false });
    await expect(undo).rejects.toThrow("Önce yazıyı taslağa alın.");
    const direct = app.db.pool.query(
      "UPDATE post_references SET resolved_at = NULL, resolved_by = '' WHERE post_id = $1",
      [id],
    );
    await expect(direct).rejects.toMatchObject({ constraint: "post_references_checked" });
  });

  it("is never public with an unchecked one, however publication and withdrawal race", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeAiDraft();
      await checkAll(id);
      const [reference] = (await checklist(id))?.references ?? [];
      await Promise.allSettled([
        save(id, { status: "published" }),
        calls().postProvenance.resolve({ postId: id, referenceId: reference?.id ?? 0, isResolved: false }),
      ]);
      const { rowCount } = await app.db.pool.query(
        `SELECT 1 FROM posts p JOIN post_references r ON r.post_id = p.id AND r.resolved_at IS NULL
         WHERE p.id = $1 AND p.status = 'published'`,
        [id],
      );
      expect(rowCount).toBe(0);
    }
  });

  it("says so when a withdrawn check overtakes the publication", async () => {
    const { id } = await makeAiDraft();
    await checkAll(id);
    const publications = [
      () => save(id, { status: "published" }),
      () => calls().posts.changeMany({ change: { kind: "status", ids: [id], status: "published" } }),
    ];
    for (const publish of publications) {
      const withdrawal = await app.db.pool.connect();
      try {
        await withdrawal.query("BEGIN");
        await withdrawal.query("UPDATE post_references SET resolved_at = NULL, resolved_by = '' WHERE post_id = $1", [
          id,
        ]);
        const refused = expect(publish()).rejects.toThrow("doğrulaması bu sırada geri alındı");
        await expect.poll(waitingStatements).toBe(1);
        await withdrawal.query("COMMIT");
        await refused;
      } finally {
        withdrawal.release(true);
      }
      await checkAll(id);
    }
  });
});

describe("the public label", () => {
  it("is on by default, tells of a review and can be switched off", async () => {
    const { id, slug } = await makeAiDraft("<p>Atıfsız metin.</p>");
    await save(id, { status: "published" });
    const label = async () => (await admin.caller.blog.posts.get({ slug })).provenance;
    expect(await label()).toEqual({ isReviewed: false });
    app.purged.length = 0;
    await calls().postProvenance.review({ postId: id, isReviewed: true });
    expect(app.purged).toContain("posts");
    expect(await label()).toEqual({ isReviewed: true });
    expect((await calls().postPreviews.show({ postId: id })).post.provenance).toEqual({ isReviewed: true });
    await calls().postProvenance.label({ postId: id, isLabelled: false });
    expect(await label()).toBeNull();
  });

  it("belongs to posts that AI wrote only", async () => {
    const { id, slug } = await makePost(app);
    expect(await checklist(id)).toBeNull();
    expect((await admin.caller.blog.posts.get({ slug })).provenance).toBeNull();
    await expect(calls().postProvenance.label({ postId: id, isLabelled: true })).rejects.toThrow(
      "Bu yazı yapay zekâ ile yazılmadı",
    );
  });
});
