import { imageErrors, importErrors, importNotes, transferTexts } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../core/queue/job-queue.ts";
import { createOutboundGate } from "../../../integrations/outbound-gate.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { unsafeParts } from "../../../testing/unsafe-html.ts";
import { vectorDocuments, xssVectors } from "../../../testing/xss-vectors.ts";
import { sanitiseNewArticle } from "../../../text/article.ts";
import { readGhost } from "./readers/ghost.ts";
import { readInThread } from "./readers/reader-thread.ts";
import { readWordPress } from "./readers/wordpress.ts";
import { getRecords, importAll, plan, readWith, type Transfer, upload } from "./testing/files.ts";
import { ghostExport } from "./testing/ghost-export.ts";
import { makeWxr } from "./testing/wxr.ts";

let app: TestApp;
let transfer: Transfer;
beforeAll(async () => {
  app = await createTestApp();
  transfer = (await signedInAdmin(app)).caller.admin.transfer;
});

const one = [{ title: "Yazı", content: "<p>Metin</p>" }];
const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';

describe("a file is refused as a whole", () => {
  it.each([
    ["entity expansion", "a.xml", () => makeWxr(one, { head: laughs }), "doctype"],
    ["a DOCTYPE inside", "a.xml", () => makeWxr(one, { inChannel: "<!DOCTYPE x>" }), "doctype"],
    ["another feed", "a.xml", () => Buffer.from("<rss><channel><title>a</title></channel></rss>"), "notWordPress"],
    ["HTML", "a.xml", () => Buffer.from("<!doctype html><p>a"), "doctype"],
    ["deep XML", "a.xml", () => makeWxr(one, { inChannel: "<a>".repeat(40) }), "tooDeep"],
    ["a cut file", "a.xml", () => makeWxr(one).subarray(0, -60), "truncated"],
    ["one huge text", "a.xml", () => makeWxr([{ title: "a", content: "a".repeat(9_000_000) }]), "tooLarge"],
    ["deep JSON", "a.json", () => Buffer.from(`{"db":${"[".repeat(100_000)}`), "tooDeep"],
    ["other JSON", "a.json", () => Buffer.from('{"posts":[]}'), "notGhost"],
    ["broken JSON", "a.json", () => Buffer.from('{"db":['), "notGhost"],
    [
      "Ghost 4",
      "a.json",
      () => Buffer.from(ghostExport(5, []).toString().replace("5.130.6", "4.48.9")),
      "ghostVersion",
    ],
  ] as const)("%s", async (_, name, make, fault) => {
    const reader = name === "a.xml" ? readWordPress : readGhost;
    await expect(readWith(reader, make())).rejects.toEqual(expect.objectContaining({ fault }));
  });

  it("with a sentence and without a record", async () => {
    const fault = importErrors.truncated;
    const cut = makeWxr(one, { inChannel: "<wp:tag><wp:tag_slug>a</wp:tag_slug></wp:tag>" }).subarray(0, -60);
    expect(await plan(app, transfer, "a.xml", cut)).toMatchObject({ state: "failed", fault });
    expect(await app.db.prisma.importItem.count()).toBe(0);
  });

  it("with more records than are accepted", async () => {
    const terms = Array.from(
      { length: transferLimits.records + 1 },
      (_, index) => `<wp:tag><wp:tag_slug>t${index}</wp:tag_slug><wp:tag_name>T</wp:tag_name></wp:tag>`,
    );
    const found = await plan(app, transfer, "a.xml", makeWxr([], { inChannel: terms.join("") }));
    expect(found.fault).toBe(importErrors.tooManyRecords);
    expect(await app.db.prisma.importItem.count()).toBe(0);
  });

  it("that takes too long, or ends the thread", async () => {
    const access = {
      byteSize: 1,
      ending: "json" as const,
      piece: async () => Uint8Array.of(0x20),
      write: async () => undefined,
      storeImage: async () => "",
    };
    await expect(readInThread(access, { limitMs: 1 })).rejects.toMatchObject({ fault: "tooSlow" });
    const endsThread = { ...access, byteSize: -1 }; // no size: the thread throws what no reader expects
    await expect(readInThread(endsThread)).rejects.toMatchObject({ fault: "invalid" });
  });
});

