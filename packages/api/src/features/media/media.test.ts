import { uploadLimits } from "@site/contract/media/schema";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../jobs/clean-up.ts";
import {
  anonymousCaller,
  createTestApp,
  makeBomb,
  makeImage,
  makePhoto,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../../testing/index.ts";
import { findLibraryFile } from "./files-service.ts";

let app: TestApp;
let visitor: ReturnType<typeof anonymousCaller>;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let media: typeof admin.media;
let seed = 100;
beforeAll(async () => {
  app = await createTestApp();
  visitor = anonymousCaller(app);
  admin = (await signedInAdmin(app)).caller.admin;
  media = admin.media;
});

const upload = async (fileName = "Görsel.jpg", bytes?: Buffer) =>
  media.upload({ fileName, bytes: bytes ?? (await makeImage({ width: 90, height: 60, seed: seed++ })) });
const getKey = ({ address }: { address: string }) => /(\w{16})\.jpg$/.exec(address)?.[1] ?? "";
const read = async (image: { address: string }, width: number, format: "avif" | "webp" | "jpg") =>
  (await findLibraryFile(app, getKey(image), { width, format }))?.read();

describe("an upload", () => {
  it("is stored upright in three formats, without metadata", async () => {
    const photo = await makePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const image = await upload("tatil.jpg", photo);
    expect(image).toMatchObject({ fileName: "tatil.jpg", altText: "", width: 320, height: 640 });
    for (const format of ["avif", "webp", "jpg"] as const) {
      const file = await read(image, 320, format);
      const { width, height, exif, orientation, icc } = await sharp(file).metadata();
      expect([width, height, exif, orientation, icc]).toEqual([320, 640, undefined, undefined, undefined]);
      expect(file?.includes("Gizli")).toBe(false);
    }
  });

  it("is stored in the widths that are narrower than it, at most 1600 px", async () => {
    const image = await upload("genis.jpg", await makeImage({ width: 2400, height: 600 }));
    expect(image).toMatchObject({ width: 1600, height: 400 });
    const widths = await Promise.all(
      [1, 480, 481, 960, 1600, 4000].map(
        async (width) => (await sharp(await read(image, width, "webp")).metadata()).width,
      ),
    );
    expect(widths).toEqual([480, 480, 960, 960, 1600, 1600]);
  });

  it("of a stored file answers with its image, also at the same time", async () => {
    const bytes = await makeImage({ seed: 7 });
    const images = await Promise.all([upload("a.jpg", bytes), upload("b.jpg", bytes)]);
    const again = await upload("c.jpg", bytes);
    expect(new Set([...images, again].map(({ id }) => id)).size).toBe(1);
    expect(await app.db.prisma.libraryImage.count({ where: { id: again.id } })).toBe(1);
  });

  it("keeps only the picture of a file that is something else too", async () => {
    const script = "<script>alert(1)</script>";
    const image = await upload("iki.jpg", Buffer.concat([await makeImage({ seed: 9 }), Buffer.from(script)]));
    for (const format of ["avif", "webp", "jpg"] as const)
      expect((await read(image, 1600, format))?.includes("script")).toBe(false);
  });

  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ["an SVG", "SVG dosyaları betik", async () => Buffer.from(svg)],
    ["a text", "Bu dosya bir görsel değil", async () => Buffer.from("<!doctype html><p>Merhaba")],
    [
      "a TIFF",
      "Bu dosya bir görsel değil",
      async () =>
        sharp(await makeImage())
          .tiff()
          .toBuffer(),
    ],
    ["a decompression bomb", "Görselin ölçüleri çok büyük", async () => makeBomb(30_000, 30_000)],
    ["a very long image", "Görselin ölçüleri çok büyük", async () => makeBomb(12_001, 1)],
    ["a cut file", "Görsel okunamadı", async () => (await makeImage({ seed: 3 })).subarray(0, 1_000)],
    ["a mere signature", "Görsel okunamadı", async () => Buffer.from("GIF89a…………")],
    ["an empty file", "Dosya boş", async () => Buffer.alloc(0)],
    ["a large file", "Dosya çok büyük", async () => Buffer.alloc(uploadLimits.bytes + 1)],
  ])("is refused with a sentence: %s", async (_, sentence, makeFile) => {
    const before = await app.db.prisma.libraryImage.count();
    await expect(upload("dosya.png", await makeFile())).rejects.toThrow(sentence);
    expect(await app.db.prisma.libraryImage.count()).toBe(before);
  });

  it("is recorded without its bytes", async () => {
    const image = await upload();
    const entry = await app.db.prisma.auditEntry.findFirstOrThrow({
      where: { action: "admin.media.upload" },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({
      entityId: String(image.id),
      details: { input: { fileName: "Görsel.jpg", bytes: expect.stringMatching(/^\d+ B$/) } },
    });
  });
});

describe("the library", () => {
  it("is searched by file name and alt text, without diacritics", async () => {
    const image = await upload("Işıklı Salon.jpg");
    await media.updateAltText({ id: image.id, altText: "Duruşma salonunun girişi" });
    for (const search of ["isikli", "DURUŞMA", "girisi"])
      expect((await media.list({ search })).items.map(({ id }) => id)).toEqual([image.id]);
    expect(await media.list({ search: "bulunmayan" })).toMatchObject({ items: [], total: 0, pageCount: 1 });
  });

  it("names the posts that show an image and keeps it while they do", async () => {
    const [inText, asFeatured, gone] = await Promise.all([makePost(app), makePost(app), makePost(app)]);
    const image = await upload();
    const { prisma } = app.db;
    await prisma.post.update({
      where: { id: inText.id },
      data: { content: `<p><img src="${image.address}" alt="x" /></p>` },
    });
    await prisma.post.update({ where: { id: asFeatured.id }, data: { featuredImage: image.address } });
    await prisma.post.update({
      where: { id: gone.id },
      data: { featuredImage: image.address, status: "draft", deletedAt: new Date() },
    });
    const { id: adminId } = await prisma.admin.findFirstOrThrow();
    const draft = await prisma.postDraft.create({
      data: {
        id: "00000000-0000-4000-8000-000000000001",
        adminId,
        values: { title: "Yarım yazı", featuredImage: image.address },
        savedAt: new Date(),
      },
    });
    const uses = await media.uses({ id: image.id });
    expect(uses.map(({ kind, postId }) => [postId, kind]).toSorted()).toEqual(
      [
        [inText.id, "post"],
        [asFeatured.id, "post"],
        [gone.id, "deletedPost"],
        [null, "draft"],
      ].toSorted(),
    );
    await expect(media.remove({ id: image.id })).rejects.toMatchObject({
      message: expect.stringContaining(`${inText.title} (Yazı)`),
      cause: { code: "CONFLICT" },
    });
    await prisma.postDraft.delete({ where: { id: draft.id } });
    await prisma.post.deleteMany({ where: { id: { in: [inText.id, asFeatured.id, gone.id] } } });
    await media.remove({ id: image.id });
    await expect(media.remove({ id: image.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("tells readers the true size and the stored widths of a featured image, and nothing of other images", async () => {
    const bytes = await makeImage({ width: 900, height: 500, seed: 17 });
    const image = await media.upload({ fileName: "dar.jpg", bytes });
    const [post, other] = [
      await makePost(app, { featuredImage: image.address, isFeatured: true }),
      await makePost(app, { featuredImage: "/images/blog/a.webp" }),
    ];
    const { blog } = anonymousCaller(app);
    const imageSize = { width: 900, height: 500, widths: [480, 900] };
    expect((await blog.posts.get({ slug: post.slug })).imageSize).toEqual(imageSize);
    expect((await blog.posts.list({})).find(({ id }) => id === post.id)?.imageSize).toEqual(imageSize);
    expect((await blog.slider({ limit: 5 })).find(({ slug }) => slug === post.slug)?.imageSize).toEqual(imageSize);
    expect((await blog.posts.get({ slug: other.slug })).imageSize).toBeNull();
  });

  it("counts an image as used that only an earlier version of a post shows", async () => {
    const image = await upload();
    const post = await makePost(app, { content: `<p><img src="${image.address}" alt="Kürsü"></p>` });
    await admin.posts.update({ id: post.id, content: "<p>Görselsiz</p>" });
    expect(await media.uses({ id: image.id })).toEqual([{ kind: "revision", postId: post.id, title: post.title }]);
    await expect(media.remove({ id: image.id })).rejects.toThrow(`${post.title} (Yazının eski sürümü)`);
  });

  it("keeps a deleted image in the trash for 30 days: unseen, not served, restored with its address", async () => {
    const bytes = await makeImage({ width: 520, height: 300, seed: 91 });
    const image = await media.upload({ fileName: "cop.jpg", bytes });
    await media.remove({ id: image.id });
    expect(await read(image, 480, "webp")).toBeUndefined();
    expect((await media.list({ page: 1, search: "cop.jpg" })).total).toBe(0);
    for (const call of [
      () => media.updateAltText({ id: image.id, altText: "x" }),
      () => media.uses({ id: image.id }),
      () => media.replace({ id: image.id, fileName: "a.jpg", bytes }),
    ])
      await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    const other = await upload();
    await expect(media.replace({ id: other.id, fileName: "a.jpg", bytes })).rejects.toThrow("çöp kutusunda: cop.jpg");
    await admin.trash.restore({ entity: "media", entityId: image.id });
    expect(await read(image, 480, "webp")).toBeDefined();
    await media.remove({ id: image.id });
    expect((await media.upload({ fileName: "yeniden.jpg", bytes })).id).toBe(image.id);
    expect(await app.db.prisma.trashItem.count({ where: { entity: "media", entityId: image.id } })).toBe(0);
    await media.remove({ id: image.id });
    await app.db.pool.query("UPDATE library_images SET deleted_at = now() - interval '31 days' WHERE id = $1", [
      image.id,
    ]);
    await cleanUp(app);
    expect(await app.db.prisma.libraryImage.count({ where: { id: image.id } })).toBe(0);
    await expect(admin.trash.restore({ entity: "media", entityId: image.id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });
});

describe("replacing a file", () => {
  it("keeps the address, removes the former files and renews the pages", async () => {
    const image = await upload("eski.jpg");
    const former = await findLibraryFile(app, getKey(image), { format: "jpg" });
    const bytes = await makeImage({ width: 700, height: 300, seed: 55 });
    app.purged.length = 0;
    const replaced = await media.replace({ id: image.id, fileName: "yeni.jpg", bytes });
    expect(replaced).toMatchObject({ id: image.id, address: image.address, fileName: "yeni.jpg", width: 700 });
    expect(app.purged).toContain("posts");
    expect(await former?.read()).toBeUndefined();
    expect((await sharp(await read(image, 1600, "jpg")).metadata()).height).toBe(300);
  });

  it("refuses the file of another image and a file that is no image; the former stays", async () => {
    const bytes = await makeImage({ width: 310, seed: 77 });
    const [other, image] = [await upload("öteki.jpg", bytes), await upload()];
    await expect(media.replace({ id: image.id, fileName: "x.jpg", bytes })).rejects.toThrow("zaten var: öteki.jpg");
    await expect(media.replace({ id: image.id, fileName: "x.jpg", bytes: Buffer.from("x") })).rejects.toThrow(
      "bir görsel değil",
    );
    await media.remove({ id: other.id });
    expect(await read(image, 600, "jpg")).toBeDefined();
  });

  it("at the same time leaves one of the files", async () => {
    const image = await upload();
    const files = await Promise.all([81, 82].map((each) => makeImage({ width: 300 + each, height: 200, seed: each })));
    const results = await Promise.allSettled(
      files.map((bytes) => media.replace({ id: image.id, fileName: "yeni.jpg", bytes })),
    );
    const kept = results.find(({ status }) => status === "fulfilled");
    expect(kept).toBeDefined();
    const { width } = await app.db.prisma.libraryImage.findUniqueOrThrow({ where: { id: image.id } });
    expect((await sharp(await read(image, 1600, "jpg")).metadata()).width).toBe(width);
  });
});

describe("an article", () => {
  it("shows the library's images with dimensions, sizes and formats; others stay as they are", async () => {
    const image = await upload("yazi.jpg", await makeImage({ width: 1000, height: 500, seed: 31 }));
    const stem = image.address.replace(".jpg", "");
    const foreign = '<img src="/images/blog/a.webp" alt="Başka" loading="lazy" decoding="async" />';
    const lost = '<img src="/media/library/0123456789abcdef.jpg" alt="" loading="lazy" decoding="async" />';
    const { id, slug } = await makePost(app);
    await app.db.prisma.post.update({
      where: { id },
      data: { content: `<p><img src="${image.address}" alt="Işık" width="5" /></p>${foreign}${lost}` },
    });
    const { post } = await visitor.blog.posts.read({ slug });
    const sizes = 'sizes="(min-width: 44rem) 42rem, 100vw"';
    const getSet = (format: string) =>
      `srcset="${[480, 960, 1000].map((width) => `${stem}/${width}.${format} ${width}w`).join(", ")}"`;
    expect(post.content).toBe(
      `<p><picture><source type="image/avif" ${getSet("avif")} ${sizes} />` +
        `<source type="image/webp" ${getSet("webp")} ${sizes} />` +
        `<img width="1000" height="500" ${getSet("jpg")} ${sizes} src="${image.address}" alt="Işık" loading="lazy"` +
        ` decoding="async" /></picture></p>${foreign}${lost}`,
    );
    expect((await visitor.blog.posts.get({ slug })).content).toBe(post.content);
  });
});
