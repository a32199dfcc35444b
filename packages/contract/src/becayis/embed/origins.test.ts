import { expect, it } from "vitest";
import { isOrigin } from "./origins.ts";

it.each(["https://forum.example.org", "http://localhost:5173", "https://xn--rnek-4qa.example", "https://a-b.tr:8443"])(
  "%s is an origin",
  (text) => expect(isOrigin(text)).toBe(true),
);

it.each([
  "",
  "*",
  "'none'",
  "forum.example.org",
  "https://forum.example.org/",
  "https://forum.example.org/a",
  "https://*.example.org",
  "https://FORUM.example.org",
  "https://forum.example.org:443",
  "https://forum.example.org:99999",
  "https://a@forum.example.org",
  "https://a;script-src.example",
  "https://a,b.example",
  "https://a b.example",
  "https://örnek.example",
  "https://-a.example",
  "ftp://forum.example.org",
  "javascript:alert(1)",
  "null",
  `https://${"a.".repeat(130)}example`,
])("%s is none", (text) => expect(isOrigin(text)).toBe(false));
