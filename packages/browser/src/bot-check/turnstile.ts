const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Timeout for Cloudflare's script, and then for its verdict. */
export const TIMEOUT_MS = 30_000;

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
  /** The visitor has to interact with the widget, so no timeout applies. */
  "before-interactive-callback": () => void;
  "expired-callback": () => void;
  /** Returns true if the error was handled. */
  "error-callback": () => boolean;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Loads Cloudflare's script. On an error or timeout the script element is removed, so that the caller can retry. */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: SCRIPT, async: true });
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error("the bot check's script did not load"));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    });
    document.head.append(script);
  });
}
