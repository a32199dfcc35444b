import { noFilters, readDatamodel, withSchemaEngine } from "./engine.ts";

/**
 * The SQL that would turn a database into the datamodel; "" where they agree. Check constraints, generated columns'
 * expressions, partial indexes and functions are outside the datamodel and are not compared.
 * @param url a PostgreSQL address
 * @param prismaFolder the folder of schema.prisma and models/
 */
export async function differenceToDatamodel(url: string, prismaFolder: string): Promise<string> {
  const files = readDatamodel(prismaFolder).map(([path, content]) => ({ path, content }));
  return withSchemaEngine(url, prismaFolder, async (engine) => {
    const result = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: prismaFolder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    const script = result.stdout ?? "";
    return script.includes("-- This is an empty migration.") ? "" : script;
  });
}
