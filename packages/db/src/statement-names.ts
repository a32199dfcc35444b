/** Maximum per connection, because each keeps its prepared statements. */
const MOST = 300;

/** Names a statement; "" leaves it unnamed. */
export type StatementNames = (statement: { sql: string }) => string;

/**
 * Returns a function that names statements, so that a connection parses and plans each once; planning the ring search
 * takes longer than running it. Statements beyond the maximum stay unnamed.
 */
export function createStatementNames(): StatementNames {
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
