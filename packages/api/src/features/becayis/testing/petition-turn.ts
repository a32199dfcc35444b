import { onTestFinished } from "vitest";
import { makeFile } from "../papers/petitions/file-thread.ts";

/** Occupies the queue of petition files, so that all files wait until the returned function is called. */
export function holdPetitionTurn(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<never>((_, reject) => {
    release = () => reject(new Error("the held turn ends"));
  });
  makeFile(0, () => held).catch(() => undefined);
  onTestFinished(() => release()); // otherwise a failed test would block the tests of other files
  return release;
}
