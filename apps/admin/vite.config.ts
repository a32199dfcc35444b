import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../../packages/vite-plugins/src/precompress.ts";
import { sizeBudget } from "../../packages/vite-plugins/src/size-budget.ts";
import { themeInHead } from "../../packages/vite-plugins/src/theme-in-head.ts";

export default defineConfig({
  base: "/admin/",
  plugins: [
    react(),
    themeInHead(),
    precompress(),
    sizeBudget({
      firstScreens: {
        "the sign-in": ["src/screens/login.tsx"],
        "the dashboard": ["src/session/signed-in-area.tsx", "src/screens/dashboard.tsx"],
      },
      kilobytes: 180,
      excludes: /node_modules\/(?:@tiptap|prosemirror-|marked|@mantine\/tiptap)|packages\/api\//,
    }),
  ],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
