/** Prints a result beside its goal. */
export function line(name: string, value: string, goal: string): void {
  console.info(`${name.padEnd(52)} ${value.padEnd(30)} goal ${goal}`);
}
