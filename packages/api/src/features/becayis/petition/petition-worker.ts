import { parentPort, workerData } from "node:worker_threads";
import type { FileTask } from "./file-thread.ts";

const { format, sheet }: FileTask = workerData.task;

/** Loads the library of one format, which takes most of the time of a file. */
const make = format === "pdf" ? (await import("./pdf.ts")).makePdf : (await import("./docx.ts")).makeDocx;

/** Entry of the thread started by file-thread.ts. */
parentPort?.postMessage(await make(sheet));
