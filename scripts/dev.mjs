// npm run dev: the server starts again with each change of its sources, the browser reloads with each change of the client's.
import { installPackages, run, step, turbo } from "./prepare.mjs";

installPackages();
turbo("@site/db#generate");
step("starting; changes are picked up");
run("npx", ["tsx", "watch", "--clear-screen=false", "--exclude", "apps/web/**", "apps/server/src/main.ts"], {
  env: { NODE_ENV: "development" },
});
