import { type BotCheckAction, isBotCheckInForce } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { limits } from "@site/contract/common/limits";
import type { SiteSettings } from "@site/contract/site/schema";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../../shared/hooks/use-near-viewport.ts";
import { useShell } from "../../shared/hooks/use-shell.tsx";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { loadTurnstile, WAIT_MS } from "./turnstile.ts";

const MOST_TRIES = 3;

/** The settings of the site that a form's bot check goes by. */
export type BotCheckSettings = Pick<SiteSettings, "turnstile_enabled" | "turnstile_site_key" | "site_url">;
const NOT_KNOWN: BotCheckSettings = {
  turnstile_enabled: "false",
  turnstile_site_key: "",
  site_url: "http://localhost",
};

/** off: not in force here. failed: Cloudflare cannot be reached, other checks stand in. */
export type BotCheckState = "off" | "loading" | "unsolved" | "solved" | "failed";

export interface BotCheck {
  state: BotCheckState;
  /** True while a person has something left to do before sending. */
  isOpen: boolean;
  /** Where the widget stands. */
  place: RefObject<HTMLDivElement | null>;
  /** The field people do not see. */
  trap: RefObject<HTMLInputElement | null>;
  /** What goes with the form's own fields. */
  answers(): BotCheckAnswers;
  /** After a submit: a token is good for one. */
  renew(): void;
}

/** The bot check of one form of the public site. @param isNeeded false for those who are known: members, the administrator */
export function useBotCheck(action: BotCheckAction, isNeeded = true): BotCheck {
  return useBotCheckBy(useShell().settings, action, isNeeded);
}

/** The bot check of one form. @param settings of the site; not in force until they are known */
export function useBotCheckBy(
  settings: BotCheckSettings | undefined,
  action: BotCheckAction,
  isNeeded = true,
): BotCheck {
  const trpc = useTrpc();
  const { turnstile_enabled, turnstile_site_key: sitekey, site_url } = settings ?? NOT_KNOWN;
  const isInForce = isNeeded && isBotCheckInForce(turnstile_enabled === "true", site_url);
  const { place, isNear } = useNearViewport<HTMLDivElement>(limits.botCheckMarginPx);
  const trap = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<
    { state: "loading" | "unsolved" | "failed" } | { state: "solved"; token: string }
  >({ state: "loading" });
  const [tries, setTries] = useState(0);
  const [stamp, setStamp] = useState<string>();
  const [submits, setSubmits] = useState(0);
  const isWanted = isInForce && isNear;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stamp counts once
  useEffect(() => {
    if (!isWanted) return;
    trpc.client.botCheck.stamp.query().then(
      (answer) => setStamp(answer.stamp),
      () => undefined, // the submit will fail for the same reason, and say so
    );
  }, [isWanted, trpc, submits]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try makes a new widget
  useEffect(() => {
    const container = place.current;
    if (!isWanted || !container) return;
    let leave: () => void = () => undefined;
    let isOver = false;
    const fail = () => setResult({ state: "failed" });
    loadTurnstile().then(
      (turnstile) => {
        if (isOver) return;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const stopWaiting = () => clearTimeout(timer);
        const wait = () => {
          stopWaiting();
          setResult({ state: "unsolved" });
          timer = setTimeout(fail, WAIT_MS);
        };
        wait();
        const widget = turnstile.render(container, {
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
        leave = () => {
          stopWaiting();
          if (widget !== undefined) turnstile.remove(widget);
        };
      },
      () => {
        if (isOver) return;
        fail();
        if (tries < MOST_TRIES) {
          const timer = setTimeout(() => setTries(tries + 1), limits.botCheckRetryMs);
          leave = () => clearTimeout(timer);
        }
      },
    );
    return () => {
      isOver = true;
      leave();
    };
  }, [isWanted, sitekey, action, tries]);

  const state = isInForce ? result.state : "off";
  return {
    state,
    isOpen: state === "loading" || state === "unsolved",
    place,
    trap,
    answers: () => ({
      turnstileToken: result.state === "solved" ? result.token : undefined,
      formStamp: stamp,
      website: trap.current?.value,
    }),
    renew: useCallback(() => {
      if (trap.current) trap.current.value = "";
      setResult((before) => (before.state === "solved" ? { state: "loading" } : before));
      setTries((before) => before + 1);
      setSubmits((before) => before + 1);
    }, []),
  };
}
