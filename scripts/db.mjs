// npm run db:migrate and npm run db:create-migration: see packages/db/src/migrate/cli.ts.
import { installPackages, run, turbo } from "./prepare.mjs";

installPackages();
turbo("@site/db#generate");
run("npx", ["tsx", "packages/db/src/migrate/cli.ts", ...process.argv.slice(2)]);
