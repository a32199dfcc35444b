import { connect } from "node:net";

/** Sends raw bytes and reads the answer until the server closes the connection. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    connect(Number(port), hostname)
      .on("data", (data) => {
        answer += data.toString("latin1");
      })
      .on("error", (error: NodeJS.ErrnoException) =>
        error.code === "ECONNRESET" || error.code === "EPIPE" ? undefined : reject(error),
      )
      .on("close", () => resolve(answer))
      .write(bytes, "latin1");
  });
}
