import { expect, it } from "vitest";
import { isDatabaseUnavailable, isTransactionUndone } from "./unavailable.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

it.each([
  "57P03",
  "57P01",
  "53100",
  "53300",
  "08006",
  "57014",
  "55P03",
  "25006",
  "EPIPE",
  "ECONNRESET",
  "ECONNREFUSED",
  "P1001",
  "P2024",
])("recognises %s as an unavailable database, also wrapped", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error("x", { cause: { kind: "postgres", originalCode: code, message: "x" } }))).toBe(
    true,
  );
  expect(
    isDatabaseUnavailable(
      Object.assign(coded("P2010"), {
        meta: { driverAdapterError: new Error("x", { cause: { originalCode: code } }) },
      }),
    ),
  ).toBe(true);
});

it.each([
  "Client has encountered a connection error and is not queryable",
  "Query read timeout",
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
])("recognises: %s", (message) => {
  expect(isDatabaseUnavailable(new Error("x", { cause: new Error(message) }))).toBe(true);
});

it("recognises nothing else", () => {
  for (const error of [
    coded("23505"),
    coded("P2002"),
    coded("42P01"),
    coded("40001"),
    coded("08P01"),
    new Error("x"),
    "ECONNREFUSED",
    null,
    undefined,
    { cause: { cause: {} } },
  ]) {
    expect(isDatabaseUnavailable(error)).toBe(false);
  }
  const circle = new Error("x");
  circle.cause = circle;
  expect(isDatabaseUnavailable(circle)).toBe(false);
});

it.each(["40001", "40P01", "P2034"])("recognises %s as an aborted transaction", (code) => {
  for (const error of [
    coded(code),
    new Error("x", { cause: { kind: "TransactionWriteConflict", originalCode: code } }),
  ]) {
    expect([isTransactionUndone(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
  }
  expect(isTransactionUndone(coded("57P01"))).toBe(false);
});
