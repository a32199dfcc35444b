import { domainToUnicode } from "node:url";
import { expect, it } from "vitest";
import { cleanEmail, isEmail } from "./email.ts";

it.each([
  ["ayse@çiçek.com.tr", "ayse@çiçek.com.tr"],
  ["ayse@xn--iek-1lab.com.tr", "ayse@çiçek.com.tr"],
  ["Ayse@XN--IEK-1LAB.COM.TR", "Ayse@çiçek.com.tr"],
  ["ayse@ÇİÇEK.COM.TR", "ayse@çiçek.com.tr"],
  ["ayse@çiçek.com.tr".normalize("NFD"), "ayse@çiçek.com.tr"],
  ["ayse@çiçek。com.tr", "ayse@çiçek.com.tr"],
  ["AYSE@GMAİL.COM", "AYSE@gmail.com"],
  [" ayse@example.com\u200b", "ayse@example.com"],
  ["\u202aayse@exam\u200dple.com\u202c", "ayse@example.com"],
  ["Ayse@Example.COM", "Ayse@Example.COM"],
  ["ayse@аррӏе.com", "ayse@xn--80ak6aa92e.com"],
])("%s is spelled %s", (typed, spelled) => {
  expect(cleanEmail(typed)).toBe(spelled);
  expect(cleanEmail(spelled)).toBe(spelled);
  expect(isEmail(spelled)).toBe(true);
});

it.each([
  "",
  "ayşe@example.com",
  "ayşe@çiçek.com.tr",
  "ayse@çiçek",
  "ayse@çiçek..com",
  "ayse@çiçek.com/x",
  "ayse@çiçek.com:25",
  "a@b@çiçek.com",
  "ayse@çiçek .com",
  "ayse@xn--a.com",
  "ayse@xn--99999999.com",
  "ayse@xn--.com",
  "@çiçek.com",
  "ayse@１２７.0.0.1",
  `${"a".repeat(60)}@${"ç".repeat(50)}.${"ç".repeat(50)}.${"ş".repeat(60)}.${"ş".repeat(60)}.com`,
])("%s is no address", (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});

it("domains are decoded as Node does", () => {
  const names = ["şişli", "ığdır", "müjde-üğö", "âîû", "a-ş-b-ç", "0ş9", "ççççççççç", "ß", "łódź", "zürich2"];
  for (const name of names) {
    const { hostname } = new URL(`http://${name}.com`);
    expect(cleanEmail(`a@${hostname}`)).toBe(`a@${domainToUnicode(hostname)}`);
  }
});
