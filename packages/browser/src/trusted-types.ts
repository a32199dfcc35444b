/** The part of Trusted Types (https://w3c.github.io/trusted-types/) that is used here; TypeScript's library has none of it yet. */
interface PolicyRules {
  createHTML?: (text: string, type?: string, sink?: string) => string;
  createScript?: (text: string, type?: string, sink?: string) => string;
  createScriptURL?: (address: string) => string;
}

interface Policy {
  createHTML(text: string): TrustedHTML;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy };
  }
}

/** Undefined on the server and in browsers that do not know Trusted Types. */
const factory = import.meta.env.SSR ? undefined : window.trustedTypes;

const sanitised = factory?.createPolicy("sanitised-html", { createHTML: (html) => html });

/**
 * Says of HTML that the server has sanitised it: nothing else gets into a document as HTML.
 * @returns a new value at each call: kept by the caller, so that React does not write the same HTML again
 */
export function trustSanitised(html: string): string | TrustedHTML {
  return sanitised?.createHTML(html) ?? html;
}

/** Rules for what libraries hand to the browser as text; whatever they do not name is refused. Once per document, before all else. */
export function installTrustedTypesPolicy(): void {
  factory?.createPolicy("default", {
    createHTML(text, _type, sink) {
      // A parser makes an inert document: the editor reads an article with it. Without a sink it is a library that asks: ProseMirror, for one too.
      if (sink === undefined || sink === "DOMParser parseFromString") return text;
      if (!text.includes("<")) return text; // the text of a style sheet: no element can come of it
      throw new TypeError(`HTML is not trusted here: ${sink}`);
    },
    createScript(text, _type, sink) {
      // Compiling text is refused by script-src already; zod tries it once and goes on without.
      if (sink === "Function") return text;
      throw new TypeError(`text is no script here: ${sink}`);
    },
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin)
        throw new TypeError(`a script of another origin: ${address}`);
      return address;
    },
  });
}
