/** The list separator of Turkish systems, whose decimal mark is the comma: their spreadsheets divide by it alone. */
const SEPARATOR = ";";

/**
 * Returns a table as CSV (RFC 4180, with semicolons) with a byte order mark, by which spreadsheets recognise UTF-8.
 * @param header names without semicolons and quotation marks
 */
export function toCsv(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${[header.join(SEPARATOR), ...rows.map((row) => row.map(toCell).join(SEPARATOR))].join("\r\n")}\r\n`;
}

/** A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe. */
function toCell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
