import { codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { Extension, Mark, mergeAttributes, Node, textblockTypeInputRule } from "@tiptap/core";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { Footnote } from "./footnotes/footnote.ts";

/** A code block with one of the site's languages; of any other name it is plain text. */
const ArticleCodeBlock = CodeBlock.extend({
  addAttributes() {
    const { language } = this.parent?.() ?? {};
    return {
      language: {
        ...language,
        parseHTML: (element: HTMLElement) => codeLanguageNamed(String(language?.parseHTML?.(element) ?? "")) ?? null,
      },
    };
  },
  renderHTML({ node, HTMLAttributes }) {
    const language = codeLanguageNamed(String(node.attrs.language ?? ""));
    return ["pre", HTMLAttributes, ["code", language ? { class: `language-${language}` } : {}, 0]];
  },
});

/** Reads Markdown headings of every level, typed or pasted, as the nearest level that articles have: 2 to 4. */
const ArticleHeadings = Extension.create({
  name: "articleHeadings",
  priority: 200, // before the headings' own reading, which makes paragraphs of other levels
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    return heading ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })] : [];
  },
  markdownTokenName: "heading",
  parseMarkdown: (token, { createNode, parseInline }) =>
    createNode("heading", { level: Math.min(Math.max(token.depth ?? 2, 2), 4) }, parseInline(token.tokens ?? [])),
});

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
