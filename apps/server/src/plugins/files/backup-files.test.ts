import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runDueJobs } from "@site/api";
import { backup } from "@site/contract/backup/schema";
import { beforeAll, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

const path = "/api/admin/system/backups";
const call = (method: "GET" | "POST" | "DELETE", url: string, headers: Record<string, string> = admin.headers) =>
  host.server.inject({ method, url, headers, ...(method === "POST" && { payload: {} }) });

it("of concurrent requests one makes a backup, which the administrator alone downloads", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => call("POST", path)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const { id } = backup.parse(answers.find(({ statusCode }) => statusCode === 200)?.json());
  expectError(await call("GET", `${path}/${id}/file`), 404, "NOT_FOUND"); // it is not finished
  await runDueJobs(host.app);

  const folder = join(host.app.instance.dataDir, "backups");
  const [fileName = ""] = readdirSync(folder);
  const answer = await call("GET", `${path}/${id}/file`);
  expect(answer.rawPayload.equals(readFileSync(join(folder, fileName)))).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/gzip",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  });
  const strangers: Record<string, string>[] = [{}, { authorization: "Bearer baska" }];
  for (const headers of strangers)
    for (const method of ["GET", "DELETE"] as const)
      expectError(await call(method, `${path}/${id}${method === "GET" ? "/file" : ""}`, headers), 401, "UNAUTHORIZED");

  writeFileSync(join(host.app.instance.dataDir, "app-secret"), "secret");
  for (const wrong of ["0", "-1", "x", "..%2f..%2fapp-secret", fileName, "999999999", "1e400", "%00"]) {
    const refused = await call("GET", `${path}/${wrong}/file`);
    expect([400, 404], wrong).toContain(refused.statusCode);
    expect(refused.body).not.toContain("secret");
  }
  expect((await call("DELETE", `${path}/${id}`)).statusCode).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});
