/** Prints a result and its goal, if it has one. */
export function line(name: string, value: string, goal?: string): void {
  console.info(`${name.padEnd(52)} ${value.padEnd(44)} ${goal === undefined ? "" : `goal ${goal}`}`.trimEnd());
}

export type Line = typeof line;
