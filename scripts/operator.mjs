// npm run backup, restore, rotate-secret and admin: see apps/server/src/operator.ts.
import { installPackages, run, turbo } from "./prepare.mjs";

installPackages({ isProductOnly: true });
turbo("@site/db#generate");
run("npx", ["tsx", "apps/server/src/operator.ts", ...process.argv.slice(2)]);
