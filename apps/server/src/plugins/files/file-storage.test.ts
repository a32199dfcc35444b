import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type App, createS3FileStore, watchS3 } from "@site/api";
import { createTestApp, makeImage, startS3Server } from "@site/api/testing";
import { mediaItem } from "@site/contract/media/schema";
import type { UpstreamErrorReason } from "@site/contract/system/schema";
import { afterTestFile } from "@site/db/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { callMutation } from "../../testing/call-procedure.ts";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

const WAIT_MS = 500;
const noted: (UpstreamErrorReason | undefined)[] = [];
let host: TestHost;
let admin: SignedIn;
let use: (files: App["files"]) => void;
let whole: App["files"];

beforeAll(async () => {
  const app = await createTestApp();
  let current = app.files;
  use = (files) => {
    current = files;
  };
  const files: App["files"] = {
    put: (...given) => current.put(...given),
    get: (...given) => current.get(...given),
    remove: (...given) => current.remove(...given),
    list: (...given) => current.list(...given),
    listOlderThan: (...given) => current.listOlderThan(...given),
    getAddress: (...given) => current.getAddress(...given),
  };
  host = await createTestHost({ app: { ...app, files } });
  admin = await signIn(host);
  whole = createS3FileStore(await startS3Server());
});

/** Returns a storage whose server answers in one way. */
async function failing(listener: RequestListener): Promise<App["files"]> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const options = { bucket: "b", region: "auto", accessKey: "k", secretKey: "s" };
  const files = createS3FileStore({ ...options, endpoint: `http://127.0.0.1:${address.port}` }, WAIT_MS);
  return watchS3(files, { record: (_, error) => void noted.push(error) });
}

const upload = async (seed: number, url = "/api/admin/media") =>
  host.server.inject({
    method: url === "/api/admin/media" ? "POST" : "PUT",
    url,
    headers: { "content-type": "application/octet-stream", "x-file-name": "a.jpg", ...admin.headers },
    payload: await makeImage({ width: 300, height: 200, seed }),
  });

describe("while the storage fails", () => {
  it.each([
    ["500", (_, response) => void response.writeHead(500).end(), "broken"],
    ["403", (_, response) => void response.writeHead(403).end(), "refused"],
    ["silence", () => undefined, "unreachable"],
  ] as [string, RequestListener, UpstreamErrorReason][])(
    "with %s, images and uploads answer 503",
    async (_, listener, error) => {
      use(whole);
      const image = mediaItem.parse((await upload(1)).json());
      noted.length = 0;
      use(await failing(listener));
      for (const address of [image.address, "/media/avatars/a.webp"]) {
        const answer = await host.server.inject(address);
        expectError(answer, 503, "UNAVAILABLE");
        expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
        expect(answer.headers.etag).toBeUndefined();
      }
      const refused = await upload(2);
      expectError(refused, 503, "UNAVAILABLE");
      expect(refused.headers["retry-after"]).toBe("5");
      expect(new Set(noted)).toEqual(new Set([error]));
      expect(await host.app.db.prisma.libraryImage.count()).toBe(1);
    },
  );

  it("an image that was replaced keeps its new file, and a removed one is removed", async () => {
    use(whole);
    const image = mediaItem.parse((await upload(1)).json());
    const broken = await failing((_, response) => void response.writeHead(500).end());
    use({ ...whole, remove: broken.remove });
    expect((await upload(3, `/api/admin/media/${image.id}/file`)).statusCode).toBe(200);
    expect((await host.server.inject(image.address)).statusCode).toBe(200);
    const removed = await callMutation(host.server, "admin.media.remove", { id: image.id }, admin.headers);
    expect(removed.status).toBe(200);
    expect((await host.server.inject(image.address)).statusCode).toBe(404);
  });
});
