import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements of articles, with those that a browser adds. */
const ELEMENTS = new Set(
  (
    "html head body h2 h3 h4 p br hr ul ol li strong em u s code pre blockquote a img figure figcaption table thead " +
    "tbody tr th td sub sup"
  ).split(" "),
);

const ATTRIBUTES = new Set(
  "id href title rel src alt width height loading decoding colspan rowspan scope start".split(" "),
);

const CLASSES: Record<string, RegExp> = { code: /^language-[a-z]+$/, sup: /^footnote$/ };

const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/**
 * Returns the elements, attributes and addresses that an article may not contain, as a browser would parse it as a
 * document and as part of one. It shares no code with the sanitiser.
 */
export function unsafeParts(html: string): string[] {
  return [...getParts(parse(html)), ...getParts(parseFragment(html))];
}

function getParts(node: Node): string[] {
  const own =
    "tagName" in node ? [...(ELEMENTS.has(node.tagName) ? [] : [`<${node.tagName}>`]), ...readAttributes(node)] : [];
  const inner = "childNodes" in node ? node.childNodes.flatMap(getParts) : [];
  return [...own, ...inner];
}

function readAttributes({ attrs, tagName }: DefaultTreeAdapterTypes.Element): string[] {
  return attrs
    .filter(({ name, value }) => !isSafeAttribute(tagName, name, value))
    .map(({ name, value }) => `${name}="${value}"`);
}

function isSafeAttribute(tagName: string, name: string, value: string): boolean {
  if (name === "class") return CLASSES[tagName]?.test(value) ?? false;
  return ATTRIBUTES.has(name) && (!["href", "src"].includes(name) || isSafeAddress(value));
}

/** Resolves an address as a browser does. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, "https://site.example/blog/x")) return true; // a browser follows no invalid address
  return PROTOCOLS.includes(new URL(address, "https://site.example/blog/x").protocol);
}
