import { beforeAll, expect, it } from "vitest";
import { seed } from "../../../../prisma/seed/index.ts";
import { restRoutes } from "../plugins/rest/rest.ts";
import { createTestHost, signIn } from "../testing/host.ts";
import { type ContractCheck, checkContract, contract } from "../testing/rest-contract.ts";

let check: ContractCheck;
beforeAll(async () => {
  const host = await createTestHost();
  await seed(host.app, { demo: true });
  check = checkContract(host.server, (await signIn(host)).token);
});

it.each(contract)("a documented operation follows the contract: $id", async (entry) => {
  expect(await check.getErrors(entry)).toEqual([]);
});

/** Documented fields about the writer, whom the session alone determines. */
const LEFT_OUT = ["isUserComment", "userId", "adminUser"].map((name) => `POST /api/comments: ${name}`);

it("every documented field is one that its operation has", () => {
  const toPattern = (address: string) => address.replace(/\{\w+\}|:\w+/g, "*");
  const plain = (name: string) => name.replaceAll("_", "").toLowerCase();
  const unknown = contract.flatMap(({ method, path, query, body }) => {
    const route = restRoutes().find((each) => each.method === method && toPattern(each.url) === toPattern(path));
    const known = Object.keys(route?.shape ?? {}).map(plain);
    const documented = Object.keys({ ...query, ...body });
    return route
      ? documented.filter((name) => !known.includes(plain(name))).map((name) => `${method} ${path}: ${name}`)
      : [];
  });
  expect(unknown).toEqual(LEFT_OUT);
});
