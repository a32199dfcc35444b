import { expect, test } from "vitest";
import { base64File, isBase64 } from "./base64.ts";

test.each(["QQ==", "QUI=", "QUJD", "data:image/jpeg;base64,QUJD", "data:image/svg+xml;base64,QQ=="])(
  "%s is base64",
  (text) => {
    expect(isBase64(text)).toBe(true);
  },
);

test.each([
  "",
  "=",
  "==",
  "QQ===",
  "QU JD",
  "QU\nJD",
  "Q=Q=",
  "<script>",
  "data:image/jpeg;base64,",
  "data:image/jpeg,QUJD",
  "data:a,data:b;base64,QUJD",
  "QUJD,QUJD",
  "çÇ==",
])("%j is none", (text) => {
  expect(isBase64(text)).toBe(false);
});

test("files of many megabytes are checked, and each fault has its message", () => {
  const file = base64File(20_000_000, { required: "gerekli", tooLarge: "büyük", unreadable: "okunamaz" });
  const read = (value: unknown) => file.safeParse(value).error?.issues[0]?.message;
  expect([read(undefined), read(""), read("<b>"), read("A".repeat(20_000_001))]).toEqual([
    "gerekli",
    "gerekli",
    "okunamaz",
    "büyük",
  ]);
  expect(read("A".repeat(19_999_999))).toBeUndefined();
  expect(read(`${"A".repeat(19_999_998)}ç`)).toBe("okunamaz");
});
