import { connectDatabase } from "@site/db";
import { startJobWorker } from "../jobs/worker.ts";
import { appOn } from "./app-on.ts";

/** A process of its own that does the jobs of the database of its first argument, over the SMTP server of its second, until it is killed. */
const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
startJobWorker(await appOn(connectDatabase(databaseUrl, console), { mail: { smtpUrl, folder: "" }, folder: "" }));
