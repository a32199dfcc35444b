import { createServer } from "node:net";
import { OperatorError } from "@site/db";

/** Thrown where the server cannot start for a reason the operator can mend; the message is one line. */
export class StartError extends OperatorError {}

/** Says at once, before a database is opened, that somebody else listens. @throws StartError */
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
