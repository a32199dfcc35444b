import { DEFAULT_SCRIPT_ID, Turnstile } from "@marsidev/react-turnstile";
import { type BotCheckAction, isBotCheckInForce } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { limits } from "@site/contract/common/limits";
import type { SiteSettings } from "@site/contract/settings/schema";
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNearViewport } from "../use-near-viewport.ts";

/** Milliseconds for Cloudflare's script to load, and again for its verdict. */
const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;

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
  blocksSubmit: boolean;
  /** Cloudflare's widget; undefined until its place is near the viewport. */
  widget: ReactNode;
  /** The widget's place. */
  place: RefObject<HTMLDivElement | null>;
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
  /** False for signed-in members and administrators, who need no check. */
  isNeeded?: boolean;
  /** Requests a signed timestamp from the server; must be a stable reference. */
  readStamp: () => Promise<{ stamp: string }>;
}

type WidgetResult = { state: "loading" | "unsolved" | "failed" } | { state: "solved"; token: string };

/** Runs a form's bot check. */
export function useBotCheck({ settings, action, isNeeded = true, readStamp }: Options): BotCheck {
  const { turnstile_enabled, turnstile_site_key, site_url } = settings ?? DISABLED;
  const isInForce = isNeeded && isBotCheckInForce(turnstile_enabled === "true", site_url);
  const { element: place, isNear } = useNearViewport<HTMLDivElement>(limits.botCheckMarginPx);
  const honeypot = useRef<HTMLInputElement>(null);
  const isWanted = isInForce && isNear;
  const { result, widget, renewWidget } = useWidget(isWanted, turnstile_site_key, action);
  const [stamp, setStamp] = useState<string>();
  const [submits, setSubmits] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stamp is valid once
  useEffect(() => {
    if (!isWanted) return;
    readStamp().then(
      (answer) => setStamp(answer.stamp),
      () => undefined, // the submit will show the same error
    );
  }, [isWanted, readStamp, submits]);

  const state = isInForce ? result.state : "off";
  return {
    state,
    blocksSubmit: state === "loading" || state === "unsolved",
    widget,
    place,
    honeypot,
    answers: () => ({
      turnstileToken: result.state === "solved" ? result.token : undefined,
      formStamp: stamp,
      website: honeypot.current?.value,
    }),
    renew: useCallback(() => {
      if (honeypot.current) honeypot.current.value = "";
      renewWidget();
      setSubmits((before) => before + 1);
    }, [renewWidget]),
  };
}

/**
 * Returns Cloudflare's widget and its state. It has failed if it neither answers in time nor asks the person anything.
 */
function useWidget(isWanted: boolean, siteKey: string, action: BotCheckAction) {
  const [result, setResult] = useState<WidgetResult>({ state: "loading" });
  const [number, setNumber] = useState(0);
  const id = useId();
  const retries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const startTimeout = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setResult, TIMEOUT_MS, { state: "failed" });
  }, []);
  const settle = useCallback((next: WidgetResult) => {
    clearTimeout(timer.current);
    setResult(next);
  }, []);
  const wait = () => {
    setResult({ state: "unsolved" });
    startTimeout();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each widget has a timeout of its own
  useEffect(() => {
    if (isWanted) startTimeout();
    return () => clearTimeout(timer.current);
  }, [isWanted, startTimeout, number]);

  // The library would load the script again for each new object.
  const scriptOptions = useMemo(
    () => ({
      onError() {
        document.getElementById(DEFAULT_SCRIPT_ID)?.remove(); // otherwise the next widget would wait for it
        settle({ state: "failed" });
        if (retries.current++ < MAX_RETRIES)
          timer.current = setTimeout(setNumber, limits.botCheckRetryMs, (before: number) => before + 1);
      },
    }),
    [settle],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a widget keeps its look, and with it its answer
  const theme = useMemo(() => (isWanted ? getTheme() : undefined), [isWanted, number]);

  return {
    result,
    renewWidget: useCallback(() => {
      setResult((before) => (before.state === "solved" ? { state: "loading" } : before));
      setNumber((before) => before + 1);
    }, []),
    widget: isWanted && (
      <Turnstile
        key={number}
        id={id}
        siteKey={siteKey}
        style={AS_ITS_PLACE}
        options={{ action, language: "tr", theme, size: "flexible", retryInterval: limits.botCheckRetryMs }}
        scriptOptions={scriptOptions}
        onWidgetLoad={wait}
        onBeforeInteractive={() => clearTimeout(timer.current)}
        onSuccess={(token) => settle({ state: "solved", token })}
        onExpire={wait}
        onError={() => {
          settle({ state: "failed" });
          return true; // means that the error is handled
        }}
      />
    ),
  };
}

/** The slot reserves the height and limits the width; the library's own size is too wide for a narrow screen. */
const AS_ITS_PLACE = { minWidth: 0, height: "auto" };

function getTheme(): "light" | "dark" {
  return document.documentElement.dataset.mantineColorScheme === "dark" ? "dark" : "light";
}
