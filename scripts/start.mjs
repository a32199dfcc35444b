// npm start: from a fresh clone to the served production build.
import { installPackages, step, turbo } from "./prepare.mjs";

installPackages();
step("building what changed");
turbo("build");
step("starting");
process.env.NODE_ENV ??= "production";
await import("../apps/server/dist/main.js");
