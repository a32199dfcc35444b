// npm run test:faults: runs the drills, which break the built product. Optional seed: npm run test:faults -- 7
import { spawnSync } from "node:child_process";
import { installPackages, root, step, turbo } from "./prepare.mjs";

/** Programs in apps/drills/src/faults; each prints one line per check and exits with 1 if a check failed. */
const drills = ["kill", "stop", "database-away", "disk", "smtp", "event-loop", "memory", "fuzz"];
const FUZZ_REQUESTS = "50000";
const seed = process.argv.slice(2);

installPackages();
turbo("build");
const failed = drills.filter((name) => {
  step(name);
  const settings = name === "fuzz" ? [FUZZ_REQUESTS, ...seed] : seed;
  return (
    spawnSync("npx", ["tsx", `apps/drills/src/faults/${name}.ts`, ...settings], { cwd: root, stdio: "inherit" })
      .status !== 0
  );
});
if (failed.length > 0) {
  console.error(`failed: ${failed.join(", ")}`);
  process.exit(1);
}
