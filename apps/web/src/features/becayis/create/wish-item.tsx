import type { Lookup } from "@site/contract/becayis/board/reference/schema";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { type ListingValues, NO_PLACE } from "./listing-values.ts";
import type { useDragOrder } from "./use-drag-order.ts";
import type { Places } from "./use-places.ts";
import styles from "./wish-list.module.css";

interface Order extends ReturnType<typeof useDragOrder> {
  count: number;
}

interface Props {
  form: Form<ListingValues>;
  /** Index in the list of wishes, beginning with 0. */
  index: number;
  places: Places;
  /** Name of the place, for the labels of the buttons. */
  name: string;
  /** Number of wishes and state of dragging; undefined if this is the only wish, which cannot be moved or removed. */
  order: Order | undefined;
  onStep: (to: number) => void;
  onRemove: () => void;
}

/** Renders the fields of one wanted place: a province and, optionally, a district. */
export function WishItem({ form, index, places, name, order, onStep, onRemove }: Props) {
  const { cityId, districtId } = form.values.wantedPlaces[index] ?? NO_PLACE;
  const districts = places.districtsOf(cityId);
  const fields = { city: `wantedPlaces.${index}.cityId`, district: `wantedPlaces.${index}.districtId` } as const;
  const getLabel = (first: string, part: string) => (index === 0 ? first : `${index + 1}. tercih: ${part}`);
  return (
    <li className={styles.wish} {...(order && draggedState(index, order))}>
      {order && (
        <div className={styles.head}>
          <span
            className={styles.handle}
            data-handle
            aria-hidden
            data-tip="Sürükleyerek sıralayın"
            {...order.handleProps(index)}
          >
            <GripVertical size={20} />
          </span>
          <strong>{index + 1}. tercih</strong>
          <button
            type="button"
            data-step="up"
            disabled={index === 0}
            aria-label={`Yukarı taşı: ${name}`}
            onClick={() => onStep(index - 1)}
          >
            <ArrowUp size={20} aria-hidden />
          </button>
          <button
            type="button"
            data-step="down"
            disabled={index === order.count - 1}
            aria-label={`Aşağı taşı: ${name}`}
            onClick={() => onStep(index + 1)}
          >
            <ArrowDown size={20} aria-hidden />
          </button>
          <button type="button" aria-label={`Çıkar: ${name}`} onClick={onRemove}>
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
      <ChoiceField
        {...form.getInputProps(fields.city)}
        label={getLabel("İstenen Şehir", "şehir")}
        value={places.nameOf(cityId)}
        options={getNames(places.provinces)}
        placeholder="Şehir seçin"
        onChange={(chosen) => {
          form.setFieldValue(fields.city, findId(places.provinces, chosen));
          form.setFieldValue(fields.district, null);
        }}
      />
      <ChoiceField
        {...form.getInputProps(fields.district)}
        label={getLabel("İstenen İlçe", "ilçe")}
        value={places.nameOf(districtId)}
        options={getNames(districts)}
        placeholder={cityId === null ? "Önce şehir seçin" : districtId === null ? "Fark etmez" : ""}
        isDisabled={cityId === null}
        onChange={(chosen) => form.setFieldValue(fields.district, findId(districts, chosen))}
        hint="İsteğe bağlı"
      />
      {places.isError && (
        <ErrorState className={formStyles.error} text="Seçenekler yüklenemedi." onRetry={places.refetch} />
      )}
    </li>
  );
}

const getNames = (list: Lookup[]) => list.map(({ name }) => name);
const findId = (list: Lookup[], chosen: string) => list.find(({ name }) => name === chosen)?.id ?? null;

/** Returns the attributes that mark the dragged item and the place where it would be dropped. */
function draggedState(index: number, { drag }: Order) {
  if (!drag) return {};
  const { from, to, offset } = drag;
  if (index === from) return { "data-dragged": true, style: { transform: `translateY(${offset}px)` } };
  if (index !== to) return {};
  return { "data-drop": to < from ? "before" : "after" };
}
