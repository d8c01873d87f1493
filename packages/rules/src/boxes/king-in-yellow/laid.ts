/** Items that their owner lays on the board, where they serve, or harm, whoever comes there. */
import type { Rule } from '@vigil/engine';
import { type Game, inOrder } from '../../arkham/game.js';
import type { ArkhamGates, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { unlessGone } from '../../common/game.js';
import { layInPlay, lyingAt, takeFrom } from '../../common/in-play.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { numberOptions } from '../../common/number-options.js';
import { putBack } from '../../common/resolving/cards.js';
import { bringDown } from '../../common/resolving/resources.js';
import type { CardInPlay, Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { FUSE } from './constants.js';

const BOMB = 'time-bomb';
const TICKING = 'ticking-bomb';
const WARDING = 'yellow-warding';

/** As what each lies there. */
const LIES_AS: Readonly<Record<string, string>> = {
  [BOMB]: TICKING,
  'shrine-to-an-elder-god': 'elder-shrine',
  'throne-of-carcosa': 'carcosan-throne',
  'warding-of-the-yellow-sign': WARDING,
};

/** A card of somebody's comes to lie at an area, and is nobody's from then on. */
function layDown(g: Game, who: Investigator, possession: Possession, at: string, tokens?: number): void {
  // Meanwhile he may have given it away.
  if (!who.cards.includes(possession)) return;
  const card = LIES_AS[possession.card] as string;
  who.cards.splice(who.cards.indexOf(possession), 1);
  g.tell?.({ type: 'discarded', seat: who.seat, card: possession.card, laid: true });
  layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '', at, ...(tokens && { tokens }) });
  g.tell?.({ type: 'laidOut', card, at });
}

/** It is laid in an area of that kind in Arkham, of its owner's choice. */
function laidIn(kind: 'street' | 'location'): Handler {
  return function* (of, owner, { source, possession }): Rule {
    const [g, who] = [of as Game, owner as Investigator];
    if (!possession) return;
    // Of any town: all are in Arkham (D-BOARD-01, K-BOARD-01).
    const places = [...g.content.places.values()].filter((place) => place.kind === kind);
    const at = yield* ask<string>(g, () => ({
      by: [who.seat],
      key: 'q.lay-card',
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
      options: places.map(({ id }) => ({
        id: optionId.place(id),
        value: id,
        key: 'o.place' as const,
        args: { place: id },
        on: id,
      })),
      asides: { inText: who },
    }));
    layDown(g, who, possession, at);
  };
}
export const layInStreet = laidIn('street');
export const layAtLocation = laidIn('location');

// ---- Warding of the Yellow Sign ----

/** No monster comes through a gate where the Warding lies; so a surge there brings none at all (A-MYTHOS-16). */
export function warding(below: ArkhamGates): Pick<ArkhamGates, 'appear' | 'isGuarded'> {
  const wards = (g: Game, at: string) => lyingAt(g.s, WARDING, at) !== undefined;
  return {
    appear: (g, at, monsters, brokenSeal) => below.appear(g, at, wards(g, at) ? 0 : monsters, brokenSeal),
    isGuarded: (g, at) => wards(g, at) || below.isGuarded(g, at),
  };
}

// ---- Time Bomb ----

export const mayLayBomb: Targets = (of, who) => {
  const { kind } = of.place(who.place);
  return kind === 'street' || kind === 'location';
};

/** It is laid where he is, with as many Clues of the bank as he likes, up to three. */
export const layBomb: Handler = function* (of, owner, { source, possession }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  if (!possession) return;
  const n = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source, what: 'clues' },
    why: g.means.reasons.choice,
    options: numberOptions(0, FUSE),
    asides: { inText: who },
  }));
  layDown(g, who, possession, who.place, n);
};

/** In each turn's first Upkeep every bomb loses a Clue, and one that has none left goes off. */
export function ticking(below: ArkhamTurn): Pick<ArkhamTurn, 'upkeep'> {
  return {
    upkeep(g, who): Rule {
      const first = !g.s.battle && inOrder(g)[0] === who && g.s.inPlay.some(({ card }) => card === TICKING);
      return first ? tickFirst(g, who, below.upkeep) : below.upkeep(g, who);
    },
  };
}

function* tickFirst(g: Game, who: Investigator, upkeep: ArkhamTurn['upkeep']): Rule {
  for (const bomb of g.s.inPlay.filter(({ card }) => card === TICKING)) {
    const { tokens = 0 } = bomb;
    if (tokens === 0) yield* explode(g, bomb);
    else {
      bomb.tokens = tokens - 1;
      g.tell?.({
        type: 'tokens',
        on: TICKING,
        by: -1,
        tokens: bomb.tokens,
        ...(bomb.at !== undefined && { at: bomb.at }),
      });
    }
  }
  if (who.place !== 'out') yield* upkeep(g, who);
}

/** Its area's monsters go to the cup, and whoever is there has no Stamina left. */
function* explode(g: Game, bomb: CardInPlay): Rule {
  const at = bomb.at as string;
  takeFrom(g, bomb);
  putBack(g, BOMB);
  for (const token of g.monstersAt(at)) {
    if (!g.means.board.isSpared(g, token)) yield* g.means.board.returnMonster(g, token, 'cup');
  }
  for (const who of inOrder(g).filter(({ place }) => place === at)) {
    yield* unlessGone(who, bringDown(g, who, 'stamina', 0, BOMB));
  }
}
