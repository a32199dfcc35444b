import type { Plugin } from "vite";

/** Marks react-router's component and context creation as pure, so that the bundler removes unused ones. */
export function leaveOutUnusedRouterParts(): Plugin {
  return {
    name: "leave-out-unused-router-parts",
    transform(code, id) {
      if (!/node_modules\/react-router\/dist\/.*\.mjs/.test(id)) return undefined;
      return code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = "\w+";$/gm, "");
    },
  };
}
