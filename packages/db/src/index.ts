export { connectDatabase, type Database } from "./client.ts";
export { DataFolderInUseError } from "./embedded/server.ts";
export { Prisma, type PrismaClient } from "./generated/client.ts";
export { type LocatedDatabase, locateDatabase } from "./locate.ts";
export type { Log } from "./log.ts";
