import { getPlaceText } from "@site/contract/becayis/board/listings/wish-texts";
import { becayisTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { useRef, useState } from "react";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import member from "../../member/member.module.css";
import { type ChosenPlace, type ListingValues, NO_PLACE } from "./listing-values.ts";
import { useDragOrder } from "./use-drag-order.ts";
import { usePlaces } from "./use-places.ts";
import { WishItem } from "./wish-item.tsx";
import styles from "./wish-list.module.css";

interface Props {
  form: Form<ListingValues>;
  knownNames: Map<number, string>;
}

/**
 * Edits the wanted places in order of preference. They are reordered by dragging or with buttons; a removed one can be
 * restored.
 */
export function WishList({ form, knownNames }: Props) {
  const { wantedPlaces: wishes } = form.values;
  const places = usePlaces(
    wishes.map(({ cityId }) => cityId),
    knownNames,
  );
  const list = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ wish: ChosenPlace; name: string; index: number }>();
  const [said, setSaid] = useState("");
  const { drag, handleProps } = useDragOrder(list, move);
  const hasMany = wishes.length > 1;
  const isFull = wishes.length === limits.wishesPerListing;

  function getName({ cityId, districtId }: ChosenPlace, index: number): string {
    const city = places.nameOf(cityId);
    return city === "" ? `${index + 1}. tercih` : getPlaceText({ city, district: places.nameOf(districtId) });
  }

  const find = (index: number, selector: string) => list.current?.children[index]?.querySelector<HTMLElement>(selector);

  function move(from: number, to: number): void {
    const moved = wishes[from];
    if (!moved) return;
    form.reorderListItem("wantedPlaces", { from, to });
    setSaid(`${getName(moved, from)}: ${wishes.length} tercih içinde ${to + 1}. sıra`);
  }

  /**
   * Moves an item with its button and keeps the focus on a button of that item. A button at the end of the list is
   * disabled, so the focus moves to the opposite one.
   */
  function step(from: number, to: number): void {
    move(from, to);
    const isUp = to === 0 ? false : to === wishes.length - 1 ? true : to < from;
    afterPaint(() => find(to, `[data-step="${isUp ? "up" : "down"}"]`)?.focus());
  }

  function remove(index: number): void {
    const wish = wishes[index];
    if (!wish) return;
    const name = getName(wish, index);
    form.removeListItem("wantedPlaces", index);
    setRemoved({ wish, name, index });
    setSaid(`${name} çıkarıldı.`);
    afterPaint(() => undo.current?.focus());
  }

  function insert(index: number, wish: ChosenPlace): void {
    form.insertListItem("wantedPlaces", wish, index);
    setRemoved(undefined);
    setSaid(`${index + 1}. tercih eklendi.`);
    afterPaint(() => find(index, "input")?.focus());
  }

  return (
    <div className="stack">
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.list} data-many={hasMany} aria-label="İstediğiniz yerler, tercih sırasıyla">
        {wishes.map((wish, index) => (
          <WishItem
            // the fields of a place belong to its position
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            form={form}
            index={index}
            places={places}
            name={getName(wish, index)}
            order={hasMany ? { count: wishes.length, drag, handleProps } : undefined}
            onStep={(to) => step(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {removed && (
        <p className={styles.removed}>
          {removed.name} çıkarıldı.
          {!isFull && (
            <button
              ref={undo}
              type="button"
              className="button"
              onClick={() => insert(Math.min(removed.index, wishes.length), removed.wish)}
            >
              Geri Al
            </button>
          )}
        </p>
      )}
      <div className="stack start gap-2">
        {isFull ? (
          <p className={member.soft}>{becayisTexts.tooManyWishes(limits.wishesPerListing)}</p>
        ) : (
          <>
            <button type="button" className="button" onClick={() => insert(wishes.length, NO_PLACE)}>
              Başka bir il de olur
            </button>
            <p className={member.soft}>Kabul edeceğiniz her yer, eşleşme olasılığınızı artırır.</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Runs a function after the next render, which adds the elements that it looks for. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(run);
}
