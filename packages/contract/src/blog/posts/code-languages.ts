/** Languages of code blocks. A block names its language by the class `language-<id>`; without one it is plain text. */
export const codeLanguages = [
  { id: "bash", label: "Kabuk (Bash)", aliases: ["sh", "shell", "zsh", "console"] },
  { id: "csharp", label: "C#", aliases: ["cs", "c#"] },
  { id: "css", label: "CSS", aliases: ["scss"] },
  { id: "diff", label: "Fark (diff)", aliases: ["patch"] },
  { id: "html", label: "HTML ve XML", aliases: ["xml", "svg", "xhtml"] },
  { id: "java", label: "Java", aliases: [] },
  { id: "javascript", label: "JavaScript", aliases: ["js", "jsx", "mjs"] },
  { id: "json", label: "JSON", aliases: ["jsonc"] },
  { id: "php", label: "PHP", aliases: [] },
  { id: "python", label: "Python", aliases: ["py"] },
  { id: "sql", label: "SQL", aliases: ["postgresql", "plpgsql"] },
  { id: "typescript", label: "TypeScript", aliases: ["ts", "tsx"] },
  { id: "yaml", label: "YAML", aliases: ["yml"] },
] as const;

export type CodeLanguage = (typeof codeLanguages)[number]["id"];

const ids = new Map<string, CodeLanguage>(
  codeLanguages.flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [name, id] as const)),
);

/** Returns the language of a name or alias in any case ("JS" gives "javascript"). */
export function codeLanguageNamed(name: string): CodeLanguage | undefined {
  return ids.get(name.toLowerCase());
}

/** Returns the language that a class attribute names. */
export function codeLanguageOfClass(classes: string): CodeLanguage | undefined {
  const [, name] = /(?:^|\s)lang(?:uage)?-([^\s]+)/.exec(classes) ?? [];
  return name === undefined ? undefined : codeLanguageNamed(name);
}
