import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeImage } from "@site/api/testing";
import { mediaItem } from "@site/contract/media/schema";
import { iconFiles, logoPath } from "@site/contract/settings/brand";
import { afterTestFile } from "@site/db/testing";
import Fastify from "fastify";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";
import { registerBrandFiles } from "./brand-files.ts";
import { registerStatic } from "./static.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

async function upload(seed: number, width = 640, height = 160) {
  const answer = await host.server.inject({
    method: "POST",
    url: "/api/admin/media",
    headers: { "content-type": "application/octet-stream", "x-file-name": "a.jpg", ...admin.headers },
    payload: await makeImage({ width, height, seed }),
  });
  return mediaItem.parse(answer.json());
}
async function save(payload: Record<string, string>): Promise<void> {
  const url = "/api/admin/site-settings/bulk";
  expect((await host.server.inject({ method: "PUT", url, headers: admin.headers, payload })).statusCode).toBe(200);
}
const readManifest = async () => JSON.parse((await host.get("/manifest.webmanifest")).body);

it("serves the drawn icons in every file, to be asked for again, as long as none is chosen", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hvy-brand-"));
  afterTestFile(() => rmSync(folder, { recursive: true }));
  const server = Fastify();
  registerBrandFiles(server, host.app, { hasDrawn: true });
  await registerStatic(server, { web: resolve(import.meta.dirname, "../../../../web/public"), admin: folder });
  for (const path of iconFiles) {
    const { statusCode, headers, rawPayload } = await server.inject(path);
    expect([path, statusCode, headers["cache-control"]]).toEqual([path, 200, "no-cache"]);
    expect(rawPayload.length).toBeGreaterThan(100);
  }
  for (const [path, type] of [
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const)
    expect((await server.inject(path)).headers["content-type"]).toBe(type);
});

it("serves the chosen icon at once, with a new address in the manifest and the documents", async () => {
  expect((await readManifest()).icons[0].src).toBe("/icons/icon-192.png");
  const picture = await upload(1);
  await save({ icon_image_url: picture.address });
  const { icons, shortcuts } = await readManifest();
  const sizes = { "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512 };
  expect(icons.map(({ src }: { src: string }) => src)).toEqual(
    Object.keys(sizes).map((name) => `/icons/${name}?v=${picture.revision}`),
  );
  expect(shortcuts[0].icons).toEqual([icons[0]]);
  for (const [name, side] of Object.entries(sizes)) {
    const { headers, bytes } = await host.get(`/icons/${name}?v=${picture.revision}`);
    expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-cache" });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: side, height: side });
  }
  const { headers } = await host.get("/favicon.ico");
  const again = await host.get("/favicon.ico", { "if-none-match": String(headers.etag) });
  expect([headers["content-type"], again.statusCode]).toEqual(["image/png", 304]);
  expect((await host.get("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");

  const other = await upload(2, 300, 300);
  await save({ icon_image_url: other.address });
  const renewed = await host.get("/favicon.ico", { "if-none-match": String(headers.etag) });
  expect([renewed.statusCode, renewed.headers.etag]).toEqual([200, `"${other.revision}"`]);
  expect((await readManifest()).icons[0].src).toContain(other.revision);
});

it("serves the logo for a year; a former address leads to the present logo, and to an icon without one", async () => {
  const [former, present] = [await upload(3), await upload(4)];
  await save({ logo_image_url: former.address });
  const { headers, bytes } = await host.get(logoPath(former.revision));
  expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": expect.stringContaining("immutable") });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 480, height: 120 });
  await save({ logo_image_url: present.address });
  const moved = await host.get(logoPath(former.revision));
  expect([moved.statusCode, moved.headers.location, moved.headers["cache-control"]]).toEqual([
    302,
    logoPath(present.revision),
    "no-cache",
  ]);
  await save({ logo_image_url: "" });
  expect((await host.get(logoPath(present.revision))).headers.location).toBe("/icons/icon-192.png");
});
