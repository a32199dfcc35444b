import type { TotpSecret } from "@site/contract/identity/second-factor/schema";
import { useState } from "react";

/** The state of a card of the two-step sign-in. The password is asked for before each change. */
type TwoStep =
  | { name: "idle" | "begin" | "remove" | "renew" }
  | { name: "setup"; begun: TotpSecret }
  | { name: "codes"; codes: string[] };

/** Returns the step that a person is at who turns the authenticator on or off, and what leads to the next one. */
export function useTwoStep() {
  const [step, setStep] = useState<TwoStep>({ name: "idle" });
  return {
    step,
    start: (name: "begin" | "remove" | "renew") => setStep({ name }),
    setUp: (begun: TotpSecret) => setStep({ name: "setup", begun }),
    showCodes: (codes: string[]) => setStep({ name: "codes", codes }),
    close: () => setStep({ name: "idle" }),
  };
}
