import { expect, test } from "vitest";
import { normaliseLink } from "./normalise-link.ts";

test.each([
  ["https://ornek.com/yol?a=1#b", "https://ornek.com/yol?a=1#b"],
  ["  ornek.com/yol ", "https://ornek.com/yol"],
  ["www.ornek.com.tr", "https://www.ornek.com.tr"],
  ["/blog/becayis-nedir", "/blog/becayis-nedir"],
  ["#bolum", "#bolum"],
  ["bilgi@ornek.com", "mailto:bilgi@ornek.com"],
  ["mailto:bilgi@ornek.com", "mailto:bilgi@ornek.com"],
  ["tel:+902120000000", "tel:+902120000000"],
])("normalises %j to %j", (typed, link) => {
  expect(normaliseLink(typed)).toBe(link);
});

test.each(["", "olmaz adres", "javascript:alert(1)", "data:text/html,x", "//ornek.com", "ornek", "https://"])(
  "rejects %j",
  (typed) => {
    expect(normaliseLink(typed)).toBeUndefined();
  },
);
