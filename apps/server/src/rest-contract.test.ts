import { beforeAll, expect, it } from "vitest";
import { seed } from "../../../prisma/seed/index.ts";
import { createTestHost, signIn } from "./testing/host.ts";
import { type ContractCheck, checkContract, contract } from "./testing/rest-contract.ts";

let check: ContractCheck;
beforeAll(async () => {
  const host = await createTestHost();
  await seed(host.app, { demo: true });
  check = checkContract(host.server, (await signIn(host)).token);
});

it.each(contract)("a documented operation follows the contract: $id", async (entry) => {
  expect(await check.faultsOf(entry)).toEqual([]);
});