describe("an upload is refused", () => {
  it.each([
    ["another ending", { fileName: "a.exe", byteSize: 1 }, transferTexts.wrongEnding],
    ["an empty file", { fileName: "a.xml", byteSize: 0 }, transferTexts.empty],
    ["a large text", { fileName: "a.json", byteSize: transferLimits.textBytes + 1 }, transferTexts.textTooLarge],
    [
      "a large archive",
      { fileName: "a.zip", byteSize: transferLimits.archiveBytes + 1 },
      transferTexts.archiveTooLarge,
    ],
  ])("%s", async (_, input, message) => {
    await expect(transfer.begin(input)).rejects.toThrow(message);
  });

  it("with pieces of another size, of another import, or after its end", async () => {
    const { id } = await transfer.begin({ fileName: "a.xml", byteSize: 10 });
    const piece = (index: number, length: number) => transfer.addPiece({ id, index, bytes: new Uint8Array(length) });
    await expect(piece(0, 9)).rejects.toThrow(transferTexts.pieceSize);
    await expect(piece(1, 10)).rejects.toThrow(transferTexts.pieceSize);
    await expect(transfer.addPiece({ id: 999_999, index: 0, bytes: new Uint8Array(1) })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await piece(0, 10);
    await transfer.read({ id });
    await expect(piece(0, 10)).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(transfer.read({ id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  });

  it("whose pieces did not all arrive", async () => {
    const { id } = await transfer.begin({ fileName: "a.xml", byteSize: 10 });
    await transfer.read({ id });
    await runDueJobs(app);
    expect(await transfer.get({ id })).toMatchObject({ state: "failed", fault: importErrors.truncated });
  });
});

describe("callers", () => {
  it("other than the administrator get nothing", async () => {
    const id = await upload(transfer, "a.xml", makeWxr(one));
    for (const { admin } of [anonymousCaller(app), (await signedInMember(app)).caller])
      for (const call of [
        admin.transfer.list(),
        admin.transfer.get({ id }),
        admin.transfer.items({ id }),
        admin.transfer.begin({ fileName: "a.xml", byteSize: 1 }),
        admin.transfer.addPiece({ id, index: 0, bytes: new Uint8Array(1) }),
        admin.transfer.read({ id }),
        admin.transfer.start({ id }),
        admin.transfer.retryImages({ id }),
        admin.transfer.remove({ id }),
        admin.transfer.export(),
      ])
        await expect(call).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("start an import once, and delete it only while it does not run", async () => {
    const { id } = await plan(app, transfer, "a.xml", makeWxr(one));
    const results = await Promise.allSettled([transfer.start({ id }), transfer.start({ id })]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(transfer.remove({ id })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await runDueJobs(app);
    await transfer.remove({ id });
    await expect(transfer.get({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await app.db.prisma.post.count({ where: { slug: "yazi-1" } })).toBe(1);
    await app.db.prisma.$transaction((tx) => addJob(tx, "run-import", { id })); // a job that comes too late
    await runDueJobs(app);
  });

  it("are recorded when they take everything away", async () => {
    await transfer.export();
    const entry = await app.db.prisma.auditEntry.findFirst({ where: { action: "admin.transfer.export" } });
    expect(entry).toMatchObject({ actorKind: "admin" });
  });
});

describe("an image at a private address", () => {
  const hosts = [
    "127.0.0.1:25",
    "10.0.0.1",
    "169.254.169.254",
    "[::1]",
    "[::ffff:10.0.0.1]",
    "2130706433",
    "0177.0.0.1",
    "0x7f.1",
    "192.168.1.1:587",
    "[fd00:ec2::254]",
  ];
  it("is refused in the plan and not fetched", async () => {
    const strict = await createTestApp();
    strict.outbound = createOutboundGate([]);
    transfer = (await signedInAdmin(strict)).caller.admin.transfer;
    const content = hosts.map((host) => `<p><img src="http://${host}/a.jpg" alt="a"></p>`).join("");
    const { id, counts } = await plan(
      strict,
      transfer,
      "a.xml",
      makeWxr([{ title: "Yazı", content: `<p>x</p>${content}` }]),
    );
    const images = counts.find(({ kind }) => kind === "image");
    expect(images?.failed).toBe(images?.total);
    expect(images?.total).toBeGreaterThan(5); // several are spellings of one address
    await transfer.start({ id });
    await runDueJobs(strict);
    const { content: stored } = await strict.db.prisma.post.findFirstOrThrow({ where: { slug: "yazi-1" } });
    expect(stored).toBe("<p>x</p>");
    const records = await getRecords(transfer, id);
    for (const record of records.filter(({ kind }) => kind === "image"))
      expect(record.notes).toEqual([imageErrors.forbidden]);
    expect(records.find(({ kind }) => kind === "post")?.losses).toEqual([importNotes.imageLost(hosts.length)]);
  });
});

describe("hostile HTML", () => {
  it("is stored as it is sanitised everywhere else", async () => {
    const clean = await createTestApp();
    transfer = (await signedInAdmin(clean)).caller.admin.transfer;
    const documents = [...vectorDocuments(20), ...xssVectors.filter((_, index) => index % 40 === 0)];
    const posts = documents.map((html, index) => ({
      uuid: index,
      title: `Vektör ${index}`,
      slug: `vektor-${index}`,
      fields: { html: `<p>Metin</p>${html}`, status: "draft" },
    }));
    const { id } = await importAll(clean, transfer, "a.json", ghostExport(6, posts));
    const stored = await clean.db.prisma.post.findMany({ where: { slug: { startsWith: "vektor-" } } });
    expect(stored).toHaveLength(documents.length);
    expect((await transfer.get({ id })).counts.find(({ kind }) => kind === "post")?.failed).toBe(0);
    for (const { content, contentText } of stored) {
      expect(unsafeParts(content)).toEqual([]);
      expect(await sanitiseNewArticle(content)).toBe(content);
      expect(contentText).toContain("Metin");
    }
  });
});
