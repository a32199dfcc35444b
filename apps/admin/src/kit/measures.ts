/** Returns a duration as "3 sa 5 dk"; "Yok" for zero. */
export function durationText(seconds: number): string {
  if (seconds === 0) return "Yok";
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return "1 dk’dan az";
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes} dk`;
  return hours < 48 ? `${hours} sa ${minutes % 60} dk` : `${Math.floor(hours / 24)} gün`;
}

/** Returns a size as "1,4 MB", in units of a thousand. */
export function sizeText(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** power;
  const rounded = value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${String(rounded).replace(".", ",")} ${units[power]}`;
}
