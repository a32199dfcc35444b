import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runDueJobs } from "@site/api";
import { backup } from "@site/contract/backup/schema";
import { beforeAll, expect, it } from "vitest";
import { callMutation } from "../../testing/call-procedure.ts";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

const path = "/api/admin/system/backups";
const get = (url: string, headers: Record<string, string> = admin.headers) => host.server.inject({ url, headers });

it("of concurrent requests one makes a backup, which the administrator alone downloads", async () => {
  const start = () => callMutation(host.server, "admin.backups.create", undefined, admin.headers);
  const answers = await Promise.all(Array.from({ length: 4 }, start));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { id } = backup.parse(answers.find(({ status }) => status === 200)?.output);
  expectError(await get(`${path}/${id}/file`), 404, "NOT_FOUND"); // it is not finished
  await runDueJobs(host.app);

  const folder = join(host.app.instance.dataDir, "backups");
  const [fileName = ""] = readdirSync(folder);
  const answer = await get(`${path}/${id}/file`);
  expect(answer.rawPayload.equals(readFileSync(join(folder, fileName)))).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/gzip",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  });
  const strangers: Record<string, string>[] = [{}, { authorization: "Bearer baska" }];
  for (const headers of strangers) {
    expectError(await get(`${path}/${id}/file`, headers), 401, "UNAUTHORIZED");
    const { status, code } = await callMutation(host.server, "admin.backups.remove", { id }, headers);
    expect([status, code]).toEqual([401, "UNAUTHORIZED"]);
  }

  writeFileSync(join(host.app.instance.dataDir, "app-secret"), "secret");
  for (const wrong of ["0", "-1", "x", "..%2f..%2fapp-secret", fileName, "999999999", "1e400", "%00"]) {
    const refused = await get(`${path}/${wrong}/file`);
    expect([400, 404], wrong).toContain(refused.statusCode);
    expect(refused.body).not.toContain("secret");
  }
  expect((await callMutation(host.server, "admin.backups.remove", { id }, admin.headers)).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});
