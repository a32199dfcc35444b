import "@site/browser/no-eval";
import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "./theme/base.css";
import { startSite } from "./framework/browser.ts";
import { routes } from "./routes.tsx";

startSite(routes);
