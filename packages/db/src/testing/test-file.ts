import { afterAll } from "vitest";

type Close = () => unknown;

const opened: Close[] = [];

/** Calls `close` after the last test of the running file; what was opened last is closed first. */
export function afterTestFile(close: Close): void {
  opened.push(close);
}

/** Registers the closing. A setup file calls it, since Vitest ignores an `afterAll` inside another hook. */
export function closeAfterTestFile(): void {
  afterAll(async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  });
}
