import type { Rule } from '@vigil/engine';
import type { Modifier } from '../../language/modifiers.js';
import type { Investigator } from '../state.js';

/** What somebody does while modifiers hold for him. */
export function* during(who: Investigator, modifiers: readonly Modifier[], rule: Rule): Rule {
  who.untilTurnEnds.push(...modifiers);
  try {
    yield* rule;
  } finally {
    who.untilTurnEnds = who.untilTurnEnds.filter((one) => !modifiers.includes(one));
  }
}
