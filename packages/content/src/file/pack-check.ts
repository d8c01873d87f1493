import { checkOf } from './check.js';
import type { Check } from './document.js';
import schema from './pack.schema.json' with { type: 'json' };

let check: Check | undefined;

/** The check of packs. Making it is work, and makes code: a page, which may not do that, has it made at its build. */
export function packCheck(): Check {
  check ??= checkOf(schema);
  return check;
}
