import { expect, it } from "vitest";
import { getCompletion } from "./completion.ts";

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

it("is 100 % with name, phone and a complete swap profile", () => {
  expect(getCompletion(profile, swap).percent).toBe(100);
});

it("is 75 % without a complete swap profile", () => {
  expect(getCompletion(profile).percent).toBe(75);
  expect(getCompletion(profile, { ...swap, currentCity: null })).toMatchObject({
    percent: 75,
    message: expect.stringContaining("becayiş profilinizi"),
  });
});

it("is 50 % without a phone number, even with a complete swap profile", () => {
  expect(getCompletion({ ...profile, phone: "" }, swap)).toMatchObject({
    percent: 50,
    message: expect.stringContaining("telefon"),
  });
});
