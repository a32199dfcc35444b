import { expect, type Page } from "@playwright/test";

const FOREIGN = "https://example.org/";

/** Records every sign that a script in an article ran: calls of `xss()`, dialogs, and requests to example.org. */
export class ScriptWatch {
  /** Names of the frames that called `xss()`; "" is the page itself. */
  readonly callers = new Set<string>();
  readonly #others: string[] = [];

  /** Watches a page. Call it before the page is opened. */
  static async on(page: Page): Promise<ScriptWatch> {
    const watch = new ScriptWatch();
    await page.exposeBinding("xss", ({ frame }) => watch.callers.add(frame.name()));
    page.on("dialog", (dialog) => {
      if (dialog.type() !== "beforeunload") watch.#others.push(`dialog: ${dialog.message()}`);
      return dialog.accept();
    });
    await page.route(`${FOREIGN}**`, (route) => {
      const request = route.request();
      if (request.resourceType() !== "image") watch.#others.push(`${request.resourceType()}: ${request.url()}`);
      return route.abort();
    });
    return watch;
  }

  /** Returns the signs; [] if no script ran. */
  signs(): string[] {
    return [...[...this.callers].map((frame) => `xss() in frame "${frame}"`), ...this.#others];
  }
}

/** A frame that always runs its script; after it, all earlier frames have run theirs. */
const LAST = { name: "last", html: "<img src=x onerror=xss()>" };

/**
 * Shows HTML in frames of a page without a content policy, named by their index, as documents and as parts of a
 * document. Then it fires every handler and follows every link that is not a web address.
 * @returns names of the frames that called `xss()`
 */
export async function callersAmong(page: Page, watch: ScriptWatch, documents: string[]): Promise<string[]> {
  await page.goto("about:blank");
  await page.evaluate(showAll, [...documents.map((html, index) => ({ name: String(index), html })), LAST]);
  await expect.poll(() => watch.callers.has(LAST.name)).toBe(true);
  watch.callers.delete(LAST.name);
  await page.evaluate(useAll);
  await page.evaluate(showAll, [LAST]);
  await expect.poll(() => watch.callers.has(LAST.name)).toBe(true);
  watch.callers.delete(LAST.name);
  return [...watch.callers];
}

function showAll(documents: { name: string; html: string }[]): void {
  for (const { name, html } of documents) {
    const [whole, part] = [document.createElement("iframe"), document.createElement("iframe")];
    whole.name = part.name = name;
    whole.srcdoc = html;
    document.body.append(part, whole);
    const body = part.contentDocument?.body;
    if (!body) continue;
    body.innerHTML = html;
    const serialised = body.innerHTML; // parsed again, it may have changed
    body.innerHTML = serialised;
  }
}

function useAll(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    for (const element of frame.contentDocument?.querySelectorAll("*") ?? []) {
      for (const { name } of element.attributes)
        if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
      const isButton = element.matches("button, input[type=submit], input[type=image]");
      const address = element.getAttribute("href") ?? element.getAttribute("xlink:href");
      const isForeign = address !== null && !/^\s*(?:https?:|mailto:|tel:|[/#.])/i.test(address);
      if (isButton || isForeign) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  }
}
