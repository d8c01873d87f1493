import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaValidator } from './document.js';

/** How documents are checked: all that is wrong with one is told, with what stands there. */
export const AJV_OPTIONS = { allErrors: true, allowUnionTypes: true, verbose: true } as const;

/** Makes a check of a JSON Schema. */
export function compileSchema(schema: object): SchemaValidator {
  return new Ajv2020(AJV_OPTIONS).compile(schema);
}
