import { expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const box = createSecretBox("bir uygulama sırrı");
const column = "security_settings.secret_key";

it("opens what it sealed, also in another instance", () => {
  for (const text of ["", "0x4AAAA-gizli", "ğüşıöç 🔑"])
    expect(createSecretBox("bir uygulama sırrı").open(column, box.seal(column, text))).toBe(text);
});

it("seals equal texts differently and never in clear text", () => {
  const first = box.seal(column, "gizli-anahtar");
  expect(Buffer.from(first)).not.toEqual(Buffer.from(box.seal(column, "gizli-anahtar")));
  expect(Buffer.from(first).toString("latin1")).not.toContain("gizli");
});

it("does not open values of another column or secret, or changed ones", () => {
  const sealed = box.seal(column, "gizli-anahtar");
  expect(() => box.open("smtp_configs.password", sealed)).toThrow();
  expect(() => createSecretBox("başka bir sır").open(column, sealed)).toThrow();
  for (let index = 0; index < sealed.length; index++)
    expect(() => box.open(column, sealed.with(index, (sealed[index] ?? 0) ^ 1))).toThrow();
  expect(() => box.open(column, sealed.subarray(0, 20))).toThrow();
  expect(() => box.open(column, new Uint8Array())).toThrow();
});
