import { expect, it } from "vitest";
import { DiskFullError, explainInitError } from "./errors.ts";

it("a database that could not be made is explained with initdb's reason and not with its clean-up", () => {
  const output = (reason: string) =>
    `initdb: error: ${reason}\ninitdb: removing contents of data directory "/daten/postgres-Ab12Cd"`;
  expect(explainInitError(output('could not write file "x": No space left on device'), "/daten")).toEqual(
    new DiskFullError("/daten"),
  );
  const partly = output('could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10');
  expect(explainInitError(partly, "/daten")).toEqual(new DiskFullError("/daten"));
  expect(explainInitError(output("invalid locale name"), "/daten").message).toBe(
    "no database could be made in /daten: invalid locale name",
  );
});
