import type { Rule } from '@vigil/engine';
import type { Modifier } from '../../language/modifiers.js';
import type { Investigator } from '../state.js';

/** Modifiers hold for somebody until his turn ends, or somebody says otherwise. */
export function holdFor(who: Investigator, ...modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = [...who.untilTurnEnds, ...modifiers];
}

/** These hold for him no longer. */
export function letGoOf(who: Investigator, modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = who.untilTurnEnds.filter((one) => !modifiers.includes(one));
}

/** What somebody does while modifiers hold for him. */
export function* during(who: Investigator, modifiers: readonly Modifier[], rule: Rule): Rule {
  holdFor(who, ...modifiers);
  try {
    yield* rule;
  } finally {
    letGoOf(who, modifiers);
  }
}
