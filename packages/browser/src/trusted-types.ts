/** Trusted Types (https://w3c.github.io/trusted-types/), which TypeScript's library does not declare yet. */
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
    trustedTypes?: { defaultPolicy: unknown; createPolicy(name: string, rules: PolicyRules): Policy };
  }
}

/** Address of the bot check's scripts. The content policy allows their host only while the check is on. */
const BOT_CHECK_SCRIPTS = "https://challenges.cloudflare.com/turnstile/";

/** Undefined on the server and in browsers without Trusted Types. */
const factory = import.meta.env.SSR ? undefined : window.trustedTypes;

const sanitised = factory?.createPolicy("sanitised-html", { createHTML: (html) => html });

/**
 * Marks HTML as sanitised by the server; the browser rejects all other HTML.
 * @returns a new object for each call; the caller memoises it, so that React does not set the same HTML again
 */
export function trustSanitised(html: string): string | TrustedHTML {
  return sanitised?.createHTML(html) ?? html;
}

/**
 * Installs the default policy, which limits the texts that libraries may pass to the browser. Call it before other
 * code.
 */
export function installTrustedTypesPolicy(): void {
  factory?.createPolicy("default", {
    createHTML(text, _type, sink) {
      // DOMParser creates inert documents. Calls without a sink come from libraries such as ProseMirror, which parse
      // the same way.
      if (sink === undefined || sink === "DOMParser parseFromString") return text;
      if (!text.includes("<")) return text; // style sheet text, which contains no elements
      throw new TypeError(`HTML is not trusted here: ${sink}`);
    },
    createScript(_text, _type, sink) {
      throw new TypeError(`text is no script here: ${sink}`);
    },
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin && !address.startsWith(BOT_CHECK_SCRIPTS))
        throw new TypeError(`a script of another origin: ${address}`);
      return address;
    },
  });
}
