import { type BotCheck, useBotCheck as useBotCheckWith } from "@site/browser/bot-check/use-bot-check";
import type { BotCheckAction } from "@site/contract/bot-check/rules";
import { useCallback } from "react";
import { trpc, useShell } from "../../framework/browser.ts";

/**
 * Returns the bot check of a form on the public site: its widget's state and the answer to send.
 * @param isNeeded false for signed-in members and the administrator
 */
export function useBotCheck(action: BotCheckAction, isNeeded = true): BotCheck {
  const utils = trpc.useUtils();
  return useBotCheckWith({
    settings: useShell().settings,
    action,
    isNeeded,
    readStamp: useCallback(() => utils.client.botCheck.stamp.query(), [utils]),
  });
}
