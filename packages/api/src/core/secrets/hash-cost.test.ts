import { expect, it } from "vitest";
import * as api from "../../index.ts"; // the whole API, which no unit test needs
import { createPasswords } from "./password.ts";

it("the server can create no cheaper hashes", () => {
  expect(createPasswords).toHaveLength(0);
  expect(api).not.toHaveProperty("getPasswords");
});
