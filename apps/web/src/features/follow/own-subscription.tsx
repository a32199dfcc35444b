import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import type { SaveOwnSubscriptionInput } from "@site/contract/readers/subscribers/subscriptions/schema";
import { trpc } from "../../framework/browser.ts";
import formStyles from "../../shared/forms/form.module.css";
import styles from "../member/member.module.css";
import { PartState } from "../member/part-state.tsx";
import { useAction } from "../member/use-action.ts";
import { ChoiceFields } from "./choice-fields.tsx";

/** Shows whether the member follows the blog by mail; saves each choice immediately. */
export function OwnSubscription() {
  const utils = trpc.useUtils();
  const own = utils.user.subscription.get;
  const query = trpc.user.subscription.get.useQuery();
  const { data: categories = [] } = trpc.blog.categories.list.useQuery();
  const { data } = query;
  const { run } = useAction();

  function save(choice: SaveOwnSubscriptionInput): void {
    own.setData(undefined, (before) => before && { ...before, ...choice });
    void run(
      async () => {
        own.setData(undefined, await utils.client.user.subscription.save.mutate(choice));
        return { message: followTexts.saved };
      },
      () => undefined,
    );
  }

  return (
    <section className={styles.card} aria-labelledby="eposta-takibi">
      <h2 id="eposta-takibi">{followTexts.memberTitle}</h2>
      <p className={styles.soft}>{followTexts.memberLead}</p>
      <PartState query={query} failed={followTexts.loadFailed} />
      {data && (
        <>
          <label className={formStyles.choice}>
            <input
              type="checkbox"
              checked={data.isActive}
              onChange={({ target }) =>
                save({ isActive: target.checked, frequency: data.frequency, categoryIds: data.categoryIds })
              }
            />
            {followTexts.memberSwitch}
          </label>
          {data.isActive && (
            <ChoiceFields
              choice={data}
              categories={categories}
              onChange={({ frequency, categoryIds }) =>
                save({ isActive: true, frequency, categoryIds: [...categoryIds] })
              }
            />
          )}
        </>
      )}
    </section>
  );
}
