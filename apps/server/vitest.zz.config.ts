import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";
export default mergeConfig(base, { test: { maxWorkers: 1, execArgv: ["--cpu-prof", "--cpu-prof-dir=/tmp/hs-prof4", "--cpu-prof-interval=1000"] } });
