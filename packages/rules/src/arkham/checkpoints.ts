import { cloneCardInPlay } from '../common/clone.js';
import type { BoardMonster } from '../common/state.js';
import { isCardInPlayUnchanged, isInvestigatorUnchanged, isSameList, reuseUnchanged } from '../common/unchanged.js';
import { cloneInvestigator, cloneMonster, shareState } from './clone.js';
import type { Investigator, State } from './state.js';

/** A copy of a position for a beat, which nothing ever changes: it takes from the one `before` whatever is as it was. */
export function createCheckpoint(s: State, before: State): State {
  return shareState(s, {
    investigators: reuseUnchanged(s.investigators, before.investigators, isUnchangedInvestigator, cloneInvestigator),
    monsters: reuseUnchanged(s.monsters, before.monsters, isUnchangedMonster, cloneMonster),
    inPlay: reuseUnchanged(s.inPlay, before.inPlay, isCardInPlayUnchanged, cloneCardInPlay),
  });
}

/** Whether he is as he was: each field of {@link cloneInvestigator} is compared. */
function isUnchangedInvestigator(who: Investigator, before: Investigator): boolean {
  return (
    isInvestigatorUnchanged(who, before) &&
    isSameList(who.sliders, before.sliders) &&
    who.delayed === before.delayed &&
    who.explored === before.explored &&
    who.losesTurn === before.losesTurn &&
    who.turnEnded === before.turnEnded &&
    who.returnedOn === before.returnedOn &&
    who.fellOn === before.fellOn &&
    who.defaulted === before.defaulted &&
    who.enters?.on === before.enters?.on &&
    who.enters?.as === before.enters?.as
  );
}

function isUnchangedMonster(monster: BoardMonster, before: BoardMonster): boolean {
  return monster.token === before.token && monster.at === before.at;
}
