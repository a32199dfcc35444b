import { foldText, toSearchPhrase, toSearchText } from "@site/contract/common/text";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { FieldFrame, type FieldProps } from "../field-frame.tsx";
import styles from "./choice-field.module.css";

interface Props extends Omit<FieldProps, "onChange"> {
  onChange: (option: string) => void;
  options: readonly string[];
  placeholder?: string | undefined;
  isDisabled?: boolean;
}

/**
 * Renders a combobox (WAI-ARIA, "Combobox Pattern") that filters its options by the typed text: "igdir" finds Iğdır.
 * Text that is no option is discarded.
 */
export function ChoiceField({
  options,
  placeholder,
  isDisabled = false,
  label,
  hint,
  error,
  onChange,
  ...input
}: Props) {
  const { id, value } = input;
  const [typed, setTyped] = useState<string>(); // undefined unless somebody types; the field then shows its value
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const wanted = foldText(typed?.trim() ?? "");
  const found = wanted === "" ? options : optionsWith(toSearchPhrase(wanted), options);
  const current = found[Math.min(active, found.length - 1)];
  const isListed = isOpen && found.length > 0;
  const currentId = isListed && current !== undefined ? optionId(current) : undefined;

  function optionId(option: string): string {
    return `${id}-${options.indexOf(option)}`;
  }

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: "nearest" });
  }, [currentId]);

  function choose(option: string): void {
    close();
    if (option !== value) onChange(option);
  }

  function open(): void {
    setActive(Math.max(0, found.indexOf(value)));
    setOpen(true);
  }

  function close(): void {
    setTyped(undefined);
    setOpen(false);
  }

  /** Chooses the option whose whole name was typed, or clears the value if the field was emptied. */
  function onBlur(): void {
    const whole = options.find((option) => foldText(option) === wanted);
    if (typed?.trim() === "") choose("");
    else if (typed !== undefined && whole !== undefined) choose(whole);
    else close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !isOpen) open();
    else if (step !== undefined) setActive((Math.min(active, found.length - 1) + step + found.length) % found.length);
    else if (event.key === "Enter" && isListed && current !== undefined) choose(current);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  }

  return (
    <FieldFrame {...{ id, value, error, label, hint }}>
      {(tied) => (
        <div className={styles.choice}>
          <input
            {...input}
            {...tied}
            type="text"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={currentId}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={isDisabled}
            value={typed ?? value}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          <ChevronDown size={18} aria-hidden />
          <div id={`${id}-list`} role="listbox" aria-label="Seçenekler" className={styles.list} hidden={!isListed}>
            {isListed &&
              found.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: input has focus
                <div
                  key={option}
                  id={optionId(option)}
                  role="option"
                  aria-selected={option === value}
                  data-active={option === current}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option}
                </div>
              ))}
          </div>
          <p role="status" className={found.length === 0 && isOpen ? styles.none : "visually-hidden"}>
            {isOpen && (found.length === 0 ? "Sonuç bulunamadı" : typed !== undefined && `${found.length} sonuç`)}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

/** Returns the options that contain a searched phrase; those that begin with it come first. */
function optionsWith(wanted: string, options: readonly string[]): string[] {
  const matches = options.map((option) => ({ option, at: toSearchText(option).indexOf(wanted) }));
  const containing = matches.filter(({ at }) => at >= 0);
  return [...containing.filter(({ at }) => at === 0), ...containing.filter(({ at }) => at > 0)].map(
    ({ option }) => option,
  );
}
