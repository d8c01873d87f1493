import { anew, hasAsBefore, isSame, isSamePossession, liesAsBefore } from '../common/as-before.js';
import { cloneCardInPlay } from '../common/clone.js';
import { cloneInvestigator, cloneMonster, shareState } from './clone.js';
import type { BoardMonster, Investigator, State } from './state.js';

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
    isSame(who.slots[0], was.slots[0]) &&
    isSame(who.slots[1], was.slots[1]) &&
    isSame(who.slots[2], was.slots[2]) &&
    (who.pledged === was.pledged ||
      (who.pledged !== undefined && was.pledged !== undefined && isSamePossession(who.pledged, was.pledged))) &&
    who.staysSince === was.staysSince &&
    who.waitsSince === was.waitsSince &&
    who.estate === was.estate
  );
}

function standsAsBefore(monster: BoardMonster, was: BoardMonster): boolean {
  return monster.token === was.token && monster.at === was.at && monster.clues === was.clues;
}
