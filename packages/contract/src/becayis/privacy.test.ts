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
  expect(maskedPerson.safeParse({ firstName: "Ayşe", lastName: masked, fullName }).success).toBe(true);
});

it.each([
  ["ARAYIN 0532 999 88 77", "ARAYIN •••"],
  ["Whatsapp arayin 532 99 98", "Whatsapp arayin •••"],
  ["Ayşe ayse@example.org", "Ayşe •••"],
  ["Ayşe ayse (at) gmail nokta com", "Ayşe •••"],
  ["Ayşe ０５３２", "Ayşe •••"],
  ["Ayşe Nur", "Ayşe Nur"],
  ["ayşe nur", "ayşe nur"],
])("the first name %s is shown as %s", (firstName, shown) => {
  expect(maskName({ firstName, lastName: "Veli" })).toBe(`${shown} V***`);
});
