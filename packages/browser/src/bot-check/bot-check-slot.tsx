import { botCheckTexts } from "@site/contract/bot-check/labels";
import styles from "./bot-check-slot.module.css";
import type { BotCheck } from "./use-bot-check.tsx";

/** Renders a form's bot check: Cloudflare's widget, its status and the honeypot field. */
export function BotCheckSlot({ check: { state, widget, place, honeypot } }: { check: BotCheck }) {
  return (
    <>
      <div className={styles.honeypot} aria-hidden>
        <label>
          Web sitesi
          <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {state !== "off" && (
        <div className={styles.slot}>
          <div ref={place} className={styles.widget}>
            {widget}
          </div>
          <p role="status" className={styles.note}>
            {state === "loading" && botCheckTexts.loading}
            {state === "failed" && `${botCheckTexts.notLoaded}. ${botCheckTexts.notLoadedHelp}`}
          </p>
        </div>
      )}
    </>
  );
}
