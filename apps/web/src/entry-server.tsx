import { getThirdParties } from "./features/consent/measured-pages.ts";
import { serveSite } from "./framework/server.tsx";
import { site } from "./site.ts";

export const { createRenderer, getRenderer, getParameters } = serveSite({ ...site, getThirdParties });
