import { z } from "zod";
import type { Product } from "../bench/product.ts";

const PASSWORD = "uye-icin-parola-42";

/** Returns the longest delay of the product's event loop since this was last asked, in milliseconds (perf_hooks.monitorEventLoopDelay). */
export async function longestDelay(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(numbers)?.[1];
  if (seconds === undefined) throw new Error("/metrics does not tell the delay of the event loop");
  return Number(seconds) * 1_000;
}

/** A sample member who signed in. */
export interface DrillMember {
  id: number;
  email: string;
  password: string;
  token: string;
}

/** Gives the first sample member a password and signs in. The product needs SEED_DEMO. */
export async function signInMember(product: Product): Promise<DrillMember> {
  const [{ id, email }] = z
    .tuple([z.object({ id: z.number(), email: z.string() })], z.unknown())
    .parse(await product.admin("GET", "/api/admin/users"));
  await product.admin("PATCH", `/api/admin/users/${id}/password`, { newPassword: PASSWORD });
  const answer = await postSignIn(product.url, email, PASSWORD);
  const { session } = z.object({ session: z.object({ access_token: z.string() }) }).parse(await answer.json());
  return { id, email, password: PASSWORD, token: session.access_token };
}

/** Sends a member's sign-in. */
export function postSignIn(url: string, email: string, password: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}
