// npm run backup, restore, rotate-secret and admin: builds what has changed and runs apps/server/src/operator.ts.
import { installPackages, run, turbo } from "./prepare.mjs";

installPackages({ isProductOnly: true });
turbo("@site/server#build");
run(process.execPath, ["apps/server/dist/operator.js", ...process.argv.slice(2)]);
