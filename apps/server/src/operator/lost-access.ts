import { createPasswords, resetFactor, resetPassword, UnknownAdministratorError } from "@site/api";
import { connectDatabase, type Database, hasDatabaseIn, type Log, OperatorError, shareDatabase } from "@site/db";
import type { Env } from "../start/env.ts";

/**
 * Removes the second factor of the named administrator, also in a running product.
 * @returns one line for the operator
 * @throws OperatorError for an unknown name and where there is no second factor; nothing is changed then
 */
export function runFactorReset(env: Env, log: Log, username: string): Promise<string> {
  return forAdministrator(env, log, username, async (db) => {
    const removed = await resetFactor({ db }, username);
    if (!removed) throw new OperatorError(`"${username}" has no second factor: nothing was changed`);
    const { authenticators, passkeys, recoveryCodes, sessions } = removed;
    return (
      `removed of "${username}": ${authenticators} authenticator, ${passkeys} passkeys, ${recoveryCodes} recovery ` +
      `codes; ${sessions} sessions ended. The password stays: sign in with it and set a second factor up again`
    );
  });
}

/**
 * Gives the named administrator a random password, also in a running product.
 * @returns one line for the operator, with the password
 * @throws OperatorError for an unknown name; nothing is changed then
 */
export function runPasswordReset(env: Env, log: Log, username: string): Promise<string> {
  return forAdministrator(env, log, username, async (db) => {
    const { password, sessions } = await resetPassword({ db, passwords: createPasswords() }, username);
    return (
      `new password of "${username}": ${password} (shown once; change it after signing in); ${sessions} sessions ` +
      "ended. The second factor stays"
    );
  });
}

async function forAdministrator(
  env: Env,
  log: Log,
  username: string,
  work: (db: Database) => Promise<string>,
): Promise<string> {
  if (!env.databaseUrl && !hasDatabaseIn(env.dataDir))
    throw new OperatorError(`there is no database in ${env.dataDir}`);
  const database = await shareDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  const db = connectDatabase(database.url, log);
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof UnknownAdministratorError)) throw error;
    const known = error.usernames.length > 0 ? `there are: ${error.usernames.join(", ")}` : "there are none";
    throw new OperatorError(`there is no administrator "${username}", ${known}; nothing was changed`);
  } finally {
    await db.close();
    await database.stop();
  }
}
