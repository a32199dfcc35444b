import { onTestFinished } from "vitest";
import { makeFile } from "../papers/petitions/file-thread.ts";

/** Takes the turn at petition files, so that all others wait until the returned function is called. */
export function holdPetitionTurn(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<never>((_, reject) => {
    release = () => reject(new Error("the held turn ends"));
  });
  makeFile(0, () => held).catch(() => undefined);
  onTestFinished(() => release()); // a failed test would stop those of other files
  return release;
}
