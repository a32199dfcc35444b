import { codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { Extension, Mark, mergeAttributes, Node, textblockTypeInputRule } from "@tiptap/core";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { Footnote } from "./footnotes/footnote.ts";
import { Figcaption } from "./images/caption.ts";
import { imageView } from "./images/image-view.tsx";

/** A code block in one of the site's languages. Other names count as plain text. */
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

/** An image with its texts below it. They are no part of its HTML. */
const ArticleImage = Image.extend({ addNodeView: () => imageView });

/** Converts Markdown headings of any level, typed or pasted, to the nearest level of articles: 2 to 4. */
const ArticleHeadings = Extension.create({
  name: "articleHeadings",
  priority: 200, // before Tiptap's own parser, which would make paragraphs of the other levels
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    return heading ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })] : [];
  },
  markdownTokenName: "heading",
  parseMarkdown: (token, { createNode, parseInline }) =>
    createNode("heading", { level: Math.min(Math.max(token.depth ?? 2, 2), 4) }, parseInline(token.tokens ?? [])),
});

/** Marks and nodes without a button. Without them, editing would remove them from existing texts. */
const Subscript = plainMark("subscript", "sub");
const Superscript = plainMark("superscript", "sup");
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "block+ figcaption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

/** The content that articles may have. It must match the server's sanitiser (packages/api/src/core/text/html.ts). */
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
  ArticleImage,
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
