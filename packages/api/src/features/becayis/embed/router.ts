import { EMBED_JSON_ADDRESS } from "@site/contract/becayis/embed/address";
import { embeddedList, listEmbeddedInput } from "@site/contract/becayis/embed/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { listEmbedded } from "./service.ts";

const rest = restIn("Becayiş");

export const embedRouter = router({
  list: publicProcedure
    .meta({
      ...rest(`GET ${EMBED_JSON_ADDRESS}`, {
        tr: "Başka sitelerin gösterdiği ilanlar",
        en: "Listings that other sites show",
      }),
      keyScope: "public:read",
    })
    .input(listEmbeddedInput)
    .output(embeddedList)
    .query(({ ctx, input }) => listEmbedded(ctx.app, input)),
});
