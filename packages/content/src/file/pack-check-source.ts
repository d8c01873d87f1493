import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { AJV_OPTIONS } from './check.js';
import schema from './pack.schema.json' with { type: 'json' };

/** Returns the source of a precompiled replacement for `pack-check.ts`, for environments without code generation. */
export function packCheckSource(): string {
  const ajv = new Ajv2020({ ...AJV_OPTIONS, code: { source: true, esm: true } });
  return `${standalone.default(ajv, ajv.compile(schema))}\nexport const packCheck = () => validate;\n`;
}
