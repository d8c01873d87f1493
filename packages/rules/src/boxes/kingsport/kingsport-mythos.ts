/** Handlers of single Mythos cards of Kingsport. */
import type { Rule } from '@vigil/engine';
import type { ArkhamAsideRules, ArkhamHandler, ArkhamTargetCheck, ArkhamTurnRules } from '../../arkham/game.js';
import { firstPlayer, type Game, investigatorsInOrder } from '../../arkham/game.js';
import { findRumor } from '../../arkham/mythos/in-play.js';
import { chooseStartingSkills } from '../../arkham/set-up.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { chooseGate } from '../../common/board/gates.js';
import { discardCard, pickOwnCard } from '../../common/cards/cards.js';
import { resolve } from '../../common/effects/resolve.js';
import { matchingCards } from '../../common/figures/filters.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { cardInPlay, layInPlay } from '../../common/in-play.js';
import { returnTrophy, trophyPerKind } from '../../common/people/trophies.js';
import type { TargetCheck } from '../../common/rule-table.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { HEIRESS_DOOM, TOKENS_FOR_ITEM } from './constants.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** Removes the heiress from the game if an investigator has her, and raises doom. */
export const removeHeiress: ArkhamHandler = function* (g): Rule {
  for (const who of g.s.investigators) {
    const held = who.cards.find(({ card }) => card === 'asenath-waite');
    if (!held) continue;
    discardCard(g, who, held, true);
    yield* g.rules.board.addDoom(g, HEIRESS_DOOM);
  }
};

/** Discards the investigator's most expensive item, chosen among equals. */
export const loseDearestItem: ArkhamHandler = function* (g, who, { source }): Rule {
  const max = () => {
    const items = matchingCards(g, who.cards, { type: 'item' }, true);
    const price = ({ card }: Possession) => g.card(card).price ?? 0;
    const top = Math.max(...items.map(price));
    return items.filter((item) => price(item) === top);
  };
  if (max().length === 0) return;
  const lost = yield* pickOwnCard(g, who, max, 'q.lose-card', g.rules.reasons.choice, source);
  if (lost) discardCard(g, who, lost);
};

/** A surge without a gate location: at the open gate of the first player's choice. */
export const surgeAnywhere: ArkhamHandler = function* (g): Rule {
  const gate = yield* chooseGate(g, investigatorsInOrder(g)[0] ?? firstPlayer(g), () => g.s.gates, 'surge');
  if (gate) yield* g.rules.gates.surge(g, gate.at);
};

/** Resets all the investigator's sliders, as at the start of the game. */
export const setSliders: ArkhamHandler = function* (g, who): Rule {
  yield* chooseStartingSkills(g, who);
};

/** Every clue leaves the board. */
export const removeAllClues: ArkhamHandler = function* (g): Rule {
  for (const [at, n] of Object.entries(g.s.clues)) {
    g.setClues(at, 0);
    g.emit?.({ type: 'clue', at, placed: -n });
  }
};

// ---- rumors that are worn down by what is worth tokens ----

type TokenPriceOption = OptionWithValue<'q.token-price', (() => number) | undefined>;

/** The investigator gives up any of the offers; each removes its number of tokens from the rumor. */
function* removeRumorTokens(g: Game, who: Investigator, source: string, offers: () => TokenPriceOption[]): Rule {
  for (let paid = 0; ; paid++) {
    const tokens = findRumor(g.s)?.tokens ?? 0;
    if (tokens === 0 || offers().length === 0) return;
    const pay = yield* ask<(() => number) | undefined>(g, () => ({
      by: [who.seat],
      key: 'q.token-price',
      args: { investigator: who.id, source, n: tokens },
      why: g.rules.reasons.choice,
      options: paid === 0 ? offers() : [{ id: 'done', value: undefined, key: 'o.done' }, ...offers()],
      asides: { inText: who },
    }));
    if (!pay) return;
    yield* resolve(g, who, [{ do: 'token', by: Math.min(tokens, pay()), off: true }], { source });
  }
}

