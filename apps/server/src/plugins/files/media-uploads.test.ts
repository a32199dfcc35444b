import { makeBomb, makeImage } from "@site/api/testing";
import { mediaTexts } from "@site/contract/media/labels";
import { type MediaItem, mediaItem, uploadLimits } from "@site/contract/media/schema";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
let image: MediaItem;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
  image = await stored(1);
});

const getBytes = { "content-type": "application/octet-stream" };

const send = (payload: Buffer, headers: Record<string, string> = {}, url = "/api/admin/media") =>
  host.server.inject({
    method: url.endsWith("/file") ? "PUT" : "POST",
    url,
    headers: { ...getBytes, "x-file-name": encodeURIComponent("Işık.jpg"), ...admin.headers, ...headers },
    payload,
  });
const stored = async (seed: number): Promise<MediaItem> =>
  mediaItem.parse((await send(await makeImage({ width: 520, height: 260, seed }))).json());

describe("an upload", () => {
  it("answers with the image, which everyone can load in each format", async () => {
    expect(image).toMatchObject({ fileName: "Işık.jpg", width: 520, height: 260 });
    const sizes = image.address.replace(".jpg", "/480");
    for (const [address, type, format] of [
      [image.address, "image/jpeg", "jpeg"],
      [`${sizes}.avif`, "image/avif", "heif"],
      [`${sizes}.webp`, "image/webp", "webp"],
      [`${sizes}.jpg`, "image/jpeg", "jpeg"],
    ] as const) {
      const answer = await host.server.inject(address);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
      expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
    }
  });

  it("needs the administrator, by a token or a cookie of the same origin", async () => {
    const image = await makeImage({ seed: 2, width: 300 });
    const { cookie } = await signIn(host, { "sec-fetch-site": "same-origin" });
    const as = (headers: Record<string, string>) =>
      host.server.inject({
        method: "POST",
        url: "/api/admin/media",
        headers: { ...getBytes, "x-file-name": "a.jpg", ...headers },
        payload: image,
      });
    expectError(await as({}), 401, "UNAUTHORIZED");
    expectError(await as({ authorization: "Bearer baska" }), 401, "UNAUTHORIZED");
    expectError(await as({ cookie, "sec-fetch-site": "cross-site" }), 401, "UNAUTHORIZED");
    expectError(await as({ cookie, origin: "https://example.com" }), 401, "UNAUTHORIZED");
    expect((await as({ cookie, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  });

  it("of a stranger is refused before its body is read", async () => {
    const start = (headers: Record<string, string>) =>
      host.server.inject({
        method: "POST",
        url: "/api/admin/media",
        headers: { ...getBytes, "content-length": String(uploadLimits.bytes + 1), ...headers },
        payload: Buffer.alloc(10),
      });
    expectError(await start({}), 401, "UNAUTHORIZED");
  });

  it("above 15 MB is refused with a sentence, with and without a stated length", async () => {
    const tooLarge = Buffer.alloc(uploadLimits.bytes + 1);
    const answer = await send(tooLarge);
    expectError(answer, 413, "PAYLOAD_TOO_LARGE");
    expect(answer.json()).toMatchObject({ message: mediaTexts.tooLarge });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < tooLarge.length; sent += 2 ** 20)
          controller.enqueue(tooLarge.subarray(sent, sent + 2 ** 20));
        controller.close();
      },
    });
    const streamed = await fetch(`${host.origin}/api/admin/media`, {
      method: "POST",
      headers: { ...getBytes, ...admin.headers, "x-file-name": "a.jpg" },
      body: stream,
      ...{ duplex: "half" }, // fetch requires it for a stream; its types do not know it
    });
    expect([streamed.status, await streamed.json()]).toEqual([
      413,
      expect.objectContaining({ message: mediaTexts.tooLarge }),
    ]);
  });

  it.each([
    ["an SVG with a script", Buffer.from("<svg><script>alert(1)</script></svg>"), mediaTexts.svg],
    ["a page named as an image", Buffer.from("<!doctype html>"), mediaTexts.wrongType],
    ["a decompression bomb", makeBomb(30_000, 30_000), mediaTexts.tooManyPixels],
    ["an empty file", Buffer.alloc(0), mediaTexts.empty],
  ])("is refused with a sentence: %s", async (_, bytes, message) => {
    const answer = await send(bytes);
    expectError(answer, 400, "VALIDATION_FAILED", { details: { fields: expect.anything() } });
    expect(answer.json()).toMatchObject({ message });
  });

  it("needs a name in UTF-8 and raw bytes", async () => {
    const image = await makeImage({ seed: 3, width: 300 });
    expectError(await send(image, { "x-file-name": "%ff" }), 400, "VALIDATION_FAILED", {
      details: { fields: { fileName: mediaTexts.nameMissing } },
    });
    const form = await send(image, { "content-type": "multipart/form-data; boundary=x" });
    expectError(form, 415, "UNSUPPORTED_MEDIA_TYPE");
    expect(form.json()).toMatchObject({ message: mediaTexts.notBytes });
  });

  it("cannot be made through tRPC", async () => {
    const answer = await host.server.inject({
      method: "POST",
      url: "/trpc/admin.media.upload",
      headers: admin.headers,
      payload: { json: { fileName: "a.jpg", bytes: { 0: 255, length: 1 } } },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("is limited by number", async () => {
    const limited = await createTestHost({ app: host.app, limitsFactor: 0.005 });
    const busy = await signIn(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 2; n++) {
      const { statusCode } = await limited.server.inject({
        method: "POST",
        url: "/api/admin/media",
        headers: { ...getBytes, ...busy.headers, "x-file-name": "a.jpg" },
        payload: Buffer.from("x"),
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([400, 429]);
  });
});

describe("an image's addresses", () => {
  it("stay when the file is replaced, and a browser that kept the former file learns of it", async () => {
    const before = await host.server.inject(image.address);
    const etag = String(before.headers.etag);
    const ask = () => host.server.inject({ url: image.address, headers: { "if-none-match": etag } });
    expect((await ask()).statusCode).toBe(304);
    const bytes = await makeImage({ width: 530, height: 530, seed: 12 });
    const replaced = await send(bytes, {}, `/api/admin/media/${image.id}/file`);
    expect(mediaItem.parse(replaced.json())).toMatchObject({ id: image.id, address: image.address, height: 530 });
    const after = await ask();
    expect(after.statusCode).toBe(200);
    expect((await sharp(after.rawPayload).metadata()).height).toBe(530);
  });

  it("answer 404 for images that do not exist, and lead to no other file", async () => {
    await host.app.files.put("public/library/x.webp", Buffer.from("x"));
    for (const path of [
      "/media/library/0000000000000000.jpg",
      "/media/library/x.jpg",
      image.address.replace(".jpg", ".png"),
      image.address.replace(".jpg", "/480.gif"),
      image.address.replace(".jpg", "/0.jpg"),
      image.address.replace(".jpg", "/..%2f480.jpg"),
    ])
      expectError(await host.server.inject(path), 404, "NOT_FOUND");
  });

  it("of a replacement that does not exist answer 404", async () => {
    const bytes = await makeImage({ width: 300, seed: 14 });
    expectError(await send(bytes, {}, "/api/admin/media/999999/file"), 404, "NOT_FOUND");
    expectError(await send(bytes, {}, "/api/admin/media/abc/file"), 400, "VALIDATION_FAILED", {
      details: { fields: { id: "Geçerli bir numara girin" } },
    });
  });
});
