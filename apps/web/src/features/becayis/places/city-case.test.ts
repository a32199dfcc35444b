import { expect, it } from "vitest";
import { fromCity, iAmInCity, placeAsObject, toCity } from "./city-case.ts";

it.each([
  ["Ankara", "Ankara’dan", "Ankara’ya"],
  ["İstanbul", "İstanbul’dan", "İstanbul’a"],
  ["İzmir", "İzmir’den", "İzmir’e"],
  ["Siirt", "Siirt’ten", "Siirt’e"],
  ["Zonguldak", "Zonguldak’tan", "Zonguldak’a"],
  ["Sinop", "Sinop’tan", "Sinop’a"],
  ["Kocaeli", "Kocaeli’den", "Kocaeli’ye"],
  ["Muş", "Muş’tan", "Muş’a"],
  ["Iğdır", "Iğdır’dan", "Iğdır’a"],
  ["Ağrı", "Ağrı’dan", "Ağrı’ya"],
  ["Rize", "Rize’den", "Rize’ye"],
  ["Gümüşhane", "Gümüşhane’den", "Gümüşhane’ye"],
  ["Düzce", "Düzce’den", "Düzce’ye"],
  ["Ordu", "Ordu’dan", "Ordu’ya"],
])("%s: %s, %s", (name, from, to) => expect([fromCity(name), toCity(name)]).toEqual([from, to]));

it.each([
  "Bursa’yı",
  "İzmir’i",
  "Muş’u",
  "Şırnak’ı",
  "Kars’ı",
  "Ağrı’yı",
  "Iğdır’ı",
  "Ordu’yu",
  "Gümüşhane’yi",
  "Sinop’u",
  "Kocaeli’yi",
  "Van’ı",
  "Ürgüp’ü",
  "Göynük’ü",
])("%s", (text) => expect(placeAsObject(text.split("’")[0] ?? "")).toBe(text));

it.each(["İzmir’deyim", "Ankara’dayım", "Siirt’teyim", "Muş’tayım", "Ordu’dayım", "Kocaeli’deyim"])("%s", (text) =>
  expect(iAmInCity(text.split("’")[0] ?? "")).toBe(text),
);