/** Cover-up: monster trophies, a token for each point of toughness. */
export const payTrophies: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* removeRumorTokens(g, who, source, () =>
    trophyPerKind(g, who.monsterTrophies).map((token) => {
      const { toughness } = monsterStats(g, token);
      const value = () => {
        returnTrophy(g, who, token);
        return toughness;
      };
      return {
        id: optionId.trophy(token),
        value,
        key: 'o.monster-trophy',
        args: { monster: g.monster(token).id, toughness },
        on: token,
      };
    }),
  );
};

/** Mistrust: a token for each Common Item, two for each Unique Item. */
export const payItems: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* removeRumorTokens(g, who, source, () =>
    itemsOf(g, who).map((held) => {
      const value = () => {
        discardCard(g, who, held);
        return g.card(held.card).deck === 'unique' ? TOKENS_FOR_ITEM.unique : TOKENS_FOR_ITEM.common;
      };
      return { id: optionId.card(held.card), value, key: 'o.card', args: { card: held.card }, on: held.card };
    }),
  );
};

/** Returns the investigator's Common and Unique Items, one of each. */
function itemsOf(g: Parameters<TargetCheck>[0], who: Parameters<TargetCheck>[1]): Possession[] {
  const items = who.cards.filter(({ card }) => ['common', 'unique'].includes(g.card(card).deck));
  return items.filter((item, i) => items.findIndex(({ card }) => card === item.card) === i);
}

export const hasTrophies: ArkhamTargetCheck = (_g, who) => who.monsterTrophies.length > 0;
export const hasItems: ArkhamTargetCheck = (g, who) => itemsOf(g, who).length > 0;

/** The card a failed Mistrust leaves on the table. */
const LASTING_MISTRUST = 'lasting-mistrust';

export const makeMistrustLast: ArkhamHandler = function* (g): Rule {
  layInPlay(g, { card: LASTING_MISTRUST, as: 'aftermath' });
  g.emit?.({ type: 'laidOut', card: LASTING_MISTRUST });
};

/** Forbids transfers of items while mistrust lasts. */
export function mistrustLayer(below: ArkhamAsideRules): Pick<ArkhamAsideRules, 'tradable'> {
  return {
    tradable(g, who) {
      const cards = below.tradable(g, who);
      return cardInPlay(g.s, LASTING_MISTRUST) ? withoutItems(g, cards) : cards;
    },
  };
}

function withoutItems(g: Parameters<TargetCheck>[0], cards: readonly Possession[]): Possession[] {
  return cards.filter(({ card }) => !isItem(g, card));
}

function isItem(g: Parameters<TargetCheck>[0], card: string): boolean {
  return g.content.isItem(g.card(card));
}

// ---- the doors of sleep ----

/** The investigator dreams in this turn's Other World Encounters phase. */
export const fallAsleep: ArkhamHandler = function* (g, who): Rule {
  const part = KINGSPORT_SLICE.of(g);
  part.dreamers = [...(part.dreamers ?? []), who.seat];
  g.emit?.({ type: 'boxEvent', what: 'kingsport.asleep', seat: who.seat });
};

/** An investigator asleep at the harbour has an encounter in the Dreamlands and stays where they were. */
export function dreamsLayer(below: ArkhamTurnRules): Pick<ArkhamTurnRules, 'isIdle' | 'otherWorld'> {
  const isAsleep = (g: Game, who: Investigator) => KINGSPORT_SLICE.of(g).dreamers?.includes(who.seat) === true;
  return {
    isIdle: (g, who, phase) => below.isIdle(g, who, phase) && !(phase === 'other-world-encounters' && isAsleep(g, who)),
    otherWorld: (g, who) => (isAsleep(g, who) ? runDream(g, who, below) : below.otherWorld(g, who)),
  };
}

function* runDream(g: Game, who: Investigator, below: Pick<ArkhamTurnRules, 'otherWorld'>): Rule {
  const part = KINGSPORT_SLICE.of(g);
  part.dreamers = part.dreamers?.filter((seat) => seat !== who.seat);
  // An investigator moved away in the meantime has no dream.
  if (g.content.streets.has(who.place)) yield* g.rules.people.visitWorld(g, who, 'the-dreamlands');
  else yield* below.otherWorld(g, who);
}
