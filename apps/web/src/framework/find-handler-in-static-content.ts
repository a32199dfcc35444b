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
