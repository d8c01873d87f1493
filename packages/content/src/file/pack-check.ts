import { compileSchema } from './check.js';
import type { SchemaValidator } from './document.js';
import schema from './pack.schema.json' with { type: 'json' };

let check: SchemaValidator | undefined;

/** The check of packs. Making it is work, and makes code: a page, which may not do that, has it made at its build. */
export function packCheck(): SchemaValidator {
  check ??= compileSchema(schema);
  return check;
}
