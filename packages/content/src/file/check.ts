import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Check } from './document.js';

/** How documents are checked: all that is wrong with one is told, with what stands there. */
export const CHECKING = { allErrors: true, allowUnionTypes: true, verbose: true } as const;

/** Makes a check of a JSON Schema. */
export function checkOf(schema: object): Check {
  return new Ajv2020(CHECKING).compile(schema);
}
