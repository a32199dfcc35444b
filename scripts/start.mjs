// npm start: builds what has changed and starts the product, also from a fresh clone.
import { installPackages, step, turbo } from "./prepare.mjs";

installPackages();
step("building what changed");
turbo("build");
step("starting");
process.env.NODE_ENV ??= "production";
await import("../apps/server/dist/main.js");
