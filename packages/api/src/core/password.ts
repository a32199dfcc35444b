import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Argon2id parameters from OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of an unknown password, so that an unknown user costs the same time as a wrong password. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$an85/EbhzI8UiafDHAKYwg$BGR++n8j1sLSY6rzbQsZlgxYUSSO4XUz5qEyh+1h1UQ";

/** Size of libuv's thread pool, which hashing shares with files, compression and DNS. */
const THREADS = 4;
const WAITING_PER_LANE = 64;
/** Leaves one core for requests and one thread for file access. */
const width = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
const queue = createBoundedQueue({ width, mostWaiting: width * WAITING_PER_LANE });

/** Refuses a call that will need a hash while too many wait, before it costs a query. @throws UNAVAILABLE */
export function assertHashingRoom(): void {
  queue.assertRoom();
}

/** Hashes a password. @throws UNAVAILABLE when too many passwords wait */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, parameters));
}

/**
 * Compares a password with a hash in constant time; without a hash it returns false after the same work.
 * @throws UNAVAILABLE when too many passwords wait
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await queue(() => verify(passwordHash ?? DUMMY_HASH, password));
  return matches && passwordHash !== undefined;
}
