import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const require = createRequire(resolve(import.meta.dirname, "../../../../package.json"));

/** Script of the repository's own TypeScript compiler: tools beside this package bring an older, much slower one. */
export const TSC = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
