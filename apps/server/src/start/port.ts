import { createServer } from "node:net";
import { OperatorError } from "@site/db";

/** Thrown for a start failure that the operator can fix; the message is one line. */
export class StartError extends OperatorError {}

/** Checks before a database is opened that the port can be used. @throws StartError */
export function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          error.code === "EADDRINUSE"
            ? `port ${port} is in use: stop what listens there, or set PORT to another one`
            : `cannot listen at ${host}:${port}: ${error.message}`,
        ),
      );
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
