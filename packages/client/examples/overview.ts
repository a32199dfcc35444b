// Prints recent posts and what the API key may do:
//   ORIGIN=http://localhost:3000 API_KEY=hy_… npx tsx packages/client/examples/overview.ts
import { createSiteClient } from "../src/index.ts";

const { ORIGIN: origin = "http://localhost:3000", API_KEY: apiKey } = process.env;
const client = createSiteClient({ origin, apiKey });

for (const { title, slug } of await client.get("/api/blog/recent", { query: { limit: 3 } }))
  console.info(`${title}: ${origin}/blog/${slug}`);
if (apiKey) {
  const { name, scopes, callsPerMinute } = await client.get("/api/v1/key");
  console.info(`${name}: ${scopes.join(", ")}, ${callsPerMinute} calls a minute`);
}
