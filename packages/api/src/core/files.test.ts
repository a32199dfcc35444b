import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile } from "@site/db/testing";
import { describe, expect, it } from "vitest";
import { startS3Server } from "../testing/s3-server.ts";
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

async function keysOf(list: AsyncIterable<string>): Promise<string[]> {
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
    expect(files.addressOf("public/avatars/a.webp")).toBe("/media/avatars/a.webp");
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
    expect(await keysOf(files.listOlderThan("library", later))).toEqual(["library/a.avif", "library/b.jpg"]);
    expect(await keysOf(files.listOlderThan("library", new Date(0)))).toEqual([]);
    expect(await keysOf(files.listOlderThan("nothing", later))).toEqual([]);
  });

  it("have no key that could leave the store", async () => {
    const files = await create();
    for (const key of ["../a.txt", "a/../../b.txt", "/etc/passwd", "a//b.txt", "a", ""]) {
      await expect(files.put(key, Buffer.from("x")), key).rejects.toThrow("names no file");
      expect(await files.get(key), key).toBeUndefined();
    }
  });
});

it("an S3 server's refusal is an error, not a missing file", async () => {
  const files = createS3FileStore({ ...(await startS3Server()), accessKey: "yanlis" });
  await expect(files.put("exports/a.zip", Buffer.from("x"))).rejects.toThrow();
  await expect(files.get("exports/a.zip")).rejects.toThrow();
});
