export { takeAdvisoryLock } from "./advisory-lock.ts";
export { connectDatabase, type Database } from "./client.ts";
export { openConnection } from "./connection.ts";
export { Prisma, type PrismaClient } from "./generated/client.ts";
export { type LocatedDatabase, locateDatabase } from "./locate.ts";
export type { Log } from "./log.ts";
export { OperatorError } from "./operator-error.ts";
export { readOrMakeSecretFile } from "./secret-file.ts";
export { isDatabaseUnavailable, isTransactionUndone } from "./unavailable.ts";
