import { expect, it } from "vitest";
import { completionOf } from "./completion.ts";

const profile = {
  firstName: "Ayşe",
  lastName: "Yılmaz",
  phone: "+90 312 000 00 00",
  dateOfBirth: null,
  bio: null,
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastLoginAt: null,
  avatarUrl: null,
  eraseAfter: null,
};
const swap = { currentInstitution: "Adalet Bakanlığı", currentPosition: "Zabıt Kâtibi", currentCity: "Ankara" };

it("is whole with name, telephone and the post of the swap profile", () => {
  expect(completionOf(profile, swap).percent).toBe(100);
});

it("lacks a quarter without a whole swap profile", () => {
  expect(completionOf(profile).percent).toBe(75);
  expect(completionOf(profile, { ...swap, currentCity: null })).toMatchObject({
    percent: 75,
    message: expect.stringContaining("becayiş profilinizi"),
  });
});

it("is half without a telephone number, whatever the swap profile says", () => {
  expect(completionOf({ ...profile, phone: "" }, swap)).toMatchObject({
    percent: 50,
    message: expect.stringContaining("telefon"),
  });
});
