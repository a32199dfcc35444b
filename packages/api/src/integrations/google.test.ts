import { afterTestFile } from "@site/db/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { chooseAt, type OpenIdProvider, openIdClient, startOpenIdProvider } from "../testing/openid-provider.ts";
import { createGoogle, type GooglePurpose, getGooglePurpose } from "./google.ts";
import { watchGoogle } from "./watched/watched.ts";

const SITE = "https://site.example.org";
const RETURN = `${SITE}/api/admin/auth/google/callback`;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.admit(SITE);
  afterTestFile(() => provider.close());
});
beforeEach(() => {
  provider.accounts.clear();
  provider.accounts.set("g-1", { email: "avukat@example.org" });
  provider.idTokenSeconds = 600;
});

const client = (change: Partial<Parameters<typeof createGoogle>[0]> = {}) =>
  createGoogle({ issuer: provider.issuer, ...openIdClient, ...change });

async function comeBack(google = client(), way: GooglePurpose = "admin") {
  const { address, flow } = await google.begin(RETURN, way);
  return { google, address: new URL(address), flow, returned: new URL(await chooseAt(provider, address, "g-1")) };
}

it("returns the account that the provider vouches for, its address only if verified", async () => {
  const { google, address, flow, returned } = await comeBack();
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    state: flow.state,
    nonce: flow.nonce,
  });
  expect(address.href).not.toContain(flow.verifier);
  const account = { sub: "g-1", isHosted: false, name: undefined };
  expect(await google.finish(returned, flow)).toEqual({ ...account, email: "avukat@example.org" });
  provider.accounts.set("g-1", { email: "avukat@example.org", isVerified: false });
  const second = await comeBack();
  expect(await second.google.finish(second.returned, second.flow)).toEqual({ ...account, email: undefined });
});

it.each([
  ["a Gmail address", { email: "Ayse@Gmail.com" }, true],
  ["an organisation's mailbox", { email: "ayse@baro.example", hostedDomain: "baro.example" }, true],
  ["an address elsewhere", { email: "ayse@notgmail.com" }, false],
])(
  "says whether the provider hosts the mailbox of %s, and the name to who joins alone",
  async (_, account, isHosted) => {
    provider.accounts.set("g-1", { ...account, name: "Ayşe Yılmaz" });
    const admin = await comeBack();
    expect(await admin.google.finish(admin.returned, admin.flow)).toMatchObject({ isHosted, name: undefined });
    const join = await comeBack(client(), "join");
    expect(await join.google.finish(join.returned, join.flow)).toMatchObject({ isHosted, name: "Ayşe Yılmaz" });
    expect([admin, join].map(({ flow }) => getGooglePurpose(flow.state))).toEqual(["admin", "join"]);
  },
);

it.each(["state", "nonce", "verifier"] as const)("refuses an answer to another %s", async (part) => {
  const { google, flow, returned } = await comeBack();
  const other = (await google.begin(RETURN, "admin")).flow[part];
  await expect(google.finish(returned, { ...flow, [part]: other })).rejects.toThrow();
});

it("refuses a used code, an expired token, another secret and another issuer", async () => {
  const first = await comeBack();
  await first.google.finish(first.returned, first.flow);
  await expect(first.google.finish(first.returned, first.flow)).rejects.toThrow();
  provider.idTokenSeconds = -60;
  const late = await comeBack();
  await expect(late.google.finish(late.returned, late.flow)).rejects.toThrow();
  provider.idTokenSeconds = 600;
  const { returned, flow } = await comeBack();
  await expect(client({ clientSecret: "another" }).finish(returned, flow)).rejects.toThrow();
  await expect(
    client({ issuer: provider.issuer.replace("localhost", "127.0.0.1") }).begin(RETURN, "admin"),
  ).rejects.toThrow();
});

it("asks again after the provider was away", async () => {
  const absent = await startOpenIdProvider();
  const google = client({ issuer: absent.issuer });
  await absent.close();
  await expect(google.begin(RETURN, "admin")).rejects.toThrow();
  await expect(google.begin(RETURN, "admin")).rejects.toThrow();
});

it("is noted for the system page: answers and errors of the provider, not those of who signs in", async () => {
  const noted: unknown[] = [];
  const watched = (google: ReturnType<typeof client>) => watchGoogle(google, { record: (...call) => noted.push(call) });
  const { google, flow, returned } = await comeBack(watched(client()));
  await google.finish(returned, flow);
  await expect(google.finish(returned, flow)).rejects.toThrow(); // a used code
  await expect(google.finish(returned, { ...flow, state: "x" })).rejects.toThrow();
  expect(noted).toEqual([["google"]]);
  const second = await comeBack();
  const stranger = watched(client({ clientSecret: "another" }));
  await expect(stranger.finish(second.returned, second.flow)).rejects.toThrow();
  const absent = await startOpenIdProvider();
  await absent.close();
  await expect(watched(client({ issuer: absent.issuer })).begin(RETURN, "admin")).rejects.toThrow();
  expect(noted.slice(1)).toEqual([
    ["google", "refused"],
    ["google", "unreachable"],
  ]);
});
