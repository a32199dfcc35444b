import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Gathers what goes wrong in the browser: uncaught errors and errors on the console. */
export class FaultWatch {
  readonly #errors: { text: string; url: string }[] = [];
  readonly #notFoundDocuments = new Set<string>();
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on("weberror", (error) =>
      this.#errors.push({
        text: `uncaught ${error.error().stack ?? error.error().message}`,
        url: error.page()?.url() ?? "",
      }),
    );
    context.on("console", (message) => this.#note(message));
    context.on("response", (response) => {
      if (response.status() === 404 && response.request().isNavigationRequest())
        this.#notFoundDocuments.add(response.url());
    });
  }

  /** Announces an error that the journey brings about itself: Chromium reports each refused or broken call. It has to come. */
  expect(error: RegExp): void {
    this.#expected.push(error);
  }

  /** Announces an error that may come: Chromium stays silent where the refused call travels in a batch, answered with 207. */
  allow(error: RegExp): void {
    this.#allowed.push(error);
  }

  /** Errors nobody announced and announced ones that did not come. */
  faults(): string[] {
    const announced = [...this.#expected, ...this.#allowed];
    const unexpected = this.#errors.filter(
      ({ text, url }) => !this.#isNotFoundDocument(text, url) && !announced.some((pattern) => pattern.test(text)),
    );
    const missing = this.#expected.filter((pattern) => !this.#errors.some(({ text }) => pattern.test(text)));
    return [
      ...unexpected.map(({ text, url }) => `${text} (${url})`),
      ...missing.map((pattern) => `an expected error did not come: ${pattern}`),
    ];
  }

  /** Chromium reports a document that is answered with 404 like a missing image. */
  #isNotFoundDocument(text: string, url: string): boolean {
    return this.#notFoundDocuments.has(url) && text.startsWith("Failed to load resource") && text.includes("404");
  }

  #note(message: ConsoleMessage): void {
    if (message.type() === "error") this.#errors.push({ text: message.text(), url: message.location().url });
  }
}
