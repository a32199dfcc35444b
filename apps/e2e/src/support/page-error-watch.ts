import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** First words of the report of a violated content policy. Chromium logs nothing if the page catches the error. */
const VIOLATION = "content policy:";

/** Collects uncaught errors, console errors and violations of the content policy in browsers. */
export class PageErrorWatch {
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
    void context.addInitScript((violation) => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
        console.info(violation, violatedDirective, blockedURI, sourceFile),
      );
    }, VIOLATION);
    context.on("response", (response) => {
      if (response.status() === 404 && response.request().isNavigationRequest())
        this.#notFoundDocuments.add(response.url());
    });
  }

  /** Declares an error that the journey causes and that must occur; Chromium logs each failed request. */
  expect(error: RegExp): void {
    this.#expected.push(error);
  }

  /** Declares an error that may occur; Chromium logs nothing if the failed call is part of a batch (207). */
  allow(error: RegExp): void {
    this.#allowed.push(error);
  }

  /** Returns unexpected errors and expected errors that did not occur. */
  faults(): string[] {
    const accepted = [...this.#expected, ...this.#allowed];
    const unexpected = this.#errors.filter(
      ({ text, url }) => !this.#isNotFoundDocument(text, url) && !accepted.some((pattern) => pattern.test(text)),
    );
    const missing = this.#expected.filter((pattern) => !this.#errors.some(({ text }) => pattern.test(text)));
    return [
      ...unexpected.map(({ text, url }) => `${text} (${url})`),
      ...missing.map((pattern) => `an expected error did not come: ${pattern}`),
    ];
  }

  /** Returns true for Chromium's report of a document with status 404. */
  #isNotFoundDocument(text: string, url: string): boolean {
    return this.#notFoundDocuments.has(url) && text.startsWith("Failed to load resource") && text.includes("404");
  }

  #note(message: ConsoleMessage): void {
    if (message.type() === "error" || message.text().startsWith(VIOLATION))
      this.#errors.push({ text: message.text(), url: message.location().url });
  }
}
