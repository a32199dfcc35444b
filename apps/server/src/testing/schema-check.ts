import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Returns what is wrong with a value by a JSON schema of the document; undefined if nothing is. */
export type SchemaCheck = (schema: object, value: unknown) => string | undefined;

/** Creates a check whose schemas may refer to the document's components. */
export function createSchemaCheck(document: object): SchemaCheck {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: true,
    inlineRefs: false, // compiles a referenced schema once, instead of into each schema that refers to it
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", ...document });
  const byText = new Map<string, ReturnType<typeof ajv.compile>>();
  const bySchema = new WeakMap<object, ReturnType<typeof ajv.compile>>();
  const compile = (text: string) => {
    const check = byText.get(text) ?? ajv.compile(JSON.parse(text));
    byText.set(text, check);
    return check;
  };
  return (schema, value) => {
    const check = bySchema.get(schema) ?? compile(absolute(schema));
    bySchema.set(schema, check);
    return check(value) ? undefined : ajv.errorsText(check.errors);
  };
}

/** Returns a schema as JSON whose references within the document are absolute. */
function absolute(schema: object): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
}
