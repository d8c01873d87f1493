import { anew, hasAsBefore, isSame, liesAsBefore } from '../common/as-before.js';
import { cloneCardInPlay } from '../common/clone.js';
import type { BoardMonster } from '../common/state.js';
import { cloneInvestigator, cloneMonster, shareState } from './clone.js';
import type { Investigator, State } from './state.js';

/** A copy of a position for a beat, which nothing ever changes: it takes from the one `before` whatever is as it was. */
export function beatOf(s: State, before: State): State {
  return shareState(s, {
    investigators: anew(s.investigators, before.investigators, isAsBefore, cloneInvestigator),
    monsters: anew(s.monsters, before.monsters, standsAsBefore, cloneMonster),
    inPlay: anew(s.inPlay, before.inPlay, liesAsBefore, cloneCardInPlay),
  });
}

/** Whether he is as he was: each field of {@link cloneInvestigator} is compared. */
function isAsBefore(who: Investigator, was: Investigator): boolean {
  return (
    hasAsBefore(who, was) &&
    isSame(who.sliders, was.sliders) &&
    who.delayed === was.delayed &&
    who.explored === was.explored &&
    who.losesTurn === was.losesTurn &&
    who.turnEnded === was.turnEnded &&
    who.returnedOn === was.returnedOn &&
    who.fellOn === was.fellOn &&
    who.defaulted === was.defaulted &&
    who.enters?.on === was.enters?.on &&
    who.enters?.as === was.enters?.as
  );
}

function standsAsBefore(monster: BoardMonster, was: BoardMonster): boolean {
  return monster.token === was.token && monster.at === was.at;
}
