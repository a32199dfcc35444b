// npm run dev: restarts the server when its sources change and reloads the browser when the client's change.
import { installPackages, run, step, turbo } from "./prepare.mjs";

installPackages();
turbo("@site/db#generate");
step("starting; changes are picked up");
const clients = ["apps/web/**", "apps/admin/**"].flatMap((folder) => ["--exclude", folder]);
run("npx", ["tsx", "watch", "--clear-screen=false", ...clients, "apps/server/src/main.ts"], {
  env: { NODE_ENV: "development" },
});
