import { z } from "zod";
import type { Product } from "../bench/product.ts";

const PASSWORD = "uye-icin-parola-42";

/** Returns the longest event loop delay since the last call, in milliseconds (perf_hooks.monitorEventLoopDelay). */
export async function longestDelay(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(numbers)?.[1];
  if (seconds === undefined) throw new Error("/metrics does not tell the delay of the event loop");
  return Number(seconds) * 1_000;
}

/** A signed-in sample member. */
export interface DrillMember {
  id: number;
  email: string;
  password: string;
  token: string;
}

/** Sets a password for the first sample member and signs in. The product must be started with SEED_DEMO. */
export async function signInMember(product: Product): Promise<DrillMember> {
  const [{ id, email }] = z
    .tuple([z.object({ id: z.number(), email: z.string() })], z.unknown())
    .parse(await product.admin("GET", "/api/admin/users"));
  await product.admin("PATCH", `/api/admin/users/${id}/password`, { newPassword: PASSWORD });
  const answer = await postSignIn(product.url, email, PASSWORD);
  const { session } = z.object({ session: z.object({ access_token: z.string() }) }).parse(await answer.json());
  return { id, email, password: PASSWORD, token: session.access_token };
}

/** Sends a member's sign-in request. */
export function postSignIn(url: string, email: string, password: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}
