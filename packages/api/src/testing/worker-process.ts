import { connectDatabase } from "@site/db";
import { startJobWorker } from "../jobs/worker.ts";
import { appOn } from "./app-on.ts";

/** Runs the jobs of a database (first argument) over an SMTP server (second) until it is killed. */
const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
startJobWorker(await appOn(connectDatabase(databaseUrl, console), { mail: { smtpUrl, folder: "" }, folder: "" }));
