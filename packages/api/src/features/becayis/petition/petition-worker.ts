import { parentPort, workerData } from "node:worker_threads";
import { makeDocx } from "./docx.ts";
import type { FileTask } from "./file-thread.ts";
import { makePdf } from "./pdf.ts";

const { format, sheet }: FileTask = workerData.task;

/** Entry of the thread started by file-thread.ts. */
parentPort?.postMessage(await (format === "pdf" ? makePdf(sheet) : makeDocx(sheet)));
