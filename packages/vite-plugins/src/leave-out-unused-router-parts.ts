import type { Plugin } from "vite";

/** Tells the bundler that making a component or a context has no side effect, so that unused ones of react-router are left out. */
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
