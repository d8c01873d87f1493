/** Items given up to prevent or reduce an event. */
import type { Rule } from '@vigil/engine';
import { canTerrorRise } from '../../arkham/board/tracks.js';
import type { ArkhamBoardRules, ArkhamGateRules, ArkhamPeopleRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { previewSurge, roomOnBoard } from '../../arkham/mythos/surge.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import type { Cause } from '../../common/game.js';
import type { Possession } from '../../common/state.js';
import type { OptionChange } from '../../language/questions/index.js';
import type { Fate } from '../../language/terms.js';

const DIARY = 'directors-diary';
const PENDANT = 'elder-sign-pendant';
const MAP = 'map-of-the-mind';

function holdsCard(who: Investigator, card: string): Possession | undefined {
  return who.cards.find((held) => held.card === card);
}

const YES_OR_NO = [
  { id: 'yes', value: true, key: 'o.yes' },
  { id: 'no', value: false, key: 'o.no' },
] as const;

/** Asks each holder of the card in turn order whether they give it up; each copy is a question of its own. */
function* offerToGiveUp(
  g: Game,
  card: string,
  gives: (who: Investigator) => Rule<boolean>,
): Rule<Investigator | undefined> {
  for (const who of investigatorsInOrder(g)) {
    const held = holdsCard(who, card);
    if (!held || !(yield* gives(who))) continue;
    discardCard(g, who, held);
    return who;
  }
  return undefined;
}

// ---- Director's Diary ----

/** Before terror rises, each diary may be given up to raise it by one less. Past the last space it does not rise. */
export function diaryLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'raiseTerror'> {
  const isDiaryHeld = (g: Game) => g.s.investigators.some((who) => holdsCard(who, DIARY));
  return {
    raiseTerror: (g, by) => (isDiaryHeld(g) ? raiseTerrorLess(g, by, below) : below.raiseTerror(g, by)),
  };
}

function* raiseTerrorLess(g: Game, by: number, below: ArkhamBoardRules): Rule {
  let left = by;
  while (left > 0 && canTerrorRise(g) && (yield* offerToGiveUp(g, DIARY, (who) => offerDiary(g, who, left)))) left--;
  yield* below.raiseTerror(g, left);
}

function offerDiary(g: Game, who: Investigator, n: number): Rule<boolean> {
  return ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.steady-terror',
    args: { investigator: who.id, source: DIARY, n },
    why: g.rules.reasons.answer,
    options: YES_OR_NO,
    about: () => ({ changes: { yes: { terror: n - 1 }, no: { terror: n } } }),
    // No asides: the cause of the rise is resolved to its end.
    asides: 'none',
  }));
}

// ---- Elder Sign Pendant ----

/** Giving up the pendant replaces a surge by as many monsters at its gate as a new gate brings. */
export function pendantLayer(below: ArkhamGateRules): Pick<ArkhamGateRules, 'surge'> {
  const isPendantHeld = (g: Game) => g.s.investigators.some((who) => holdsCard(who, PENDANT));
  return {
    surge: (g, at) => (isPendantHeld(g) && !below.isGuarded(g, at) ? surgeOrPendant(g, at, below) : below.surge(g, at)),
  };
}

function* surgeOrPendant(g: Game, at: string, below: ArkhamGateRules): Rule {
  const quelled = yield* offerToGiveUp(g, PENDANT, (who) =>
    ask<boolean>(g, () => ({
      by: [who.seat],
      key: 'q.quell-surge',
      args: { investigator: who.id, source: PENDANT, place: at },
      why: g.rules.reasons.answer,
      options: YES_OR_NO,
      about: () => ({ changes: { yes: previewQuelled(g, at), no: previewSurged(g, at) } }),
      // No trades: the Mythos Phase runs without interruption.
      asides: 'none',
    })),
  );
  if (!quelled) return yield* below.surge(g, at);
  for (let n = monstersInsteadOfSurge(g); n > 0; n--) {
    yield* g.rules.board.placeMonster(g, yield* g.rules.board.drawMonster(g), at);
  }
}

/** Returns the number of monsters that replace a surge. */
const monstersInsteadOfSurge = (g: Game): number => g.rules.gates.monstersOfGate(g, 'mythos');

function previewQuelled(g: Game, at: string): OptionChange {
  const monsters = monstersInsteadOfSurge(g);
  return {
    monsters,
    gates: 1,
    outside: g.rules.board.isOutsideLimit(g, at) ? 0 : Math.max(0, monsters - roomOnBoard(g)),
  };
}

/** Previews the result of the surge. */
function previewSurged(g: Game, at: string): OptionChange {
  const { monsters, gates, fit } = previewSurge(g, at);
  const [least, max] = fit;
  const outside = monsters - max;
  return { monsters, gates: gates.length, outside, ...(least < max && { outsideMost: monsters - least }) };
}

// ---- Map of the Mind ----

/**
 * An investigator about to be delayed or lost in an Other World may give up the map to prevent it. After a fall they
 * recover in Arkham.
 */
export function mapLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'applyFate'> {
  return {
    applyFate(g, who, fate, cause) {
      const map = holdsCard(who, MAP);
      return map ? applyFateWithMap(g, who, map, fate, cause, below) : below.applyFate(g, who, fate, cause);
    },
  };
}

function* applyFateWithMap(
  g: Game,
  who: Investigator,
  map: Possession,
  fate: Fate,
  cause: Cause,
  below: Pick<ArkhamPeopleRules, 'applyFate'>,
): Rule {
  if (!(yield* offerMap(g, who, fate))) return yield* below.applyFate(g, who, fate, cause);
  discardCard(g, who, map);
  if (cause.defeatKind === undefined) return;
  yield* g.rules.people.relocate(g, who, g.rules.people.recoveryPlace(g, who, cause.defeatKind), MAP);
  throw g.interrupt(who);
}

/** Asks whether an investigator in an Other World prevents being delayed (if that would change anything) or lost. */
function* offerMap(g: Game, who: Investigator, fate: Fate): Rule<boolean> {
  if (!g.isInOtherWorld(who) || (fate !== 'lost' && fate !== 'delayed')) return false;
  if (!g.rules.people.fateWouldApply(g, who, fate)) return false;
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: fate === 'lost' ? 'q.not-lost' : 'q.not-delayed',
    args: { investigator: who.id, source: MAP },
    why: g.rules.reasons.answer,
    options: YES_OR_NO,
    about: () => ({ changes: { no: { fate } } }),
    asides: 'none',
  }));
}
