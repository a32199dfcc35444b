import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Returns what is wrong with a value by a JSON schema of the document, or undefined. */
export type SchemaCheck = (schema: object, value: unknown) => string | undefined;

/** Creates a check whose schemas may refer to the document's components. */
export function createSchemaCheck(document: object): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", ...document });
  const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, check);
    return check(value) ? undefined : ajv.errorsText(check.errors);
  };
}

/** Makes references within the document absolute. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'));
}
