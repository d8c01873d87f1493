import { compileSchema } from './check.js';
import type { SchemaValidator } from './document.js';
import schema from './pack.schema.json' with { type: 'json' };

let validator: SchemaValidator | undefined;

/**
 * Returns the validator of packs. Compiling is slow and generates code; the web page, which may not do that, compiles
 * it at build time.
 */
export function packCheck(): SchemaValidator {
  validator ??= compileSchema(schema);
  return validator;
}
