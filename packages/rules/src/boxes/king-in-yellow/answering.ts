/** Items that are given up so that something does not happen, or happens less. */
import type { Rule } from '@vigil/engine';
import { terrorMayRise } from '../../arkham/board/tracks.js';
import { type Game, inOrder } from '../../arkham/game.js';
import { roomFor, surgeAhead } from '../../arkham/mythos/surge.js';
import type { ArkhamBoard, ArkhamGates, ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import type { Cause } from '../../common/game.js';
import { discardCard } from '../../common/resolving/cards.js';
import type { Possession } from '../../common/state.js';
import type { Change } from '../../language/questions/index.js';
import type { Fate } from '../../language/terms.js';

const DIARY = 'directors-diary';
const PENDANT = 'elder-sign-pendant';
const MAP = 'map-of-the-mind';

function holds(who: Investigator, card: string): Possession | undefined {
  return who.cards.find((held) => held.card === card);
}

const YES_OR_NO = [
  { id: 'yes', value: true, key: 'o.yes' },
  { id: 'no', value: false, key: 'o.no' },
] as const;

/** Whether anybody who has such a card gives it up, asked in turn order; each copy is another question. */
function* anyGivesUp(
  g: Game,
  card: string,
  gives: (who: Investigator) => Rule<boolean>,
): Rule<Investigator | undefined> {
  for (const who of inOrder(g)) {
    const held = holds(who, card);
    if (!held || !(yield* gives(who))) continue;
    discardCard(g, who, held);
    return who;
  }
  return undefined;
}

// ---- Director's Diary ----

/** Before terror rises each diary may be given up, and it rises by one less; beyond its last space it does not rise. */
export function steadying(below: ArkhamBoard): Pick<ArkhamBoard, 'raiseTerror'> {
  const isRead = (g: Game) => g.s.investigators.some((who) => holds(who, DIARY));
  return {
    raiseTerror: (g, by) => (isRead(g as Game) ? raiseLess(g as Game, by, below) : below.raiseTerror(g, by)),
  };
}

function* raiseLess(g: Game, by: number, below: ArkhamBoard): Rule {
  let left = by;
  while (left > 0 && terrorMayRise(g) && (yield* anyGivesUp(g, DIARY, (who) => steadies(g, who, left)))) left--;
  yield* below.raiseTerror(g, left);
}

function steadies(g: Game, who: Investigator, n: number): Rule<boolean> {
  return ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.steady-terror',
    args: { investigator: who.id, source: DIARY, n },
    why: g.means.reasons.answer,
    options: YES_OR_NO,
    about: () => ({ changes: { yes: { terror: n - 1 }, no: { terror: n } } }),
    // What makes it rise is carried out to its end.
    asides: 'none',
  }));
}

// ---- Elder Sign Pendant ----

/** In place of a surge as many monsters come to its gate as to a new one, if somebody gives up the pendant. */
export function quelling(below: ArkhamGates): Pick<ArkhamGates, 'surge'> {
  const isWorn = (g: Game) => g.s.investigators.some((who) => holds(who, PENDANT));
  return { surge: (g, at) => (isWorn(g) && !below.isGuarded(g, at) ? mayQuell(g, at, below) : below.surge(g, at)) };
}

function* mayQuell(g: Game, at: string, below: ArkhamGates): Rule {
  const quelled = yield* anyGivesUp(g, PENDANT, (who) =>
    ask<boolean>(g, () => ({
      by: [who.seat],
      key: 'q.quell-surge',
      args: { investigator: who.id, source: PENDANT, place: at },
      why: g.means.reasons.answer,
      options: YES_OR_NO,
      about: () => ({ changes: { yes: quelledAhead(g, at), no: surgedAhead(g, at) } }),
      // The Mythos Phase runs its course: nobody trades in it.
      asides: 'none',
    })),
  );
  if (!quelled) return yield* below.surge(g, at);
  for (let n = inItsPlace(g); n > 0; n--) {
    yield* g.means.board.placeMonster(g, yield* g.means.board.drawMonster(g), at);
  }
}

/** So many monsters come to the gate in place of a surge. */
const inItsPlace = (g: Game): number => g.means.gates.monstersOf(g, 'mythos');

function quelledAhead(g: Game, at: string): Change {
  const monsters = inItsPlace(g);
  return { monsters, gates: 1, outside: g.means.board.isOutside(g, at) ? 0 : Math.max(0, monsters - roomFor(g)) };
}

/** What a surge brings. */
function surgedAhead(g: Game, at: string): Change {
  const { monsters, gates, fit } = surgeAhead(g, at);
  const [least, most] = fit;
  const outside = monsters - most;
  return { monsters, gates: gates.length, outside, ...(least < most && { outsideMost: monsters - least }) };
}

// ---- Map of the Mind ----

/** Who would be delayed or lost in an Other World may give up the map: he is not, or, if he fell, comes to himself in Arkham. */
export function mapped(below: ArkhamPeople): Pick<ArkhamPeople, 'befall'> {
  return {
    befall(g, who, fate, cause) {
      const map = holds(who as Investigator, MAP);
      return map
        ? befallWithMap(g as Game, who as Investigator, map, fate, cause, below)
        : below.befall(g, who, fate, cause);
    },
  };
}

function* befallWithMap(
  g: Game,
  who: Investigator,
  map: Possession,
  fate: Fate,
  cause: Cause,
  below: Pick<ArkhamPeople, 'befall'>,
): Rule {
  if (!(yield* findsHisWay(g, who, fate))) return yield* below.befall(g, who, fate, cause);
  discardCard(g, who, map);
  if (cause.felled === undefined) return;
  yield* g.means.people.relocate(g, who, g.means.people.refuge(g, who, cause.felled), MAP);
  throw g.takeOut(who);
}

/** Whether he is about to be delayed, and is not yet, or lost, in an Other World, and would not be. */
function* findsHisWay(g: Game, who: Investigator, fate: Fate): Rule<boolean> {
  if (!g.inOtherWorld(who) || (fate !== 'lost' && (fate !== 'delayed' || who.delayed))) return false;
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: fate === 'lost' ? 'q.not-lost' : 'q.not-delayed',
    args: { investigator: who.id, source: MAP },
    why: g.means.reasons.answer,
    options: YES_OR_NO,
    about: () => ({ changes: { no: { fate } } }),
    asides: 'none',
  }));
}
