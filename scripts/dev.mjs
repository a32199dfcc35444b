// npm run dev: runs the product from its sources; changes of the server and of the clients show within a second.
import { installPackages, run, step, turbo } from "./prepare.mjs";

installPackages();
turbo("@site/db#generate");
step("starting; changes are picked up");
run(process.execPath, ["--import", "tsx", "apps/server/src/development.ts"], { env: { NODE_ENV: "development" } });
