/** The open request for the password; all calls that wait for it share it. */
let asked: { answer: (isConfirmed: boolean) => void; answered: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

/**
 * Asks for the password.
 * @returns whether it was confirmed
 */
export function askForPassword(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = withResolver();
    asked = { answer: resolve, answered: promise };
    for (const notify of listeners) notify();
  }
  return asked.answered;
}

/** Ends the open request for the password. */
export function answerPassword(isConfirmed: boolean): void {
  asked?.answer(isConfirmed);
  asked = undefined;
  for (const notify of listeners) notify();
}

export function isPasswordAsked(): boolean {
  return asked !== undefined;
}

export function onPasswordAsked(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function withResolver() {
  let resolve: (isConfirmed: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
