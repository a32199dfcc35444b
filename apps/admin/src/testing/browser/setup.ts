import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "@site/tokens/set-theme.js";
import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "../../theme/admin.css";
import { notifications } from "@mantine/notifications";
import { loadTypefaces } from "@site/browser/testing/load-typefaces";
import { restoreWindow } from "@site/browser/testing/resize-frame";
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { queryClient } from "../../api/clients.ts";

document.documentElement.lang = "tr";
await loadTypefaces();

afterEach(async () => {
  notifications.clean(); // a notification under the pointer stays, and would cover buttons of the next test
  await cleanup();
  notifications.clean(); // they would cover buttons of the next test
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  await restoreWindow();
});
