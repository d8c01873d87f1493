import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { cityPlaces } from '../../common/board/options.js';
import { discardCard } from '../../common/cards/cards.js';
import { countSuccesses, rollPlain } from '../../common/checks/dice.js';
import { foesAtOptions } from '../../common/effects/destinations.js';
import { resolve } from '../../common/effects/resolve.js';
import { findModifier, isForbidden, successFaces } from '../../common/figures/modifiers.js';
import { type Cause, unlessInterrupted, whileOccupied } from '../../common/game.js';
import { loseMoney } from '../../common/resources/resources.js';
import type { PeopleRules } from '../../common/rule-table.js';
import { openPlaceOrStreet } from '../board/places.js';
import { type Game, investigatorsInPlay } from '../game.js';
import type { Investigator } from '../state.js';
import { estateOf } from './removal.js';

const POLICE_STATION = 'police-station';
/** Dollars an arrest costs (H-ARREST-01). */
const BAIL = 5;

/** The effect of each fate. All but a delay and a lost turn interrupt the investigator's current action. */
export const HAUNT_FATES: PeopleRules['fates'] = {
  // H-TURN-09
  *delayed(g, who: Investigator) {
    who.staysSince = g.s.turn;
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'delayed' });
  },
  *'lose-turn'(g, who: Investigator) {
    who.waitsSince = g.s.turn;
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'lose-turn' });
  },
  *'end-turn'(g, who) {
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'end-turn' });
    throw g.interrupt(who);
  },
  arrested: arrest,
  lost: becomeLost,
  *devoured(g: Game, who: Investigator) {
    yield* g.rules.people.remove(g, who, 'devoured');
  },
};

/**
 * Arrests an investigator (H-ARREST-01). They go to the Police Station, or its street while closed (H-MONSTER-MOVE-35).
 * They pay five dollars or all they have, and lose the next turn.
 */
function* arrest(g: Game, who: Investigator, cause: Cause): Rule {
  if (isForbidden(g, who, 'arrest')) return;
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'arrested' });
  yield* g.rules.people.relocate(g, who, openPlaceOrStreet(g, POLICE_STATION), cause.source);
  loseMoney(g, who, BAIL, 'H-ARREST-01');
  who.waitsSince = g.s.turn;
  throw g.interrupt(who);
}

/** Becomes Lost in Time and Space (H-LITAS-01). */
function* becomeLost(g: Game, who: Investigator, cause: Cause): Rule {
  const { insteadOfLost } = g.sheet(who);
  if (insteadOfLost && findModifier(g, who, 'neverLost')) {
    yield* g.rules.people.relocate(g, who, openPlaceOrStreet(g, insteadOfLost.otherwise), who.id);
    throw g.interrupt(who);
  }
  const lostFate = findModifier(g, who, 'lostMeans')?.fate;
  if (lostFate === 'devoured') {
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'lost' });
    yield* g.rules.people.applyFate(g, who, 'devoured', cause);
  }
  yield* g.rules.people.relocate(g, who, 'lost', cause.source);
  // The Ancient One's effect on it applies throughout the game (H-AO-31).
  for (const trigger of g.ancientOne.triggers ?? []) {
    if (trigger.when.on === 'lost') yield* resolve(g, who, trigger.then, { source: g.s.ancientOne });
  }
  throw g.interrupt(who);
}

/** Removes an investigator from play at once after the last Sanity or Stamina (H-DEATH-01). */
export function resolveDefeat(g: Game, who: Investigator): Rule {
  return whileOccupied(g, who, g.rules.people.remove(g, who, who.sanity <= 0 ? 'insane' : 'dead'));
}

/** Does nothing: Haunt has no Jail, and an arrest has no lasting state. */
export function* freeFromJail(): Rule {}

/**
 * Called when an investigator has entered another area. One who must stay was moved by an effect, so the duty to stay
 * ends (H-TURN-07). One who leaves the city loses the Retainer (H-RETAINER-03).
 */
export function* onRelocated(g: Game, who: Investigator, _from: string): Rule {
  who.staysSince = undefined;
  g.moved.add(who.seat);
  if (who.place !== 'lost' && !g.isInOtherWorld(who)) return;
  for (const retainer of who.cards.filter(({ card }) => card === 'retainer')) discardCard(g, who, retainer);
}

/**
 * Runs Upkeep IX: a die for each Lost investigator, which is no skill check (H-UPKEEP-37, H-UPKEEP-38, H-UPKEEP-39,
 * H-LITAS-02, H-LITAS-03).
 */
export function* rollToReturnFromLost(g: Game): Rule {
  for (const who of investigatorsInPlay(g)) {
    if (who.place !== 'lost') continue;
    const back = countSuccesses(rollPlain(g, who, 1), successFaces(g, who)) > 0;
    if (back) yield* g.rules.people.relocate(g, who, yield* choosePlaceOfReturn(g, who), 'H-UPKEEP-37');
    else if (yield* offerToGiveUp(g, who)) yield* unlessInterrupted(who, giveUp(g, who));
  }
}

/** Lets the player choose any open street or location (H-UPKEEP-37). */
function* choosePlaceOfReturn(g: Game, who: Investigator): Rule<string> {
  return yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.come-back',
    args: { investigator: who.id },
    why: 'H-UPKEEP-37',
    options: cityPlaces(g),
    about: () => ({ foes: foesAtOptions(g, who, cityPlaces(g)) }),
  }));
}

/** Offers the player to give up an investigator who has not come back (H-UPKEEP-39). */
function* offerToGiveUp(g: Game, who: Investigator): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.give-up',
    args: { investigator: who.id },
    why: 'H-UPKEEP-39',
    options: [
      { id: 'keep', value: false, key: 'o.keep-waiting', args: { investigator: who.id } },
      { id: 'give-up', value: true, key: 'o.give-up', args: { investigator: who.id } },
    ],
    about: () => ({
      changes: { keep: { chance: successFaces(g, who).length / 6 } },
      limits: estateOf(g, who),
    }),
  }));
}

function* giveUp(g: Game, who: Investigator): Rule {
  yield* g.rules.people.remove(g, who, 'given-up');
}
