import { expect, it } from "vitest";
import { provinceOfOtherName } from "./province-names.ts";

it.each([
  ["Urfa", "sanliurfa"],
  ["ŞANLI URFA", "sanliurfa"],
  ["Ş.Urfa", "sanliurfa"],
  ["ş. urfa", "sanliurfa"],
  ["antep", "gaziantep"],
  ["G.ANTEP", "gaziantep"],
  ["maraş".normalize("NFD"), "kahramanmaras"],
  ["MARAS", "kahramanmaras"],
  ["K.Maraş", "kahramanmaras"],
  ["KMARAŞ", "kahramanmaras"],
  ["Kahraman-Maraş", "kahramanmaras"],
  ["Afyon", "afyonkarahisar"],
  ["İçel", "mersin"],
  ["ICEL", "mersin"],
  ["İZMİT", "kocaeli"],
  ["izmit", "kocaeli"],
  ["Adapazarı", "sakarya"],
  ["antakya", "hatay"],
  ["Afyon K.Hisar", "afyonkarahisar"],
  ["T.Dağ", "tekirdag"],
  ["Elaziz", "elazig"],
  ["İst.", "istanbul"],
])("%s is %s", (name, province) => {
  expect(provinceOfOtherName(name)).toBe(province);
});

it.each(["", "İzmir", "Kahraman", "Atlantis", "k", "constructor"])("%s is no other name", (name) => {
  expect(provinceOfOtherName(name)).toBeUndefined();
});
