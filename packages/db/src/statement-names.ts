/** Each connection keeps what it has prepared; lists of many lengths must not fill it. */
const MOST = 300;

/**
 * Names statements, so that a connection parses and plans each only once: planning a search for rings takes longer than
 * running it. Statements beyond the first few hundred stay without a name.
 */
export function createStatementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size === MOST) return "";
    const name = `prisma-${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
