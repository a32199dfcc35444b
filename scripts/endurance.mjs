// npm run test:endurance: runs the tests that repeat kills, mail storms, random graphs and random HTML, at full
// length, and types for 75 s into a browser that is then killed.
import { join } from "node:path";
import { installPackages, root, run, turbo } from "./prepare.mjs";

/** Names of test files by folder; in npm test they run shortened. */
const tests = {
  "apps/server": [
    "durability.test",
    "conformance.test",
    "malformed-input.test",
    "operator/backup.test",
    "tools.test",
    "bootstrap.test",
  ],
  "packages/api": ["storm.test", "graph.test", "sanitise-property.test"],
  "packages/planning": ["solve.test"],
};

installPackages();
turbo("generate");
for (const [folder, names] of Object.entries(tests))
  run("npx", ["vitest", "run", ...names], { cwd: join(root, folder), env: { ENDURANCE: "true" } });
turbo("build");
run("npx", ["playwright", "test", "journeys/killed-browser"], {
  cwd: join(root, "apps/e2e"),
  env: { ENDURANCE: "true" },
});
