import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../prisma/seed/index.ts";
import { createTestHost, signIn } from "./testing/host.ts";
import { type ContractCheck, checkContract, contract } from "./testing/rest-contract.ts";

/** Groups whose operations must all exist and pass; add a group when it is implemented. */
const IMPLEMENTED_GROUPS = [
  "site.settings.",
  "site.homepage.",
  "site.slider.",
  "site.pages.",
  "site.securitySettings.",
  "site.contact.",
  "comments.",
  "blog.",
  "reference.",
  "becayis.",
  "admin.becayis.",
  "admin.session.login",
  "admin.session.logout",
  "admin.session.me",
  "admin.session.profile",
  "admin.session.changePassword",
  "auth.",
  "user.",
  "admin.users.",
  "admin.smtp.",
  "admin.emailLogs.",
  "admin.categories.",
  "admin.tags.",
  "admin.posts.list",
  "admin.posts.get",
  "admin.posts.create",
  "admin.posts.update",
  "admin.posts.setFeaturedImage",
  "admin.posts.remove",
  "admin.posts.generalCheck",
  "admin.posts.autoFixCategories",
  "admin.dashboard.",
  "admin.siteSettings.",
  "admin.sliderSettings.",
  "admin.pageSeo.",
  "admin.homepage.",
  "admin.pages.",
  "admin.securitySettings.",
  "admin.notificationSettings.",
  "admin.notifications.",
  "admin.contactMessages.",
  "admin.comments.",
];

let check: ContractCheck;
let passed = 0;
beforeAll(async () => {
  const host = await createTestHost();
  await seed(host.app, { demo: true });
  check = checkContract(host.server, (await signIn(host)).token);
});
afterAll(() => console.info(`REST contract: ${passed} of ${contract.length} documented calls pass`));

describe("a documented operation", () => {
  const required = contract.filter(({ id }) => IMPLEMENTED_GROUPS.some((name) => id.startsWith(name)));
  const others = contract.filter((entry) => !required.includes(entry));

  it.each(required)("follows the contract: $id", async (entry) => {
    expect(await check.faultsOf(entry)).toEqual([]);
    passed++;
  });

  it.each(others)("is missing or follows the contract: $id", async (entry) => {
    if (!(await check.isImplemented(entry))) return;
    expect(await check.faultsOf(entry)).toEqual([]);
    passed++;
  });
});

it("documents every listed group", () => {
  expect(IMPLEMENTED_GROUPS.filter((name) => !contract.some(({ id }) => id.startsWith(name)))).toEqual([]);
});
