import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { passwordSpelling } from "@site/contract/common/clean-text";
import { createBoundedQueue } from "../limits/bounded-queue.ts";

/** Cost of an Argon2id hash; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Hashes and compares passwords in the one spelling of `passwordSpelling`, a few at a time. */
export interface Passwords {
  /** Checks that a hash can be made, before a call does other work. @throws UNAVAILABLE when too many passwords wait */
  assertRoom(): void;
  /** Hashes a password. @throws UNAVAILABLE when too many passwords wait */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash in constant time; without a hash it returns false after the same work. Hashes from
   * before 2026-11-26 are of passwords as typed, so the typed spelling is tried too.
   * @throws UNAVAILABLE when too many passwords wait
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
  /**
   * Returns a new hash if the hash of this right password is of an older spelling; otherwise undefined.
   * @throws UNAVAILABLE when too many passwords wait
   */
  renew(password: string, passwordHash: string): Promise<string | undefined>;
}

/** Argon2id parameters from OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Size of libuv's thread pool, which hashing shares with files, compression and DNS. */
const THREADS = 4;
const WAITING_PER_LANE = 64;
/** Leaves one core for requests and one thread for file access. */
const width = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);
const queue = createBoundedQueue({ width, mostWaiting: width * WAITING_PER_LANE });

/** Creates the password hashing of the product; its cost cannot be configured. */
export function createPasswords(): Passwords {
  return getPasswords(COST);
}

/**
 * Creates a password hashing with this cost. Only tests of this package may choose a lower one, so it is not exported
 * by the package.
 */
export function getPasswords(cost: HashCost): Passwords {
  const unknown = dummyHash(cost);
  const matchesExactly = async (password: string, passwordHash: string | undefined) => {
    const isSame = await queue(() => verify(passwordHash ?? unknown, password));
    return isSame && passwordHash !== undefined;
  };
  return {
    assertRoom: () => queue.assertRoom(),
    hash: (password) => queue(() => hash(passwordSpelling(password), cost)),
    async matches(password, passwordHash) {
      const spelled = passwordSpelling(password);
      if (await matchesExactly(spelled, passwordHash)) return true;
      return spelled !== password && matchesExactly(password, passwordHash);
    },
    async renew(password, passwordHash) {
      const spelled = passwordSpelling(password);
      if (spelled === password || (await matchesExactly(spelled, passwordHash))) return undefined;
      return queue(() => hash(spelled, cost));
    },
  };
}

/** Returns the hash of an unknown password, so that an unknown user costs the same time as a wrong password. */
function dummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$an85/EbhzI8UiafDHAKYwg$BGR++n8j1sLSY6rzbQsZlgxYUSSO4XUz5qEyh+1h1UQ`;
}
