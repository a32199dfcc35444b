import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import { paths } from "@site/contract/paths";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import type { FollowSource } from "@site/contract/readers/subscribers/subscriptions/schema";
import type { SiteSettings } from "@site/contract/settings/schema";
import styles from "./follow-form.module.css";

/** The target of plain forms, which work without scripts. */
export const FOLLOW_ADDRESS = "/api/subscribers";

interface Props {
  settings: SiteSettings;
  source: FollowSource;
  /** The category to follow; all by default. */
  categoryId?: number | undefined;
}

/**
 * Renders the field to follow the blog by mail, as a plain form without scripts. While the bot check is on, which needs
 * scripts, it is a link to the page with the check.
 */
export function FollowForm({ settings, source, categoryId }: Props) {
  if (isBotCheckInForce(settings.turnstile_enabled === "true", settings.site_url))
    return (
      <p>
        <a href={paths.follow} className="button">
          E-postayla takip et
        </a>
      </p>
    );
  const id = `takip_${source}`;
  return (
    <form method="post" action={FOLLOW_ADDRESS} className={styles.form}>
      <label htmlFor={id}>{followTexts.addressBesideOthers}</label>
      <div className={styles.line}>
        <input id={id} name="email" type="email" autoComplete="email" maxLength={254} required />
        <button type="submit" className="button primary">
          {followTexts.submit}
        </button>
      </div>
      <input type="hidden" name="source" value={source} />
      {categoryId !== undefined && <input type="hidden" name="categoryIds" value={categoryId} />}
      <p className={styles.note}>
        {followTexts.consent} <a href={paths.follow}>Sıklığı ve konuları seçin</a>
      </p>
    </form>
  );
}
