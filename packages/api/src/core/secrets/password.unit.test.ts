import { hash as argon2Hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { createPasswords } from "./password.ts";

it("the product's hashes have OWASP's cost, and only their password matches", async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash("dogru-parola-42");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("dogru-parola-42", hash)).toBe(true);
  expect(await passwords.matches("dogru-parola-42", undefined)).toBe(false);
  expect(await passwords.matches("yanlis-parola-42", hash)).toBe(false);
});

it.each([
  ["composed", "Şifrem-çok-uzun-ve-güçlü-7", "Şifrem-çok-uzun-ve-güçlü-7".normalize("NFD")],
  ["with a no-break space", "mavi deniz 7", "mavi\u00a0deniz 7"],
])("a password matches in each spelling (%s)", async (_, password, typed) => {
  const passwords = createPasswords();
  const hash = await passwords.hash(typed);
  expect(await passwords.matches(password, hash)).toBe(true);
  expect(await passwords.matches(typed, hash)).toBe(true);
  expect(await passwords.renew(typed, hash)).toBeUndefined();
  expect(await passwords.matches("ﬁ-parola-42", await passwords.hash("fi-parola-42"))).toBe(false);
});

it("a hash of another spelling still matches and is renewed", async () => {
  const passwords = createPasswords();
  const typed = "Şifrem-çok-güçlü-7".normalize("NFD");
  const earlier = await argon2Hash(typed);
  expect(await passwords.matches(typed, earlier)).toBe(true);
  const renewed = (await passwords.renew(typed, earlier)) ?? "";
  expect(await passwords.matches(typed.normalize("NFC"), renewed)).toBe(true);
  expect(await passwords.renew(typed, renewed)).toBeUndefined();
});
