import type { Rule } from '@vigil/engine';
import type { Modifier } from '../../language/modifiers.js';
import type { Investigator } from '../state.js';

/** Modifiers hold for somebody until his turn ends, or somebody says otherwise. */
export function addUntilEndOfTurn(who: Investigator, ...modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = [...who.untilTurnEnds, ...modifiers];
}

/** These hold for him no longer. */
export function removeUntilEndOfTurn(who: Investigator, modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = who.untilTurnEnds.filter((one) => !modifiers.includes(one));
}

/** What somebody does while modifiers hold for him. */
export function* withModifiers(who: Investigator, modifiers: readonly Modifier[], rule: Rule): Rule {
  addUntilEndOfTurn(who, ...modifiers);
  try {
    yield* rule;
  } finally {
    removeUntilEndOfTurn(who, modifiers);
  }
}
