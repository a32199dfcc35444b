import { expect, it } from "vitest";
import { maskedPerson, maskName, maskSurname } from "./privacy.ts";

it.each([
  ["Yılmaz", "Y***"],
  ["ılgaz", "I***"],
  ["ipek", "İ***"],
  ["ßmann", "S***"],
  ["ﬁdan", "F***"],
  ["😂can", "😂***"],
  ["", "***"],
])("%s is masked as %s", (lastName, masked) => {
  expect(maskSurname(lastName)).toBe(masked);
  const fullName = maskName({ firstName: "Ayşe", lastName });
  expect(maskedPerson.safeParse({ first_name: "Ayşe", last_name: masked, full_name: fullName }).success).toBe(true);
});
