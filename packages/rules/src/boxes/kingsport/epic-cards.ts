/** What only one card of the epic battle does. */

import type { Rule } from '@vigil/engine';
import { checkBanished, checkSurvivors } from '../../arkham/end/final-battle.js';
import { type Game, inOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { fight } from '../../arkham/turn/combat.js';
import { ask } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { unlessGone } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { lossOf } from '../../common/people/loss.js';
import { intoCup } from '../../common/people/trophies.js';
import { rollPlain } from '../../common/resolving/dice.js';
import { isLoose } from '../../common/resolving/monsters.js';
import { resolve } from '../../common/resolving/resolve.js';
import { loseClues } from '../../common/resolving/resources.js';
import type { Effects } from '../../language/effects.js';
import { CLUES_LEFT, MAW_LESS, TREASON, YOUNG_DOOM } from './constants.js';
import { PART } from './rifts.js';

const DARK_YOUNG = 'dark-young';
/** A fight from which somebody has fled is fought again, but not for ever. */
const TRIES = 20;
/** What turning traitor is worth to Nyarlathotep. */

/** So many investigators are devoured, whom the first player names. */
function* devourSome(g: Game, n: number, source: string): Rule {
  for (let left = n; left > 0; left--) {
    const all = inOrder(g);
    const victim = yield* ask<Investigator>(g, () => ({
      by: [(all[0] as Investigator).seat],
      key: 'q.whom',
      args: { investigator: (all[0] as Investigator).id, source },
      why: 'DEC-58',
      asides: 'none',
      options: all.map((one) => ({ ...investigatorOption(one), value: one })),
    }));
    yield* unlessGone(victim, g.means.people.befall(g, victim, 'devoured', { source }));
    checkSurvivors(g);
  }
}

/** One die, less one: that many are devoured. */
const flabbyMaw: Handler = function* (of, who, { source }): Rule {
  const [die = 1] = rollPlain(of, who, 1, source, true);
  yield* devourSome(of as Game, die - MAW_LESS, source);
};

/** A monster for each doom token is drawn: for each Mask one of them is devoured. All go back. */
const masksDrawn: Handler = function* (of, _who, { source }): Rule {
  const g = of as Game;
  const drawn = g.own(g.s, 'cup').splice(0, g.s.doom);
  const masks = drawn.filter((token) => g.monster(token).abilities.includes('mask')).length;
  g.reveal();
  for (const token of drawn) intoCup(g, token);
  g.tell?.({ type: 'happened', what: 'kingsport.masks', n: masks });
  yield* devourSome(g, masks, source);
};

/** One die: each loses that many points of maxima, as he likes. */
const crashingWave: Handler = function* (of, roller, { source }): Rule {
  const g = of as Game;
  const [die = 1] = rollPlain(g, roller, 1, source, true);
  const lower = (what: 'sanity' | 'stamina'): Effects => [{ do: 'maximum', what, by: -1 }];
  for (const who of inOrder(g)) {
    const once: Effects = [{ do: 'choose', options: [lower('sanity'), lower('stamina')] }];
    yield* unlessGone(who, resolve(g, who, [{ do: 'times', n: die, then: once }], { source }));
  }
};

/** Everybody keeps a single Clue. */
const allCluesButOne: Handler = function* (of, _who, { source }): Rule {
  for (const who of inOrder(of as Game)) {
    if (who.clues > CLUES_LEFT) loseClues(of, who, who.clues - CLUES_LEFT, source);
  }
};

/** Doom for each gate that was open when it awoke. */
const doomByGates: Handler = function* (g): Rule {
  yield* g.means.board.addDoom(g, PART.of(g).epic?.gates ?? 0);
};

/** Each fights a Dark Young until one of the two falls; each that falls takes a doom token along. */
const thousandYoung: Handler = function* (of): Rule {
  const g = of as Game;
  for (const who of inOrder(g)) {
    const pile = [g.own(g.s, 'cup'), g.own(g.s, 'box')].find((one) =>
      one.some((token) => g.monster(token).id === DARK_YOUNG),
    );
    const token = pile?.find((one) => g.monster(one).id === DARK_YOUNG);
    if (!pile || token === undefined) return;
    pile.splice(pile.indexOf(token), 1);
    try {
      const result = yield* unlessGone(who, fightOn(g, who, token));
      if (result === 'won') yield* g.means.board.addDoom(g, -YOUNG_DOOM);
    } finally {
      if (isLoose(g, token)) intoCup(g, token);
    }
    checkBanished(g);
    checkSurvivors(g);
  }
};

function* fightOn(g: Game, who: Investigator, token: string): Rule<string> {
  for (let n = 1; n < TRIES; n++) {
    const result = yield* fight(g, who, token, { horror: 0, combat: 0, surprise: true });
    if (result !== 'fled') return result;
  }
  return 'over';
}

/** Clockwise from the first player each may turn traitor, one at most, as long as there is somebody to betray. */
const joinMe: Handler = function* (of, _who, { source }): Rule {
  const g = of as Game;
  const all = inOrder(g);
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
    g.s.battle.rating -= TREASON;
    g.tell?.({ type: 'happened', what: 'kingsport.traitor', seat: who.seat });
    g.tell?.({ type: 'befell', seat: who.seat, fate: 'out', loss: lossOf(who, false) });
    yield* g.means.people.leaveGame(g, who);
    return;
  }
};

/** After his attack the first player is devoured, so that the others live; alone he has nobody to die for. */
const sacrifice: Handler = function* (of, who, cause): Rule {
  if (inOrder(of as Game).length > 1) yield* of.means.people.befall(of, who, 'devoured', cause);
};

export const EPIC_HANDLERS: Readonly<Record<string, Handler>> = {
  'epic-flabby-maw': flabbyMaw,
  'epic-masks': masksDrawn,
  'epic-crashing-wave': crashingWave,
  'epic-one-clue': allCluesButOne,
  'epic-doom-by-gates': doomByGates,
  'epic-thousand-young': thousandYoung,
  'epic-join-me': joinMe,
  'epic-sacrifice': sacrifice,
};
