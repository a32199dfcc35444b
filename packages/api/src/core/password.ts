import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Cost of an Argon2id hash; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Hashes and compares passwords, a few at a time. */
export interface Passwords {
  /** Refuses a call that will need a hash while too many wait, before it costs a query. @throws UNAVAILABLE */
  assertRoom(): void;
  /** Hashes a password. @throws UNAVAILABLE when too many passwords wait */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash in constant time; without a hash it returns false after the same work.
   * @throws UNAVAILABLE when too many passwords wait
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/** Argon2id parameters from OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Size of libuv's thread pool, which hashing shares with files, compression and DNS. */
const THREADS = 4;
const WAITING_PER_LANE = 64;
/** Leaves one core for requests and one thread for file access. */
const width = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
const queue = createBoundedQueue({ width, mostWaiting: width * WAITING_PER_LANE });

/** Creates the hashing of the product, whose cost nothing from outside can lower. */
export function createPasswords(): Passwords {
  return passwordsOf(COST);
}

/** Creates a hashing of this cost. The package does not export it: only its tests may choose a lower one. */
export function passwordsOf(cost: HashCost): Passwords {
  const unknown = dummyHash(cost);
  return {
    assertRoom: () => queue.assertRoom(),
    hash: (password) => queue(() => hash(password, cost)),
    async matches(password, passwordHash) {
      const isSame = await queue(() => verify(passwordHash ?? unknown, password));
      return isSame && passwordHash !== undefined;
    },
  };
}

/** Returns the hash of an unknown password, so that an unknown user costs the same time as a wrong password. */
function dummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$an85/EbhzI8UiafDHAKYwg$BGR++n8j1sLSY6rzbQsZlgxYUSSO4XUz5qEyh+1h1UQ`;
}
