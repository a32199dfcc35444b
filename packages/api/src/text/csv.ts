/** A row of a CSV file. */
export interface CsvRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads CSV (RFC 4180) in one pass; empty lines are left out. Spreadsheets of Turkish systems separate cells by a
 * semicolon, so the first line decides between comma, semicolon and tab.
 */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, "");
  const [head = ""] = content.split(/\r?\n|\r/, 1);
  const separator = [";", "\t"].find((each) => head.includes(each)) ?? ",";
  const rows: CsvRow[] = [];
  let line = 1;
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
    if (letter === '"' && isQuoted && content[index + 1] === '"') {
      cell += letter;
      index++;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) endCell();
    else if (letter === "\n" && !isQuoted) endRow();
    else if (letter !== "\r" || isQuoted) cell += letter;
    if (letter === "\n") line++;
  }
  endRow();
  return rows;
}
