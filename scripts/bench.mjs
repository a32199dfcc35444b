// npm run bench [-- part …]: compares the product with bare Fastify routes, see apps/drills/src/bench/run.ts.
import { installPackages, run, step, turbo } from "./prepare.mjs";

installPackages();
turbo("build");
step("measuring (all parts take about twelve minutes; the machine should have nothing else to do)");
run("npx", ["tsx", "apps/drills/src/bench/run.ts", ...process.argv.slice(2)]);
