import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Argon2id with the parameters OWASP's Password Storage Cheat Sheet gives: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: an unknown user costs the same time as a wrong password. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$an85/EbhzI8UiafDHAKYwg$BGR++n8j1sLSY6rzbQsZlgxYUSSO4XUz5qEyh+1h1UQ";

/** Node's thread pool has four threads, which files, compression and name look-ups share with the hashes. */
const THREADS = 4;
const WAITING_PER_LANE = 64;
/** One core stays free for answering requests, and one thread for reading files. */
const width = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
const queue = createBoundedQueue({ width, mostWaiting: width * WAITING_PER_LANE });

/** @throws UNAVAILABLE where too many passwords wait to be hashed */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, parameters));
}

/** Compares in the same time whether or not there is such a user; without a hash the answer is always false. @throws UNAVAILABLE as above */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await queue(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== undefined;
}
