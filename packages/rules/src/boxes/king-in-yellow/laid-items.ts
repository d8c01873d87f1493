/** Items laid on the board by their owner, which affect everyone in that area. */
import type { Rule } from '@vigil/engine';
import type { ArkhamGateRules, ArkhamHandler, ArkhamTargetCheck, ArkhamTurnRules } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { returnToDeck } from '../../common/cards/cards.js';
import { unlessInterrupted } from '../../common/game.js';
import { cardAt, layInPlay, removeFromTable } from '../../common/in-play.js';
import { numberOptions } from '../../common/number-options.js';
import { bringDown } from '../../common/resources/resources.js';
import type { CardInPlay, Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { MAX_BOMB_CLUES } from './constants.js';

const BOMB_CARD = 'time-bomb';
const LAID_BOMB = 'ticking-bomb';
const LAID_WARDING = 'yellow-warding';

/** Kind under which each item lies on the table. */
const LAID_KINDS: Readonly<Record<string, string>> = {
  [BOMB_CARD]: LAID_BOMB,
  'shrine-to-an-elder-god': 'elder-shrine',
  'throne-of-carcosa': 'carcosan-throne',
  'warding-of-the-yellow-sign': LAID_WARDING,
};

/** Moves a card from an investigator to an area; from then on it has no holder. */
function layDown(g: Game, who: Investigator, possession: Possession, at: string, tokens?: number): void {
  // The card may have been given away in the meantime.
  if (!who.cards.includes(possession)) return;
  const card = LAID_KINDS[possession.card] as string;
  who.cards.splice(who.cards.indexOf(possession), 1);
  g.emit?.({ type: 'discarded', seat: who.seat, card: possession.card, laid: true });
  layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '', at, ...(tokens && { tokens }) });
  g.emit?.({ type: 'laidOut', card, at });
}

/** Makes a handler that lays the card in an area of that kind in Arkham, chosen by its owner. */
function makeLayHandler(kind: 'street' | 'location'): ArkhamHandler {
  return function* (g, who, { source, possession }): Rule {
    if (!possession) return;
    // In any town: all are in Arkham (D-BOARD-01, K-BOARD-01).
    const places = [...g.content.places.values()].filter((place) => place.kind === kind);
    const at = yield* ask<string>(g, () => ({
      by: [who.seat],
      key: 'q.lay-card',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
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
export const layInStreet = makeLayHandler('street');
export const layAtLocation = makeLayHandler('location');

// ---- Warding of the Yellow Sign ----

/** No monster comes through a gate at the Warding, so a surge there brings none at all (A-MYTHOS-16). */
export function wardingLayer(below: ArkhamGateRules): Pick<ArkhamGateRules, 'openGate' | 'isGuarded'> {
  const isWarded = (g: Game, at: string) => cardAt(g.s, LAID_WARDING, at) !== undefined;
  return {
    openGate: (g, at, monsters, brokenSeal) => below.openGate(g, at, isWarded(g, at) ? 0 : monsters, brokenSeal),
    isGuarded: (g, at) => isWarded(g, at) || below.isGuarded(g, at),
  };
}

// ---- Time Bomb ----

export const canLayBomb: ArkhamTargetCheck = (game, who) => {
  const { kind } = game.place(who.place);
  return kind === 'street' || kind === 'location';
};

/** Lays the bomb where the investigator is, with up to three Clues from the bank. */
export const layBomb: ArkhamHandler = function* (g, who, { source, possession }): Rule {
  if (!possession) return;
  const n = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source, what: 'placed' },
    why: g.rules.reasons.choice,
    options: numberOptions(0, MAX_BOMB_CLUES),
    asides: { inText: who },
  }));
  layDown(g, who, possession, who.place, n);
};

/** Removes a Clue from every bomb in each turn's first Upkeep; a bomb without Clues explodes. */
export function bombsLayer(below: ArkhamTurnRules): Pick<ArkhamTurnRules, 'upkeep'> {
  return {
    upkeep(g, who): Rule {
      const first =
        !g.s.battle && investigatorsInOrder(g)[0] === who && g.s.inPlay.some(({ card }) => card === LAID_BOMB);
      return first ? upkeepWithBombs(g, who, below.upkeep) : below.upkeep(g, who);
    },
  };
}

function* upkeepWithBombs(g: Game, who: Investigator, upkeep: ArkhamTurnRules['upkeep']): Rule {
  for (const bomb of g.s.inPlay.filter(({ card }) => card === LAID_BOMB)) {
    const { tokens = 0 } = bomb;
    if (tokens === 0) yield* explodeBomb(g, bomb);
    else {
      bomb.tokens = tokens - 1;
      g.emit?.({
        type: 'tokens',
        on: LAID_BOMB,
        by: -1,
        tokens: bomb.tokens,
        ...(bomb.at !== undefined && { at: bomb.at }),
      });
    }
  }
  if (who.place !== 'out') yield* upkeep(g, who);
}

/** Returns the area's monsters to the cup and sets the Stamina of everyone there to 0. */
function* explodeBomb(g: Game, bomb: CardInPlay): Rule {
  const at = bomb.at as string;
  removeFromTable(g, bomb);
  returnToDeck(g, BOMB_CARD);
  for (const token of g.monstersAt(at)) {
    if (!g.rules.board.isSpared(g, token)) yield* g.rules.board.returnMonster(g, token, 'cup');
  }
  for (const who of investigatorsInOrder(g).filter(({ place }) => place === at)) {
    yield* unlessInterrupted(who, bringDown(g, who, 'stamina', 0, BOMB_CARD));
  }
}
