import { cloneCardInPlay } from '../common/clone.js';
import {
  isCardInPlayUnchanged,
  isInvestigatorUnchanged,
  isPossessionUnchanged,
  isSameList,
  reuseUnchanged,
} from '../common/unchanged.js';
import { cloneInvestigator, cloneMonster, shareState } from './clone.js';
import type { BoardMonster, Investigator, State } from './state.js';

/**
 * Returns an immutable copy of a position for a checkpoint; shares every unchanged part with the checkpoint `before`.
 */
export function createCheckpoint(s: State, before: State): State {
  return shareState(s, {
    investigators: reuseUnchanged(s.investigators, before.investigators, isUnchangedInvestigator, cloneInvestigator),
    monsters: reuseUnchanged(s.monsters, before.monsters, isUnchangedMonster, cloneMonster),
    inPlay: reuseUnchanged(s.inPlay, before.inPlay, isCardInPlayUnchanged, cloneCardInPlay),
  });
}

/** True if the investigator is unchanged; compares each field of {@link cloneInvestigator}. */
function isUnchangedInvestigator(who: Investigator, before: Investigator): boolean {
  return (
    isInvestigatorUnchanged(who, before) &&
    isSameList(who.slots[0], before.slots[0]) &&
    isSameList(who.slots[1], before.slots[1]) &&
    isSameList(who.slots[2], before.slots[2]) &&
    (who.pledged === before.pledged ||
      (who.pledged !== undefined &&
        before.pledged !== undefined &&
        isPossessionUnchanged(who.pledged, before.pledged))) &&
    who.staysSince === before.staysSince &&
    who.waitsSince === before.waitsSince &&
    who.estate === before.estate
  );
}

function isUnchangedMonster(monster: BoardMonster, before: BoardMonster): boolean {
  return monster.token === before.token && monster.at === before.at && monster.clues === before.clues;
}
