import { type HTMLAttributes, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

/** Returns true while React hydrates the server's HTML, false in every later render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

type Content = Pick<HTMLAttributes<Element>, "children" | "dangerouslySetInnerHTML" | "suppressHydrationWarning"> & {
  "data-static-content"?: "";
};

/** Makes React keep the server's HTML: it neither hydrates nor compares the content of an element with these props. */
const SERVER_HTML: Content = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * Returns props with the content of an element without event handlers, so that React skips hydrating the subtree. This
 * shortens the main thread's work at page load. Event handlers inside would not be attached: in development the
 * content is hydrated and a handler inside throws.
 * @param of the data that the content shows; when an item changes, the browser renders the content
 * @returns props of the element
 */
export const useStaticContent = import.meta.env.SSR ? render : import.meta.env.DEV ? useChecked : useServerHtml;

function render(_of: readonly unknown[], children: ReactNode): Content {
  return import.meta.env.DEV ? { children, "data-static-content": "" } : { children };
}

function useChecked(of: readonly unknown[], children: ReactNode): Content {
  useEffect(() => {
    const element = findHandlerInStaticContent(document);
    if (element) throw new Error(`an event handler inside static content would be lost: ${element.outerHTML}`);
  });
  return render(of, children);
}

function useServerHtml(of: readonly unknown[], children: ReactNode): Content {
  const isHydrating = useIsHydrating();
  const [shown, setShown] = useState({ of, isServerHtml: isHydrating });
  const isServerHtml = shown.isServerHtml && of.every((each, index) => each === shown.of[index]);
  if (shown.isServerHtml && !isServerHtml) setShown({ of, isServerHtml });
  return isServerHtml ? SERVER_HTML : { children };
}

/** React stores an element's props under a key that begins like this. */
const PROPS_KEY = "__reactProps$";

/** Returns the first element inside static content (`useStaticContent`) that has a React event handler. */
export function findHandlerInStaticContent(root: ParentNode): Element | undefined {
  return [...root.querySelectorAll("[data-static-content] *")].find(hasHandler);
}

function hasHandler(element: Element): boolean {
  const key = Object.keys(element).find((each) => each.startsWith(PROPS_KEY));
  const props: unknown = key && Reflect.get(element, key);
  if (typeof props !== "object" || props === null) return false;
  return Object.entries(props).some(([name, value]) => /^on[A-Z]/.test(name) && typeof value === "function");
}
