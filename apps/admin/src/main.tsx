import "@site/browser/no-eval";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "./theme/admin.css";
import { watchMissingChunks } from "@site/browser/stale-document";
import { installTrustedTypesPolicy } from "@site/browser/trusted-types";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

installTrustedTypesPolicy();
watchMissingChunks();

const root = document.getElementById("app_root");
if (!root) throw new Error("the document has no root");
createRoot(root).render(<App />);
