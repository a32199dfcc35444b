import { expect, it } from "vitest";
import { getStrength } from "./password-strength.tsx";

it.each([
  ["12345", 0],
  ["123456", 1],
  ["password", 1],
  ["aaaaaaaaaaaaaaaaaaaa", 1],
  ["kavun7", 1],
  ["kavunlu7!", 2],
  ["Kavunlu7!", 3],
  ["mavi deniz ve uzun bir yol", 4],
  ["Çağla-badem 2026", 4],
])("%s has the strength %i", (password, strength) => expect(getStrength(password)).toBe(strength));
