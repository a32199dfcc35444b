const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** How long Cloudflare is waited for: for its script, then for what it says of the visitor (public-site.md section 9). */
export const WAIT_MS = 30_000;

/** The part of Turnstile's script that is used here. */
export interface Turnstile {
  render(container: HTMLElement, options: TurnstileOptions): string | undefined;
  remove(widgetId: string): void;
}

export interface TurnstileOptions {
  sitekey: string;
  action: string;
  language: string;
  theme: "light" | "dark";
  size: "flexible";
  "retry-interval": number;
  callback: (token: string) => void;
  /** The visitor has to do something, which takes as long as it takes. */
  "before-interactive-callback": () => void;
  "expired-callback": () => void;
  /** True says that the error is dealt with. */
  "error-callback": () => boolean;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Loads Cloudflare's script; a failed try, or one without an answer for half a minute, leaves nothing behind, so that there can be another. */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: SCRIPT, async: true });
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error("the bot check's script did not load"));
    };
    const timer = setTimeout(fail, WAIT_MS);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    });
    document.head.append(script);
  });
}
