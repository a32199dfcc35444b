import { connectDatabase } from "@site/db";
import { createGemini } from "../integrations/ai/gemini.ts";
import { startJobWorker } from "../jobs/worker.ts";
import { appOn } from "./app-on.ts";

/**
 * Runs the jobs of a database (first argument) over an SMTP server (second) and a model's server (third) until it is
 * killed.
 */
const [databaseUrl = "", smtpUrl = "", geminiUrl = ""] = process.argv.slice(2);
const app = await appOn(connectDatabase(databaseUrl, console), { mail: { smtpUrl, folder: "" }, folder: "" });
startJobWorker(geminiUrl ? { ...app, ai: { gemini: createGemini(geminiUrl) } } : app);
