import type { Rule } from '@vigil/engine';
import type { Game } from '../common/game.js';
import type { Investigator } from '../common/state.js';

/** Swaps two investigators, with the gates they entered by if those are in Other Worlds. */
export function* swapPlaces(g: Game, who: Investigator, other: Investigator, source: string): Rule {
  const [mine, through] = [who.place, who.enteredAt];
  const [theirs, theirGate] = [other.place, other.enteredAt];
  yield* g.rules.people.relocate(g, other, mine, source);
  yield* g.rules.people.relocate(g, who, theirs, source);
  other.enteredAt = g.isInOtherWorld(other) ? through : undefined;
  who.enteredAt = g.isInOtherWorld(who) ? theirGate : undefined;
}
