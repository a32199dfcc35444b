import { noFilters, readDatamodel, withSchemaEngine } from "./engine.ts";

/**
 * Returns the SQL that turns a database into the datamodel; "" if they are equal. Check constraints, generated
 * expressions, partial indexes and functions are not part of the datamodel and not compared.
 * @param url a PostgreSQL URL
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
