// npm run bench: compares the product with a bare Fastify route, see apps/server/bench/run.ts.
import { installPackages, run, step, turbo } from "./prepare.mjs";

installPackages();
turbo("build");
step("measuring (about eight minutes; the machine should have nothing else to do)");
run("npx", ["tsx", "apps/server/bench/run.ts"]);
