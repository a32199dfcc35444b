import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

type SchemaEngine = engineModule.SchemaEngine;

/** PostgreSQL's internal one-byte type "char", which the driver adapter does not know. */
const CHAR_OID = 18;
const TEXT_OID = 25;

export const noFilters = { externalTables: [], externalEnums: [] };

/**
 * Opens Prisma's schema engine (the WebAssembly build, nothing is downloaded) on a database.
 * @param url a PostgreSQL URL
 * @param schemaFolder the folder of schema.prisma and models/
 */
export async function withSchemaEngine<Result>(
  url: string,
  schemaFolder: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await loadWasm();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const adapters = bindMigrationAwareSqlAdapterFactory(migrationAdapter(pool));
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: readDatamodel(schemaFolder) },
    () => undefined,
    adapters,
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

/** Returns the datamodel as pairs of file name and text. */
export function readDatamodel(schemaFolder: string): [string, string][] {
  const files = [
    "schema.prisma",
    ...readdirSync(join(schemaFolder, "models"))
      .sort()
      .map((name) => `models/${name}`),
  ];
  return files.map((name) => [name, readFileSync(join(schemaFolder, name), "utf8")]);
}

let wasmReady: Promise<void> | undefined;

function loadWasm(): Promise<void> {
  wasmReady ??= (async () => {
    const file = createRequire(import.meta.url)
      .resolve("@prisma/schema-engine-wasm")
      .replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
    const { instance } = await WebAssembly.instantiate(readFileSync(file), {
      "./schema_engine_bg.js": { ...engineModule },
    });
    engineModule.__wbg_set_wasm(instance.exports);
    const start = instance.exports.__wbindgen_start;
    if (typeof start === "function") start();
  })();
  return wasmReady;
}

/** Returns the driver adapter, extended to read the catalogue's type "char". */
function migrationAdapter(pool: pg.Pool): PrismaPg {
  const query = pool.query.bind(pool);
  const charColumns = new WeakMap<object, Set<number>>();
  Object.assign(pool, {
    query: async (config: pg.QueryConfig) => {
      const result = await query(config);
      charColumns.set(
        result.rows,
        new Set(result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? index : []))),
      );
      for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID;
      return result;
    },
  });
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      queryRaw: async (sql: Parameters<typeof queryRaw>[0]) => {
        const result = await queryRaw(sql);
        const isChar = charColumns.get(result.rows);
        return {
          ...result,
          columnTypes: result.columnTypes.map((type, index) => (isChar?.has(index) ? ColumnTypeEnum.Character : type)),
        };
      },
    });
  };
  return factory;
}
