import { getThirdParties } from "./features/consent/measured-pages.ts";
import { serveSite } from "./framework/server.tsx";
import { routes } from "./routes.tsx";

export const { createRenderer, getRenderer, getParameters } = serveSite({ routes, getThirdParties });
