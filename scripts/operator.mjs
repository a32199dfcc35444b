// npm run backup, restore and rotate-secret: see apps/server/src/operator.ts.
import { installPackages, run, turbo } from "./prepare.mjs";

installPackages({ isProductOnly: true });
turbo("@site/db#generate");
run("npx", ["tsx", "apps/server/src/operator.ts", ...process.argv.slice(2)]);
