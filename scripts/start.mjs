// npm start: builds what has changed and starts the product, also from a fresh clone.
import { installPackages, step } from "./prepare.mjs";
import { printTimes, timedTurbo } from "./timed-turbo.mjs";

const getSeconds = () => process.uptime();

installPackages({ isProductOnly: true });
const parts = [{ name: "packages", seconds: getSeconds() }];
step("building what changed");
parts.push(...timedTurbo(["@site/server#build", "@site/web#build", "@site/admin#build"], { logs: "errors-only" }));
printTimes(parts, getSeconds());
step("starting");
process.env.NODE_ENV ??= "production";
await import("../apps/server/dist/main.js");
