import { Extension, textblockTypeInputRule } from "@tiptap/core";

/** Reads Markdown headings of every level, typed or pasted, as the nearest level that articles have: 2 to 4. */
export const ArticleHeadings = Extension.create({
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
