/** A row of a CSV file. */
export interface CsvRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** Cells are separated by a comma (RFC 4180), a semicolon (spreadsheets of Turkish systems) or a tab. */
const SEPARATORS = [";", "\t", ","];
/** The line by which spreadsheets name the separator. */
const NAMED_SEPARATOR = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/**
 * Reads CSV (RFC 4180) in one pass; empty lines are left out. Lines end as on any system (LF, CR LF, CR). The separator
 * is the one that a first line `sep=;` names, otherwise the most frequent one of the first line with text.
 */
export function parseCsv(text: string): CsvRow[] {
  const whole = text.replace(/^\uFEFF/, "");
  const named = NAMED_SEPARATOR.exec(whole);
  const content = named ? whole.slice(named[0].length) : whole;
  const separator = named?.[1] ?? findSeparator(content);
  const rows: CsvRow[] = [];
  let line = named ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((each) => each !== "")) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let index = 0; index < content.length; index++) {
    const letter = content.charAt(index);
    const isLineEnd = letter === "\n" || (letter === "\r" && content[index + 1] !== "\n");
    if (letter === '"' && isQuoted && content[index + 1] === '"') {
      cell += letter;
      index++;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) endCell();
    else if (isLineEnd && !isQuoted) endRow();
    else if (letter !== "\r" || isQuoted) cell += letter;
    if (isLineEnd) line++;
  }
  endRow();
  return rows;
}

function findSeparator(content: string): string {
  const [head = ""] = content.trimStart().split(/[\r\n]/, 1);
  const unquoted = head.replace(/"(?:[^"]|"")*"/g, "");
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
