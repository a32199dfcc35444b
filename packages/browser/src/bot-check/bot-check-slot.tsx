import { botCheckTexts } from "@site/contract/bot-check/labels";
import styles from "./bot-check-slot.module.css";
import type { BotCheck } from "./use-bot-check.ts";

/** Where a form's bot check stands: Cloudflare's widget, what is to be said of it, and the field people do not see. */
export function BotCheckSlot({ check: { state, place, trap } }: { check: BotCheck }) {
  return (
    <>
      <div className={styles.trap} aria-hidden>
        <label>
          Web sitesi
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {state !== "off" && (
        <div className={styles.place}>
          <div ref={place} className={styles.widget} />
          <p role="status" className={styles.note}>
            {state === "loading" && botCheckTexts.loading}
            {state === "failed" && `${botCheckTexts.notLoaded}. ${botCheckTexts.notLoadedHelp}`}
          </p>
        </div>
      )}
    </>
  );
}
