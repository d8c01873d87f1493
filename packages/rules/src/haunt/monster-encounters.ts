import type { Rule } from '@vigil/engine';
import type { Cause, Combat } from '../shared/game.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** City segment IV: one encounter after another (H-CITY-ENC-01 to 04). */
export function* monsterEncounters(_g: Game): Rule {}
/** The evade check of somebody who leaves monsters' place, with what it steals; true: passed (H-CITY-MOVE-08 to 14). */
export function* slipAway(_g: Game, _who: Investigator): Rule<boolean> {
  return true;
}
/** A card makes monsters appear: in the city they are placed (H-INV-12), in an Other World met at once (H-OW-04, 05). */
export function* monsterAppears(
  _g: Game,
  _who: Investigator,
  _change: { n: number; horror: number; combat: number; surprise: boolean },
  _cause: Cause,
): Rule {}
/** Monsters beaten by an effect. */
export function* defeatAll(_g: Game, _who: Investigator, _tokens: readonly string[], _combat?: Combat): Rule {}
