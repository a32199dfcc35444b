import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile } from "@site/db/testing";
import { describe, expect, it } from "vitest";
import { startS3Server } from "../../testing/s3-server.ts";
import { FilesUnavailableError } from "../calls/errors.ts";
import { toPublicError } from "../calls/public-error.ts";
import { createFileStore } from "./files.ts";
import { createS3FileStore } from "./s3-files.ts";

const stores = {
  "a folder": async () => {
    const folder = mkdtempSync(join(tmpdir(), "hvy-files-"));
    afterTestFile(() => rmSync(folder, { recursive: true }));
    return createFileStore(folder);
  },
  "an S3 server": async () => createS3FileStore(await startS3Server()),
};

async function getKeys(list: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of list) keys.push(key);
  return keys.toSorted();
}

describe.each(Object.entries(stores))("files in %s", (_, create) => {
  it("are read as they were written, until they are removed", async () => {
    const files = await create();
    const bytes = Buffer.from(Uint8Array.from({ length: 100_000 }, (_, at) => at % 256));
    await files.put("public/avatars/a.webp", bytes);
    expect((await files.get("public/avatars/a.webp"))?.equals(bytes)).toBe(true);
    await files.put("public/avatars/a.webp", Buffer.from("yeni"));
    expect((await files.get("public/avatars/a.webp"))?.toString()).toBe("yeni");
    await files.remove("public/avatars/a.webp");
    expect(await files.get("public/avatars/a.webp")).toBeUndefined();
    await files.remove("public/avatars/a.webp");
    expect(files.getAddress("public/avatars/a.webp")).toBe("/media/avatars/a.webp");
  });

  it("may come in pieces", async () => {
    const files = await create();
    await files.put(
      "exports/a.zip",
      (async function* () {
        yield Buffer.from("bir ");
        yield Buffer.from("iki");
      })(),
    );
    expect((await files.get("exports/a.zip"))?.toString()).toBe("bir iki");
  });

  it("are listed by folder and age", async () => {
    const files = await create();
    for (const key of ["library/a.avif", "library/b.jpg", "library/deeper/c.jpg", "exports/d.zip"])
      await files.put(key, Buffer.from(key));
    const later = new Date(Date.now() + 60_000);
    expect(await getKeys(files.listOlderThan("library", later))).toEqual(["library/a.avif", "library/b.jpg"]);
    expect(await getKeys(files.listOlderThan("library", new Date(0)))).toEqual([]);
    expect(await getKeys(files.listOlderThan("nothing", later))).toEqual([]);
  });

  it("have no key that could leave the store", async () => {
    const files = await create();
    for (const key of ["../a.txt", "a/../../b.txt", "/etc/passwd", "a//b.txt", "a", ""]) {
      await expect(files.put(key, Buffer.from("x")), key).rejects.toThrow("names no file");
      expect(await files.get(key), key).toBeUndefined();
    }
  });
});

describe("a folder", () => {
  it("never holds half a file, and a failed write leaves nothing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hvy-files-"));
    afterTestFile(() => rmSync(folder, { recursive: true }));
    const files = createFileStore(folder);
    await files.put("exports/a.zip", Buffer.from("eski"));
    const broken = (async function* () {
      yield Buffer.from("yarım");
      expect((await files.get("exports/a.zip"))?.toString()).toBe("eski");
      expect(await getKeys(files.list("exports"))).toEqual(["exports/a.zip"]);
      throw new Error("cut off");
    })();
    await expect(files.put("exports/a.zip", broken)).rejects.toThrow("cut off");
    expect((await files.get("exports/a.zip"))?.toString()).toBe("eski");
    expect(readdirSync(join(folder, "exports"))).toEqual(["a.zip"]);
    expect(statSync(join(folder, "exports/a.zip")).mode & 0o777).toBe(0o600);
  });
});

describe("an S3 storage that fails", () => {
  const WAIT_MS = 300;

  /** Starts a storage that answers in one way. */
  async function storeOn(listener: RequestListener) {
    const server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    afterTestFile(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the system gave no port");
    return storeAt(`http://127.0.0.1:${address.port}`);
  }
  const storeAt = (endpoint: string) =>
    createS3FileStore({ endpoint, bucket: "b", region: "auto", accessKey: "k", secretKey: "s" }, WAIT_MS);
  const status =
    (code: number): RequestListener =>
    (_, response) =>
      void response.writeHead(code).end();
  const drip: RequestListener = (_, response) => {
    response.writeHead(200, { "content-length": 1_000, "content-type": "application/xml" });
    const timer = setInterval(() => response.write("a"), 20);
    response.on("close", () => clearInterval(timer));
  };
  const silence: RequestListener = () => undefined;
  const cutOff: RequestListener = (_, response) => {
    response.writeHead(200, { "content-length": 1_000 });
    response.write("a", () => response.destroy());
  };

  it.each([
    ["500", status(500), "broken"],
    ["403", status(403), "refused"],
    ["503", status(503), "busy"],
    ["silence", silence, "unreachable"],
    ["a cut-off answer", cutOff, "unreachable"],
    ["a slow drip", drip, "unreachable"],
  ] as const)("with %s says so in time", async (_, listener, reason) => {
    const files = await storeOn(listener);
    const read = files.get("library/a.jpg");
    await expect(read).rejects.toMatchObject({ reason });
    const error = await read.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FilesUnavailableError);
    expect(toPublicError(error)).toMatchObject({ status: 503, details: { retryAfter: 5 }, isUnexpected: true });
    await expect(getKeys(files.list("library"))).rejects.toMatchObject({ reason });
    if (listener === drip || listener === cutOff) return; // writes do not read the answer
    await expect(files.put("library/a.jpg", Buffer.alloc(100_000))).rejects.toMatchObject({ reason });
    await expect(files.remove("library/a.jpg")).rejects.toMatchObject({ reason });
  });

  it("with refused connections says so", async () => {
    const files = storeAt("http://127.0.0.1:9");
    await expect(files.get("library/a.jpg")).rejects.toMatchObject({ reason: "unreachable" });
    await expect(files.put("library/a.jpg", Buffer.from("x"))).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("with another key refuses", async () => {
    const files = createS3FileStore({ ...(await startS3Server()), accessKey: "yanlis" });
    await expect(files.put("exports/a.zip", Buffer.from("x"))).rejects.toMatchObject({ reason: "refused" });
    await expect(files.get("exports/a.zip")).rejects.toMatchObject({ reason: "refused" });
  });
});
