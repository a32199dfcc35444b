import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { ChoiceField } from "../../../shared/forms/fields/choice-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import type { Form } from "../../../shared/forms/state/use-form.ts";
import { PartFailed } from "../../../shared/ui/part-failed.tsx";
import { useLookups } from "../shared/use-lookups.ts";
import type { ListingValues, wishFields } from "./listing-values.ts";
import type { useDragOrder } from "./use-drag-order.ts";
import styles from "./wish-list.module.css";

interface Order extends ReturnType<typeof useDragOrder> {
  index: number;
  count: number;
}

interface Props {
  form: Form<ListingValues>;
  fields: ReturnType<typeof wishFields>;
  /** The place's name, for the labels of its buttons. */
  name: string;
  /** Its place among several; undefined for the only one. */
  order: Order | undefined;
  onStep: (to: number) => void;
  onRemove: () => void;
}

/** Asks for one wanted place: a city and a district that is optional. */
export function WishItem({ form, fields, name, order, onStep, onRemove }: Props) {
  const city = form.values[fields.city] ?? "";
  const lookups = useLookups(city);
  const isFirst = fields.city === "wantedCity";
  const getLabel = (first: string, part: string) => (isFirst ? first : `${(order?.index ?? 0) + 1}. tercih: ${part}`);
  return (
    <li className={styles.wish} {...(order && draggedState(order))}>
      {order && (
        <div className={styles.head}>
          <span
            className={styles.handle}
            data-handle
            aria-hidden
            data-tip="Sürükleyerek sıralayın"
            {...order.handleProps(order.index)}
          >
            <GripVertical size={20} />
          </span>
          <strong>{order.index + 1}. tercih</strong>
          <button
            type="button"
            data-step="up"
            disabled={order.index === 0}
            aria-label={`Yukarı taşı: ${name}`}
            onClick={() => onStep(order.index - 1)}
          >
            <ArrowUp size={20} aria-hidden />
          </button>
          <button
            type="button"
            data-step="down"
            disabled={order.index === order.count - 1}
            aria-label={`Aşağı taşı: ${name}`}
            onClick={() => onStep(order.index + 1)}
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
        options={lookups.cities}
        placeholder="Şehir seçin"
        onChange={(chosen) => {
          form.setFieldValue(fields.city, chosen);
          form.setFieldValue(fields.district, "");
        }}
      />
      <ChoiceField
        {...form.getInputProps(fields.district)}
        label={getLabel("İstenen İlçe", "ilçe")}
        options={lookups.districts}
        placeholder={city === "" ? "Önce şehir seçin" : "Fark etmez"}
        isDisabled={city === ""}
        hint="İsteğe bağlı"
      />
      {lookups.isError && (
        <PartFailed className={formStyles.error} text="Seçenekler yüklenemedi." onRetry={lookups.refetch} />
      )}
    </li>
  );
}

/** Returns the attributes that show what is dragged and between which places it would land. */
function draggedState({ index, drag }: Order) {
  if (!drag) return {};
  const { from, to, offset } = drag;
  if (index === from) return { "data-dragged": true, style: { transform: `translateY(${offset}px)` } };
  if (index !== to) return {};
  return { "data-drop": to < from ? "before" : "after" };
}
