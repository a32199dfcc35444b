import { Mark, mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { ArticleHeadings } from "./article-headings.ts";
import { ArticleCodeBlock } from "./code-block.ts";
import { Footnote } from "./footnotes/footnote.ts";

/** Marks and nodes without a toolbar button: without them, editing would remove them from existing texts. */
const Subscript = plainMark("subscript", "sub");
const Superscript = plainMark("superscript", "sup");
const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
});
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "block+ figcaption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

/** The allowed content; it must match the server's sanitiser (packages/api/src/core/text/html.ts). */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    codeBlock: false,
    trailingNode: { notAfter: ["paragraph"] },
  }),
  ArticleHeadings,
  ArticleCodeBlock,
  Footnote,
  Link.configure({ openOnClick: false, defaultProtocol: "https", HTMLAttributes: { target: null, rel: null } }),
  Image,
  TableKit,
  Subscript,
  Superscript,
  Figure,
  Figcaption,
];

function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}
