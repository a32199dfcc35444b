import { needsConsent, thirdPartiesOf } from "./features/consent/measured-pages.ts";
import { serveSite } from "./framework/server.tsx";
import { site } from "./site.ts";

export const { createRenderer, rendererOf, parametersOf } = serveSite({ ...site, needsConsent, thirdPartiesOf });
