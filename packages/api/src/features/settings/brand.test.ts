import type { MediaItem } from "@site/contract/media/schema";
import { logoPath } from "@site/contract/settings/brand";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, makeImage, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { getSender, readSenderRows } from "../mail/transport-service.ts";
import { findIcon, findLogo } from "./brand-service.ts";
import { getSiteSettings } from "./service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let seed = 0;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(() => admin.siteSettings.updateMany({ logo_image_url: "", icon_image_url: "" }));

const upload = async (fileName = "logo.png", bytes?: Buffer) =>
  admin.media.upload({ fileName, bytes: bytes ?? (await makeImage({ width: 400, height: 100, seed: ++seed })) });
const choose = (logo: MediaItem, icon = logo) =>
  admin.siteSettings.updateMany({ logo_image_url: logo.address, icon_image_url: icon.address });
const getAlpha = async (png: Buffer, left: number, top: number) =>
  (await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).at(3);

describe("logo and icon", () => {
  it("are the drawn ones until the administrator chooses pictures, and again without them", async () => {
    expect(await findLogo(app)).toBeUndefined();
    const picture = await upload();
    await choose(picture);
    const { logo_version, icon_version } = await getSiteSettings(app);
    expect([logo_version, icon_version]).toEqual([picture.revision, picture.revision]);
    const logo = await findLogo(app);
    expect(logo?.version).toBe(picture.revision);
    expect(await sharp(logo?.bytes).metadata()).toMatchObject({ format: "png", width: 400, height: 100 });
    await admin.siteSettings.updateMany({ logo_image_url: "", icon_image_url: "" });
    expect(await getSiteSettings(app)).toMatchObject({ logo_version: "", icon_version: "" });
    expect([await findLogo(app), await findIcon(app, "/favicon.ico")]).toEqual([undefined, undefined]);
  });

  it("stand in each mail, the logo instead of the name", async () => {
    const getSite = async () => getSender(app, await readSenderRows(app.db.pool)).site;
    expect((await getSite()).logo).toBeUndefined();
    const picture = await upload();
    await choose(picture);
    expect(await getSite()).toMatchObject({ url: app.siteUrl, logo: logoPath(picture.revision) });
  });

  it("change with the picture's file, whose address stays", async () => {
    const picture = await upload();
    await choose(picture);
    const before = await findIcon(app, "/icons/icon-192.png");
    const bytes = await makeImage({ width: 200, height: 200, seed: 250 });
    const { revision } = await admin.media.replace({ id: picture.id, fileName: "yeni.png", bytes });
    expect(app.purged.at(-1)).toBe("settings");
    expect(await getSiteSettings(app)).toMatchObject({ logo_version: revision, icon_version: revision });
    const after = await findIcon(app, "/icons/icon-192.png");
    expect([before?.version, after?.version]).toEqual([picture.revision, revision]);
    expect(after?.bytes.equals(before?.bytes ?? Buffer.alloc(0))).toBe(false);
  });
});

describe("a picture of any shape", () => {
  it.each([
    ["12,000 × 10 pixels", async () => makeImage({ width: 12_000, height: 10 })],
    ["1 × 1 pixel", async () => makeImage({ width: 1, height: 1 })],
    [
      "a GIF",
      async () =>
        sharp(await makeImage({ width: 90, height: 40, seed: 3 }))
          .gif()
          .toBuffer(),
    ],
  ])("becomes icons of the right sizes: %s", async (_, makeFile) => {
    await choose(await upload("sekil.png", await makeFile()));
    for (const [file, side] of [
      ["/favicon.svg", 128],
      ["/favicon.ico", 48],
      ["/apple-touch-icon.png", 180],
      ["/icons/icon-192.png", 192],
      ["/icons/icon-512.png", 512],
      ["/icons/icon-maskable-512.png", 512],
    ] as const) {
      const icon = await findIcon(app, file);
      const format = file.endsWith(".svg") ? "svg" : "png";
      expect(await sharp(icon?.bytes).metadata(), file).toMatchObject({ format, width: side, height: side });
    }
    expect((await findLogo(app))?.bytes.length).toBeGreaterThan(0);
  });

  it("keeps its transparency, except on icons that systems cut", async () => {
    const background = { r: 0, g: 90, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 600, height: 300, channels: 4, background } })
      .png()
      .toBuffer();
    await choose(await upload("saydam.png", clear));
    const read = async (file: Parameters<typeof findIcon>[1]) => (await findIcon(app, file))?.bytes ?? Buffer.alloc(0);
    for (const file of ["/icons/icon-192.png", "/icons/icon-512.png"] as const)
      for (const at of [1, 96]) expect(await getAlpha(await read(file), at, at)).toBe(0);
    for (const file of ["/apple-touch-icon.png", "/icons/icon-maskable-512.png"] as const)
      for (const at of [1, 90]) expect(await getAlpha(await read(file), at, at)).toBe(255);
    expect(await getAlpha((await findLogo(app))?.bytes ?? Buffer.alloc(0), 5, 5)).toBe(0);
  });

  it("counts as none if its file is lost or damaged", async () => {
    const lost = await upload();
    const damaged = await upload();
    const getKey = ({ address }: MediaItem) => /(\w{16})\.jpg$/.exec(address)?.[1] ?? "";
    await app.files.remove(`library/${getKey(lost)}-${lost.revision}-400.webp`);
    await app.files.put(`library/${getKey(damaged)}-${damaged.revision}-400.webp`, Buffer.from("RIFF????WEBP"));
    for (const picture of [lost, damaged]) {
      await choose(picture);
      expect([await findLogo(app), await findIcon(app, "/favicon.ico")]).toEqual([undefined, undefined]);
    }
  });
});

describe("a picture that is logo or icon", () => {
  it("is named with its uses and is not deleted", async () => {
    const picture = await upload();
    await choose(picture);
    expect(await admin.media.uses({ id: picture.id })).toEqual([
      { kind: "setting", postId: null, title: "Simge" },
      { kind: "setting", postId: null, title: "Logo" },
    ]);
    await expect(admin.media.remove({ id: picture.id })).rejects.toThrow("Simge (Site ayarı), Logo (Site ayarı)");
  });

  it("is one of the library", async () => {
    const deleted = await upload();
    await admin.media.remove({ id: deleted.id });
    for (const address of [deleted.address, "/media/library/0123456789abcdef.jpg"])
      await expect(
        admin.siteSettings.updateMany({ site_name: "Yazılmasın", icon_image_url: address }),
      ).rejects.toMatchObject({
        cause: {
          code: "VALIDATION_FAILED",
          details: { fields: { icon_image_url: "Görsel bulunamadı. Silinmiş olabilir." } },
        },
      });
    expect((await getSiteSettings(app)).site_name).not.toBe("Yazılmasın");
  });

  it("is either chosen or deleted by two administrators at once, never both", async () => {
    for (let round = 0; round < 8; round++) {
      const picture = await upload();
      const [chosen, removed] = await Promise.allSettled([choose(picture), admin.media.remove({ id: picture.id })]);
      expect([chosen.status, removed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const { deletedAt } = await app.db.prisma.libraryImage.findUniqueOrThrow({ where: { id: picture.id } });
      expect(deletedAt === null).toBe(chosen.status === "fulfilled");
    }
  });
});
