/** Prints a result beside its goal; one without a goal is there to be watched. */
export function line(name: string, value: string, goal?: string): void {
  console.info(`${name.padEnd(52)} ${value.padEnd(44)} ${goal === undefined ? "" : `goal ${goal}`}`.trimEnd());
}

export type Line = typeof line;
