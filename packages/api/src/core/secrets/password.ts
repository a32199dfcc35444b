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
  /** Refuses a call that will need a hash while too many wait, before it costs a query. @throws UNAVAILABLE */
  assertRoom(): void;
  /** Hashes a password. @throws UNAVAILABLE when too many passwords wait */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash in constant time; without a hash it returns false after the same work. A password
   * typed in another spelling is also compared as typed, because hashes from before 2026-11-26 are of that.
   * @throws UNAVAILABLE when too many passwords wait
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
  /**
   * Hashes a right password again if its hash is of another spelling; undefined if it need not.
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

/** Creates the hashing of the product, whose cost nothing from outside can lower. */
export function createPasswords(): Passwords {
  return getPasswords(COST);
}

/** Creates a hashing of this cost. The package does not export it: only its tests may choose a lower one. */
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
