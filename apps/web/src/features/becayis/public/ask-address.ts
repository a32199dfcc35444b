import { paths } from "@site/contract/paths";

/** A question to the board: who works where and wants to go where; list entries by slug. */
interface Question {
  institution: string;
  position: string;
  /** The province of the one who asks, and the wanted one. */
  from: string;
  to: string;
}

/** Returns the board's address with the fields of its question filled in. */
export function askAddress({ institution, position, from, to }: Question): string {
  const fields = new URLSearchParams({ kurum: institution, unvan: position, nereden: from, nereye: to });
  return `${paths.board}?${fields}#sor`;
}
