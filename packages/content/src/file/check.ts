import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaValidator } from './document.js';

/** Ajv options: report all errors, each with the offending value. */
export const AJV_OPTIONS = { allErrors: true, allowUnionTypes: true, verbose: true } as const;

/** Compiles a JSON Schema. */
export function compileSchema(schema: object): SchemaValidator {
  return new Ajv2020(AJV_OPTIONS).compile(schema);
}
