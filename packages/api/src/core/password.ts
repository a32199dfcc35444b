import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the parameters OWASP's Password Storage Cheat Sheet gives: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: an unknown user costs the same time as a wrong password. */
const NOBODYS_HASH = "$argon2id$v=19$m=19456,t=2,p=1$an85/EbhzI8UiafDHAKYwg$BGR++n8j1sLSY6rzbQsZlgxYUSSO4XUz5qEyh+1h1UQ";

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Compares in the same time whether or not there is such a user; without a hash the answer is always false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password);
  return matches && passwordHash !== undefined;
}
