import { makePost } from "@site/api/testing";
import { beforeAll, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

it("the posts are a file for the administrator alone", async () => {
  await makePost(host.app, { title: "Bir yazı", status: "draft" });
  const url = "/api/admin/posts-file";
  expectError(await host.server.inject(url), 401, "UNAUTHORIZED");
  const answer = await host.server.inject({ url, headers: admin.headers });
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    200,
    "application/json; charset=utf-8",
    "no-store",
  ]);
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="yazilar-[\d-]+\.json"$/);
  expect(answer.json().posts).toEqual([expect.objectContaining({ title: "Bir yazı", status: "draft" })]);
});
