import { describe, expect, it } from "vitest";
import { readGoogleReturn } from "./google-return.ts";

const token = `a_${"x".repeat(43)}`;
const read = (place: { search?: string; hash?: string; cookie?: string }) =>
  readGoogleReturn({ search: "", hash: "", cookie: "", ...place });

describe("the way back from Google", () => {
  it.each([
    ["query", { search: `?token=${token}&google_auth=success` }],
    ["fragment", { hash: `#token=${token}&google_auth=success` }],
    ["cookies", { cookie: `theme=dark; token=${token}; google_auth=success` }],
  ])("brings the token in the %s", (_, place) => {
    expect(read(place)).toEqual({ token });
  });

  it("returns nothing without google_auth or with an invalid token", () => {
    expect(read({ hash: `#token=${token}` })).toEqual({});
    expect(read({ hash: "#token=javascript:alert(1)&google_auth=success" })).toEqual({});
    expect(read({ search: "?google_auth=success", cookie: `token=${token}` })).toEqual({});
    expect(read({})).toEqual({});
  });

  it("asks for the second step", () => {
    expect(read({ hash: "#google_auth=second_factor" })).toEqual({ needsCode: true });
  });

  it.each([
    ["auth_failed", "Google ile giriş başarısız oldu. Lütfen tekrar deneyin."],
    ["unauthorized_email", "Bu email adresi admin paneline erişim yetkisine sahip değil."],
    ["token_failed", "Google token alınamadı. Lütfen tekrar deneyin."],
    ["no_code", "Google authorization code alınamadı."],
    ["toString", "Giriş hatası: toString"],
    ["x".repeat(200), `Giriş hatası: ${"x".repeat(60)}`],
  ])("names the error %s", (code, error) => {
    expect(read({ search: `?error=${code}`, hash: `#token=${token}&google_auth=success` })).toEqual({ error });
  });
});
