import { expect, it } from "vitest";
import { addressText } from "./address-text.ts";

const read = (query: string) => addressText(new URLSearchParams(query), "ara");

it.each([
  ["", ""],
  ["ara=", ""],
  ["ara=+dava+", "dava"],
  ["ara=%00dava", "dava"],
  ["ara=%E2%80%8B", ""],
  ["ara=%C2%AD", ""],
  ["ara=%E2%80%AE", ""],
  ["ara=%E3%85%A4", ""],
  ["ara=%E2%80%AAdava%E2%80%AC", "dava"],
  ["ara=%ED%A0%80", "\ufffd\ufffd\ufffd"],
  ["ara=s%CC%A7ehir", "şehir"],
  ["ara[b]=x", ""],
  ["ara=x&ara=y", "x"],
  [`ara=${"a".repeat(300)}`, "a".repeat(200)],
  [`ara=a${"😂".repeat(200)}`, `a${"😂".repeat(99)}`],
  [`ara=${"%E2%80%8B".repeat(300)}dava`, "dava"],
])("%s is read as %j", (query, text) => {
  expect(read(query)).toBe(text);
});
