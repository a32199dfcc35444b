import type { App } from "@site/api";
import { signedInAdmin, signedInMember } from "@site/api/testing";
import { keyScope } from "@site/contract/keys/schema";

export type CallerKind = "admin" | "member" | "key";

/** Returns who may call an address. */
export function getKind(path: string): CallerKind {
  if (path.startsWith("/api/v1/")) return "key";
  return path.startsWith("/api/admin/") ? "admin" : "member";
}

/** Returns the token of a new caller; an API key has every scope. */
export async function getToken(app: App, kind: CallerKind): Promise<string> {
  if (kind === "member") return (await signedInMember(app)).token;
  const { token, caller } = await signedInAdmin(app);
  if (kind === "admin") return token;
  const scopes = keyScope.options.slice();
  return (await caller.admin.apiKeys.create({ name: "Deneme", scopes, callsPerMinute: 6_000, days: 1 })).secret;
}
