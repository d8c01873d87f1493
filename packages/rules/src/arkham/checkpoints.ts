import { cloneCardInPlay } from '../common/clone.js';
import type { BoardMonster } from '../common/state.js';
import { isCardInPlayUnchanged, isInvestigatorUnchanged, isSameList, reuseUnchanged } from '../common/unchanged.js';
import { cloneInvestigator, cloneMonster, shareState } from './clone.js';
import type { Investigator, State } from './state.js';

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
    isSameList(who.sliders, before.sliders) &&
    who.delayed === before.delayed &&
    who.explored === before.explored &&
    who.losesTurn === before.losesTurn &&
    who.turnEnded === before.turnEnded &&
    who.returnedOn === before.returnedOn &&
    who.defeatedOn === before.defeatedOn &&
    who.defaulted === before.defaulted &&
    who.replacement?.turn === before.replacement?.turn &&
    who.replacement?.sheet === before.replacement?.sheet
  );
}

function isUnchangedMonster(monster: BoardMonster, before: BoardMonster): boolean {
  return monster.token === before.token && monster.at === before.at;
}
