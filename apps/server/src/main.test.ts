import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { expect, it, onTestFinished } from "vitest";
import { layOutProduct } from "./testing/laid-out-product.ts";

const TIMEOUT_MS = 180_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function startProduct(script: string, folder: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: folder,
    SEED_DEMO: "false",
    ADMIN_PASSWORD: "dogru-parola-42",
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  return { child, port, output: () => output, ended: once(child, "close") };
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; !condition(); await sleep(10))
    if (Date.now() > deadline) throw new Error("waited in vain");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it(
  "ends the database on a stop signal, during the start and afterwards, even with a silent connection",
  async () => {
    const [program, folder] = [makeDataFolder(), makeDataFolder()];
    onTestFinished(() => [program, folder].forEach(removeDataFolder));
    const script = layOutProduct(program);
    const lockFile = join(folder, "postgres/postmaster.pid");
    const databasePid = () => Number(readFileSync(lockFile, "utf8").split("\n")[0]);

    for (const moment of ["in the middle", "running"]) {
      const product = await startProduct(script, folder);
      if (moment === "running") {
        await until(() => product.output().includes("ready at"));
        expect((await fetch(`http://127.0.0.1:${product.port}/readyz`)).status).toBe(200);
        const silent = connect(product.port, "127.0.0.1");
        await once(silent, "connect");
      }
      await until(() => existsSync(lockFile) && databasePid() > 0);
      const pid = databasePid();
      product.child.kill("SIGTERM");
      const [code] = await product.ended;
      expect([moment, code], product.output()).toEqual([moment, 0]);
      expect(product.output()).not.toMatch(/failed|connection broke|generated error/);
      expect(existsSync(lockFile) || isAlive(pid)).toBe(false);
    }
  },
  TIMEOUT_MS,
);
