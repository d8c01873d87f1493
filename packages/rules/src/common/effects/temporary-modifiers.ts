import type { Rule } from '@vigil/engine';
import type { Modifier } from '../../language/modifiers.js';
import type { Investigator } from '../state.js';

/** Adds modifiers that last until the investigator's turn ends or they are removed. */
export function addUntilEndOfTurn(who: Investigator, ...modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = [...who.untilTurnEnds, ...modifiers];
}

/** Removes such modifiers. */
export function removeUntilEndOfTurn(who: Investigator, modifiers: readonly Modifier[]): void {
  who.untilTurnEnds = who.untilTurnEnds.filter((end) => !modifiers.includes(end));
}

/** Runs a rule with temporary modifiers. */
export function* withModifiers(who: Investigator, modifiers: readonly Modifier[], rule: Rule): Rule {
  addUntilEndOfTurn(who, ...modifiers);
  try {
    yield* rule;
  } finally {
    removeUntilEndOfTurn(who, modifiers);
  }
}
