import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile } from "@site/db/testing";
import S3rver from "s3rver";
import type { S3Options } from "../core/storage/s3-files.ts";

const BUCKET = "site-files";

/** Starts an S3 server with an empty bucket until the end of the test file; it checks the key, not the signature. */
export async function startS3Server(): Promise<S3Options> {
  const directory = mkdtempSync(join(tmpdir(), "hvy-s3-"));
  const server = new S3rver({
    directory,
    address: "127.0.0.1",
    port: 0,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  afterTestFile(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: "us-east-1",
    accessKey: "S3RVER",
    secretKey: "S3RVER",
  };
}
