import { checkFirstScreens } from "@site/vite-plugins/first-screens";
import { precompress } from "@site/vite-plugins/precompress";
import { reloadStale } from "@site/vite-plugins/reload-stale";
import { themeAndFonts } from "@site/vite-plugins/theme-and-fonts";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

/** Modules of the editor, the charts and the server, which neither a first screen nor a shared chunk may contain. */
const LATE_MODULES =
  /node_modules\/(?:@tiptap|prosemirror-|marked|@mantine\/(?:tiptap|charts)|recharts)|packages\/api\//;

/**
 * Returns the chunks shared by several screens, each with all imports of its modules. Otherwise each screen would load
 * about eighty files, most smaller than a kilobyte.
 */
function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: "start", priority: 2, test: /\/src\/(?:main|screens\/login)\.tsx$/ },
    { name: "frame", priority: 1, test: /\/src\/(?:frame\/signed-in-area|screens\/dashboard)\.tsx$/ },
    { name: "shared", minShareCount: 8, test: (id) => !LATE_MODULES.test(id) },
  ];
}

export default defineConfig({
  base: "/admin/",
  plugins: [
    react(),
    reloadStale(),
    themeAndFonts(),
    precompress(),
    checkFirstScreens({
      firstScreens: {
        "the sign-in": ["src/screens/login.tsx"],
        "the dashboard": ["src/frame/signed-in-area.tsx", "src/screens/dashboard.tsx"],
      },
      excludes: LATE_MODULES,
    }),
  ],
  build: {
    license: { fileName: "licenses.md" },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
