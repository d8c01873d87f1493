/** Handlers of single cards of the epic battle. */

import type { Rule } from '@vigil/engine';
import { checkBanished, checkSurvivors } from '../../arkham/end/final-battle.js';
import type { ArkhamHandler } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { fight } from '../../arkham/turn/combat.js';
import { ask } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { rollPlain } from '../../common/checks/dice.js';
import { isNowhere } from '../../common/effects/monsters.js';
import { resolve } from '../../common/effects/resolve.js';
import { unlessInterrupted } from '../../common/game.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import { loseClues } from '../../common/resources/resources.js';
import type { Effects } from '../../language/effects.js';
import { CLUES_LEFT, MAW_REDUCTION, TREASON_RATING, YOUNG_DOOM } from './constants.js';
import { KINGSPORT_SLICE } from './rifts.js';

const DARK_YOUNG = 'dark-young';
/** Limit for repeating a fight after a flight. */
const MAX_FIGHT_ATTEMPTS = 20;
/** Reward of Nyarlathotep's traitors. */

/** Devours a number of investigators, chosen by the first player. */
function* devourChosen(g: Game, n: number, source: string): Rule {
  for (let left = n; left > 0; left--) {
    const all = investigatorsInOrder(g);
    const victim = yield* ask<Investigator>(g, () => ({
      by: [(all[0] as Investigator).seat],
      key: 'q.whom',
      args: { investigator: (all[0] as Investigator).id, source },
      why: 'DEC-58',
      asides: 'none',
      options: all.map((one) => ({ ...investigatorOption(one), value: one })),
    }));
    yield* unlessInterrupted(victim, g.rules.people.applyFate(g, victim, 'devoured', { source }));
    checkSurvivors(g);
  }
}

/** Devours one die, less one, investigators. */
const resolveFlabbyMaw: ArkhamHandler = function* (g, who, { source }): Rule {
  const [die = 1] = rollPlain(g, who, 1, source, true);
  yield* devourChosen(g, die - MAW_REDUCTION, source);
};

/** Draws a monster for each doom token; each Mask devours one investigator. All go back. */
const drawForMasks: ArkhamHandler = function* (g, _who, { source }): Rule {
  const drawn = g.makeMutable(g.s, 'cup').splice(0, g.s.doom);
  const masks = drawn.filter((token) => g.monster(token).abilities.includes('mask')).length;
  g.reveal();
  for (const token of drawn) mixIntoCup(g, token);
  g.emit?.({ type: 'boxEvent', what: 'kingsport.masks', n: masks });
  yield* devourChosen(g, masks, source);
};

/** One die: each investigator loses that many points of maxima, in any mix. */
const resolveCrashingWave: ArkhamHandler = function* (g, roller, { source }): Rule {
  const [die = 1] = rollPlain(g, roller, 1, source, true);
  const lower = (what: 'sanity' | 'stamina'): Effects => [{ do: 'maximum', what, by: -1 }];
  for (const who of investigatorsInOrder(g)) {
    const once: Effects = [{ do: 'choose', options: [lower('sanity'), lower('stamina')] }];
    yield* unlessInterrupted(who, resolve(g, who, [{ do: 'times', n: die, then: once }], { source }));
  }
};

/** Each investigator keeps a single Clue. */
const loseCluesButOne: ArkhamHandler = function* (g, _who, { source }): Rule {
  for (const who of investigatorsInOrder(g)) {
    if (who.clues > CLUES_LEFT) loseClues(g, who, who.clues - CLUES_LEFT, source);
  }
};

/** Adds doom for each gate that was open at the awakening. */
const addDoomByGates: ArkhamHandler = function* (g): Rule {
  yield* g.rules.board.addDoom(g, KINGSPORT_SLICE.of(g).epic?.gates ?? 0);
};

/** Each investigator fights a Dark Young until one of them is defeated. Each defeated one removes a doom token. */
const fightDarkYoung: ArkhamHandler = function* (g): Rule {
  for (const who of investigatorsInOrder(g)) {
    const pile = [g.makeMutable(g.s, 'cup'), g.makeMutable(g.s, 'box')].find((one) =>
      one.some((token) => g.monster(token).id === DARK_YOUNG),
    );
    const token = pile?.find((one) => g.monster(one).id === DARK_YOUNG);
    if (!pile || token === undefined) return;
    pile.splice(pile.indexOf(token), 1);
    try {
      const result = yield* unlessInterrupted(who, fightUntilDefeat(g, who, token));
      if (result === 'won') yield* g.rules.board.addDoom(g, -YOUNG_DOOM);
    } finally {
      if (isNowhere(g, token)) mixIntoCup(g, token);
    }
    checkBanished(g);
    checkSurvivors(g);
  }
};

function* fightUntilDefeat(g: Game, who: Investigator, token: string): Rule<string> {
  for (let n = 1; n < MAX_FIGHT_ATTEMPTS; n++) {
    const result = yield* fight(g, who, token, { horror: 0, combat: 0, surprise: true });
    if (result !== 'fled') return result;
  }
  return 'over';
}

/** Clockwise from the first player, one investigator at most may turn traitor, if another remains to betray. */
const offerTreason: ArkhamHandler = function* (g, _who, { source }): Rule {
  const all = investigatorsInOrder(g);
  if (all.length < 2 || !g.s.battle) return;
  for (const who of all) {
    const joins = yield* ask<boolean>(g, () => ({
      by: [who.seat],
      key: 'q.traitor',
      args: { investigator: who.id, source },
      why: 'DEC-58',
      asides: 'none',
      options: [
        { id: 'no', value: false, key: 'o.stay-true' },
        { id: 'yes', value: true, key: 'o.turn-traitor' },
      ],
    }));
    if (!joins) continue;
    g.s.battle.rating -= TREASON_RATING;
    g.emit?.({ type: 'boxEvent', what: 'kingsport.traitor', seat: who.seat });
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'out', loss: lostBelongings(who, false) });
    yield* g.rules.people.leaveGame(g, who);
    return;
  }
};

/** After their attack the first player is devoured to save the others; not in a solo game. */
const sacrificeFirstPlayer: ArkhamHandler = function* (g, who, cause): Rule {
  if (investigatorsInOrder(g).length > 1) yield* g.rules.people.applyFate(g, who, 'devoured', cause);
};

export const EPIC_HANDLERS: Readonly<Record<string, ArkhamHandler>> = {
  'epic-flabby-maw': resolveFlabbyMaw,
  'epic-masks': drawForMasks,
  'epic-crashing-wave': resolveCrashingWave,
  'epic-one-clue': loseCluesButOne,
  'epic-doom-by-gates': addDoomByGates,
  'epic-thousand-young': fightDarkYoung,
  'epic-join-me': offerTreason,
  'epic-sacrifice': sacrificeFirstPlayer,
};
