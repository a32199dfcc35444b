import { z } from "zod";

const loginState = z.object({ from: z.string().regex(/^\/admin(\/|$)/) });

/** What the sign-in screen is opened with: the address the person wanted. */
export function loginStateFor({ pathname, search }: { pathname: string; search: string }): z.infer<typeof loginState> {
  return { from: pathname + search };
}

/** Where to go after signing in. @param state of the history entry; anything may stand there */
export function returnAddressOf(state: unknown): string {
  return loginState.safeParse(state).data?.from ?? "/admin";
}
