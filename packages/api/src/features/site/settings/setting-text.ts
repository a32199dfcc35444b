/** Returns a stored value as a person reads it: switches as words, lists with one line per entry. */
export function settingText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Açık" : "Kapalı";
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}
