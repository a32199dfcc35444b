import { codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { CodeBlock } from "@tiptap/extension-code-block";

/** A code block with one of the site's languages; of any other name it is plain text. */
export const ArticleCodeBlock = CodeBlock.extend({
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
