import { beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../prisma/seed/index.ts";
import { createTestHost, signIn } from "./testing/host.ts";
import { type ContractCheck, type ContractEntry, checkContract, contract } from "./testing/rest-contract.ts";

/** Documented operations that do not exist yet; one that is implemented is removed here. */
const MISSING = [
];

let check: ContractCheck;
beforeAll(async () => {
  const host = await createTestHost();
  await seed(host.app, { demo: true });
  check = checkContract(host.server, (await signIn(host)).token);
});

describe("a documented operation", () => {
  const isMissing = ({ id }: ContractEntry) => MISSING.includes(id);

  it.each(contract.filter((entry) => !isMissing(entry)))("follows the contract: $id", async (entry) => {
    expect(await check.faultsOf(entry)).toEqual([]);
  });

  it.each(contract.filter(isMissing))("is missing as listed: $id", async (entry) => {
    expect(await check.isImplemented(entry)).toBe(false);
  });
});

it("documents every operation listed as missing", () => {
  expect(MISSING.filter((name) => !contract.some(({ id }) => id === name))).toEqual([]);
});
