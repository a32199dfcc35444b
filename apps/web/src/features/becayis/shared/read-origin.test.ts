import { expect, it } from "vitest";
import { findOrigin } from "./read-origin.ts";

const SITE = "https://example.org";
const ask = `${SITE}/becayis/eslesme?kurum=a`;

it.each([
  [`${ask}&kaynak=afis`, "https://www.google.com/", "afis"],
  [ask, `${SITE}/becayis/ilan/ankara-izmir-7?kaynak=paylasim`, "paylasim"],
  [ask, `${SITE}/becayis/kurum/adalet-bakanligi/zabit-katibi`, "acilis"],
  [ask, `${SITE}/becayis/kurum/adalet-bakanligi?kaynak=takip`, "takip"],
  [ask, "https://www.google.com.tr/", "arama"],
  [ask, "https://yandex.com.tr/search/?text=becayis", "arama"],
  [ask, "https://google.com.kotu.example/", "dogrudan"],
  [ask, "https://notgoogle.com/", "dogrudan"],
  [ask, "https://forum.example/?kaynak=paylasim", "dogrudan"],
  [ask, `${SITE}/becayis`, "dogrudan"],
  [ask, "", "dogrudan"],
  [ask, "android-app://com.whatsapp/", "dogrudan"],
  [`${ask}&kaynak=${"x".repeat(5_000)}&kaynak=afis`, "", "dogrudan"],
])("a reader at %.60s after %j came by %s", (address, referrer, origin) => {
  expect(findOrigin(address, referrer)).toBe(origin);
});
