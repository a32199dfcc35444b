import { type BotCheckAction, isBotCheckInForce } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { limits } from "@site/contract/common/limits";
import type { SiteSettings } from "@site/contract/settings/schema";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../use-near-viewport.ts";
import { loadTurnstile, TIMEOUT_MS, type Turnstile, type TurnstileOptions } from "./turnstile.ts";

const MAX_RETRIES = 3;

/** The site settings that configure the bot check. */
export type BotCheckSettings = Pick<SiteSettings, "turnstile_enabled" | "turnstile_site_key" | "site_url">;
const DISABLED: BotCheckSettings = {
  turnstile_enabled: "false",
  turnstile_site_key: "",
  site_url: "http://localhost",
};

/** off: not required. failed: Cloudflare cannot be reached, and the server relies on its other checks. */
export type BotCheckState = "off" | "loading" | "unsolved" | "solved" | "failed";

export interface BotCheck {
  state: BotCheckState;
  /** True until the check is solved or has failed; the form cannot be submitted before. */
  isOpen: boolean;
  /** The widget's container. */
  container: RefObject<HTMLDivElement | null>;
  /** The honeypot field, which is hidden from people. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** Returns the values to submit with the form. */
  answers(): BotCheckAnswers;
  /** Requests a new token after a submit, because each is valid once. */
  renew(): void;
}

interface Options {
  /** The site's settings; the check is off until they are loaded. */
  settings: BotCheckSettings | undefined;
  action: BotCheckAction;
  /** False for signed-in members and administrators. */
  isNeeded?: boolean;
  /** Requests a signed timestamp from the server; must be a stable reference. */
  readStamp: () => Promise<{ stamp: string }>;
}

type WidgetResult = { state: "loading" | "unsolved" | "failed" } | { state: "solved"; token: string };

/** Runs a form's bot check. */
export function useBotCheck({ settings, action, isNeeded = true, readStamp }: Options): BotCheck {
  const { turnstile_enabled, turnstile_site_key: sitekey, site_url } = settings ?? DISABLED;
  const isInForce = isNeeded && isBotCheckInForce(turnstile_enabled === "true", site_url);
  const { element: container, isNear } = useNearViewport<HTMLDivElement>(limits.botCheckMarginPx);
  const honeypot = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<WidgetResult>({ state: "loading" });
  const [tries, setTries] = useState(0);
  const [stamp, setStamp] = useState<string>();
  const [submits, setSubmits] = useState(0);
  const isWanted = isInForce && isNear;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stamp is valid once
  useEffect(() => {
    if (!isWanted) return;
    readStamp().then(
      (answer) => setStamp(answer.stamp),
      () => undefined, // the submit will fail for the same reason and show it
    );
  }, [isWanted, readStamp, submits]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try creates a new widget
  useEffect(() => {
    const element = container.current;
    if (!isWanted || !element) return;
    const loadAgain = () => setTries(tries + 1);
    return showWidget(element, { sitekey, action }, setResult, tries < MAX_RETRIES ? loadAgain : undefined);
  }, [isWanted, sitekey, action, tries]);

  const state = isInForce ? result.state : "off";
  return {
    state,
    isOpen: state === "loading" || state === "unsolved",
    container,
    honeypot,
    answers: () => ({
      turnstileToken: result.state === "solved" ? result.token : undefined,
      formStamp: stamp,
      website: honeypot.current?.value,
    }),
    renew: useCallback(() => {
      if (honeypot.current) honeypot.current.value = "";
      setResult((before) => (before.state === "solved" ? { state: "loading" } : before));
      setTries((before) => before + 1);
      setSubmits((before) => before + 1);
    }, []),
  };
}

/**
 * Loads Cloudflare's code and shows its widget, whose state is passed on.
 * @param loadAgain called after a pause if the code could not be loaded
 * @returns removes the widget
 */
function showWidget(
  element: HTMLElement,
  { sitekey, action }: Pick<TurnstileOptions, "sitekey" | "action">,
  setResult: (result: WidgetResult) => void,
  loadAgain: (() => void) | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let removeWidget: () => void = () => undefined;
  let isOver = false;
  const fail = () => setResult({ state: "failed" });
  const stopWaiting = () => clearTimeout(timer);
  const wait = () => {
    stopWaiting();
    setResult({ state: "unsolved" });
    timer = setTimeout(fail, TIMEOUT_MS);
  };
  loadTurnstile().then(
    (turnstile) => {
      if (isOver) return;
      wait();
      const widget = renderOr(fail, turnstile, element, {
        sitekey,
        action,
        language: "tr",
        theme: document.documentElement.dataset.mantineColorScheme === "dark" ? "dark" : "light",
        size: "flexible",
        "retry-interval": limits.botCheckRetryMs,
        callback: (token) => {
          stopWaiting();
          setResult({ state: "solved", token });
        },
        "before-interactive-callback": stopWaiting,
        "expired-callback": wait,
        "error-callback": () => {
          stopWaiting();
          fail();
          return true;
        },
      });
      if (widget !== undefined) removeWidget = () => turnstile.remove(widget);
    },
    () => {
      if (isOver) return;
      fail();
      if (loadAgain) timer = setTimeout(loadAgain, limits.botCheckRetryMs);
    },
  );
  return () => {
    isOver = true;
    stopWaiting();
    removeWidget();
  };
}

/** Renders the widget. Should the browser refuse what its code does, the check counts as failed. */
function renderOr(fail: () => void, turnstile: Turnstile, element: HTMLElement, options: TurnstileOptions) {
  try {
    return turnstile.render(element, options);
  } catch {
    fail();
    return undefined;
  }
}
