import { expect, it } from "vitest";
import * as api from "../index.ts";
import { createPasswords } from "./password.ts";

it("the product's hashes have OWASP's cost, and only their password matches", async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash("dogru-parola-42");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("dogru-parola-42", hash)).toBe(true);
  expect(await passwords.matches("dogru-parola-42", undefined)).toBe(false);
  expect(await passwords.matches("yanlis-parola-42", hash)).toBe(false);
});

it("the server can create no cheaper hashes", () => {
  expect(createPasswords).toHaveLength(0);
  expect(api).not.toHaveProperty("passwordsOf");
});
