// A bare Fastify route as baseline; reports its CPU time to the parent process on request.
import Fastify from "fastify";

const server = Fastify();
server.get("/", async () => "hello");
await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.send?.("ready");
