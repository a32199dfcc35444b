import { DomUtils, ElementType, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Block elements, which are not part of a line of text. */
const BLOCKS = new Set(
  (
    "address article aside audio blockquote body center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li main menu nav noscript object ol p pre " +
    "search section summary table tbody td template tfoot th thead tr ul video caption"
  ).split(" "),
);

export function isBlockName(name: string): boolean {
  return BLOCKS.has(name);
}

/** Returns the top nodes of HTML. */
export function getNodes(html: string): Node[] {
  return parseDocument(html).children;
}

export function isElement(node: Node | null | undefined): node is Element {
  return node !== null && node !== undefined && "attribs" in node;
}

/** Returns the element around an element; undefined at the root. */
export function parentOf({ parent }: Element): Element | undefined {
  return parent && "attribs" in parent ? parent : undefined;
}

export function isText(node: Node): node is Extract<Node, { data: string }> {
  return node.type === ElementType.Text;
}

/** Returns whether a node is a block, or contains one. */
export function hasBlock(node: Node): boolean {
  return isElement(node) && (BLOCKS.has(node.name) || node.children.some(hasBlock));
}

/** Returns the text of nodes on one line, without scripts and styles. */
export function getLine(nodes: Node[]): string {
  const text = (node: Node): string => {
    if (isText(node)) return node.data;
    if (!isElement(node) || node.name === "script" || node.name === "style") return "";
    const inner = node.children.map(text).join("");
    return BLOCKS.has(node.name) || node.name === "br" ? ` ${inner} ` : inner;
  };
  return nodes.map(text).join("").replace(/\s+/g, " ").trim();
}

/** Returns every element below the nodes, in their order. */
export function elementsIn(nodes: Node[]): Element[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.children)] : []));
}

/** Returns the first element below that has a class. */
export function withClass(element: Element, name: string): Element | undefined {
  return elementsIn(element.children).find((each) => hasClass(each, name));
}

export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? "").split(/\s+/).includes(name);
}

/** Returns the first element of a name below. */
export function named(element: Element, ...names: string[]): Element | undefined {
  return elementsIn(element.children).find(({ name }) => names.includes(name));
}

/** Returns the HTML inside of an element. */
export function innerHtml(element: Element | undefined): string {
  return element ? DomUtils.getInnerHTML(element) : "";
}

/** Returns the text of nodes with its white space. */
export function getTextContent(nodes: Node[]): string {
  return DomUtils.textContent(nodes);
}
