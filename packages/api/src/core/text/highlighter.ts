import { type CodeLanguage, codeLanguages } from "@site/contract/blog/posts/code-languages";
import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** Grammars by language; the module is loaded with the first code block that names one (highlight.ts). */
const grammars: Record<CodeLanguage, Parameters<typeof highlighter.registerLanguage>[1]> = {
  bash,
  csharp,
  css,
  diff,
  html: xml,
  java,
  javascript,
  json,
  php,
  python,
  sql,
  typescript,
  yaml,
};

for (const { id } of codeLanguages) highlighter.registerLanguage(id, grammars[id]);
highlighter.registerLanguage("xml", xml); // other grammars embed it under this name

/** Returns escaped HTML with `<span class="hljs-…">` around the parts of a code. */
export function markParts(code: string, language: CodeLanguage): string {
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value;
}
