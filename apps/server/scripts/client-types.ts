// Writes the types of packages/client: npm run client-types -w apps/server
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { getClientTypes } from "../src/testing/client-types.ts";

writeFileSync(resolve(import.meta.dirname, "../../../packages/client/src/schema.ts"), await getClientTypes());
