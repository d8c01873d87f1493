/** Handlers of single encounters in Arkham. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askWhichMonsterFirst, fightOrEvade } from '../../arkham/turn/combat.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { useAbility } from '../../common/cards/abilities.js';
import { discardCard, drawCards, gainCard, returnToDeck } from '../../common/cards/cards.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { matchingCards } from '../../common/figures/filters.js';
import { isForbidden, monsterStats } from '../../common/figures/modifiers.js';
import type { Game as AnyGame } from '../../common/game.js';
import { possessionId } from '../../common/possession-id.js';
import { gainClues, restore, takeCluesOffBoard } from '../../common/resources/resources.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { findFreeUse } from '../free-use.js';
import { ERRAND_CLUES, RENOUNCED_EXHIBIT } from './constants.js';

// ---- clues and cards ----

/** The investigator may take one Clue from anywhere in Arkham. */
export const takeAnyClue: ArkhamHandler = function* (g, who, { source }): Rule {
  if (isForbidden(g, who, 'take-clues')) return;
  const at = yield* askUnlessMoot<string | undefined>(g, () => {
    const places = Object.entries(g.s.clues).flatMap(([place, n]) => (n > 0 ? [place] : []));
    if (places.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.clue-from',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: [
        ...places.map((place) => ({
          id: optionId.place(place),
          value: place as string | undefined,
          key: 'o.place' as const,
          args: { place },
          on: place,
        })),
        { id: 'no', value: undefined, key: 'o.no' },
      ],
      asides: { inText: who },
    };
  });
  if (at === undefined) return;
  yield* takeCluesOffBoard(g, who, [[at, 1]]);
};

/** Uses up the card that was exhausted in place of a check. */
export const useUpExhausted: ArkhamHandler = function* (g, who, _, memory): Rule {
  const card = memory?.exhausted;
  if (card && who.cards.includes(card)) discardCard(g, who, card);
};

/** Draws as many spells as the horror damage of the monster just met. */
export const learnSpellsByDamage: ArkhamHandler = (g, who, { source }, memory) =>
  learnSpells(g, who, source, memory?.met && (monsterStats(g, memory.met.token).horror?.damage ?? 0));
/** Draws as many spells as its Horror rating, without the sign. */
export const learnSpellsByRating: ArkhamHandler = (g, who, { source }, memory) =>
  learnSpells(g, who, source, memory?.met && Math.abs(monsterStats(g, memory.met.token).horror?.rating ?? 0));

function* learnSpells(g: AnyGame, who: AnyGame['s']['investigators'][number], source: string, n = 0): Rule {
  if (n > 0) yield* drawCards(g, who, 'spell', n, n, source);
}

/** Draws spells until one costs no Sanity; the investigator keeps that one. */
export const drawFreeSpell: ArkhamHandler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('spell');
  const at = deck.findIndex((card) => castingCostOf(g, card) === 0);
  g.reveal();
  const drawn = deck.splice(0, at < 0 ? deck.length : at + 1);
  const found = at < 0 ? undefined : drawn.pop();
  for (const card of drawn) returnToDeck(g, card);
  if (found !== undefined) yield* gainCard(g, who, found, source);
};

function castingCostOf(g: AnyGame, card: string): number {
  return Math.max(0, ...(g.card(card).abilities ?? []).map(({ cast }) => cast?.sanity ?? 0));
}

/** Gives one more copy of one of the investigator's spells, from its deck. */
export const copySpell: ArkhamHandler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('spell');
  const known = () =>
    matchingCards(g, who.cards, { deck: 'spell' }).filter(
      ({ card }, i, all) => deck.includes(card) && all.findIndex((one) => one.card === card) === i,
    );
  const spell = yield* askUnlessMoot<Possession>(g, () => {
    const spells = known();
    if (spells.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.search',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: spells.map((held) => ({
        id: optionId.card(held.card),
        value: held,
        key: 'o.card',
        args: { card: held.card },
        on: held.card,
      })),
      asides: { inText: who },
    };
  });
  if (!spell) return;
  deck.splice(deck.indexOf(spell.card), 1);
  g.reveal();
  g.rules.cards.shuffle(g, deck);
  yield* gainCard(g, who, spell.card, source);
};

/** Puts tokens for the successes on the food just taken, one for each meal. */
export const addMealTokens: ArkhamHandler = function* (g, who, _, memory): Rule {
  const food = who.cards.findLast(({ card }) => card === 'food');
  const n = memory?.successes ?? 0;
  if (!food || n === 0) return;
  food.tokens = (food.tokens ?? 0) + n;
  g.emit?.({ type: 'tokens', on: food.card, by: n, tokens: food.tokens, seat: who.seat });
};

/** Discards all the investigator's exhibits; each gives a point of Sanity and a Clue. */
export const renounceExhibits: ArkhamHandler = function* (g, who, { source }): Rule {
  const exhibits = matchingCards(g, who.cards, { deck: 'exhibit' }, true);
  for (const held of exhibits) discardCard(g, who, held);
  restore(g, who, 'sanity', exhibits.length * RENOUNCED_EXHIBIT.sanity, source);
  yield* gainClues(g, who, exhibits.length * RENOUNCED_EXHIBIT.clues, source);
};

// ---- reading ----

const movementCostOf = (g: AnyGame, { source, n }: UsableAbility): number =>
  g.card(source).abilities?.[n ?? 0]?.cost?.movement ?? 0;

/** Asks whether the investigator uses one of their cards that cost movement points, up to a maximum, and which. */
function* chooseReading(
  g: AnyGame,
  who: AnyGame['s']['investigators'][number],
  source: string,
  max: number,
): Rule<UsableAbility | undefined> {
  return yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
    const uses = new Map<string, UsableAbility>();
    for (const held of who.cards) {
      const use = g.content.isItem(g.card(held.card)) ? findFreeUse(g, who, held) : undefined;
      if (use && movementCostOf(g, use) <= max) uses.set(possessionId(held), use);
    }
    if (uses.size === 0) return undefined;
    const options: OptionWithValue<'q.read-now', UsableAbility | undefined>[] = [...uses].map(([id, use]) => ({
      id: optionId.card(id),
      value: use,
      key: 'o.card',
      args: { card: use.source },
      on: use.source,
    }));
    options.push({ id: 'no', value: undefined, key: 'o.no' });
    return {
      by: [who.seat],
      key: 'q.read-now',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

/** The investigator may use one tome or other item that costs movement points, for free. */
export const readOneForFree: ArkhamHandler = function* (g, who, { source }): Rule {
  const use = yield* chooseReading(g, who, source, Number.POSITIVE_INFINITY);
  if (use) yield* useAbility(g, who, use);
};

/** Rolls a die for movement points that only such items can use. */
export const rollTimeToRead: ArkhamHandler = function* (g, who, cause): Rule {
  let [left = 0] = yield* g.rules.checks.rollDice(g, who, 1, cause, true);
  while (left > 0) {
    const use = yield* chooseReading(g, who, cause.source, left);
    if (!use) return;
    left -= movementCostOf(g, use);
    yield* useAbility(g, who, use);
  }
};

// ---- away and outside ----

/**
 * An encounter in a city of the past. If the investigator passes a check or defeats a monster there, the lodge admits
 * them.
 */
export const runSanfordsErrand: ArkhamHandler = function* (g, who, cause): Rule {
  const before = g.passedChecks + who.monsterTrophies.length;
  yield* g.rules.people.visitWorld(g, who, 'city-of-the-great-race');
  if (g.passedChecks + who.monsterTrophies.length <= before) return;
  yield* g.rules.people.receive(g, who, 'lodge-membership', cause);
  yield* gainClues(g, who, ERRAND_CLUES, cause.source);
};

/** The investigator meets every monster of the Outskirts. After evading one of them they may leave. */
export const meetOutskirts: ArkhamHandler = function* (g, who, { source }): Rule {
  const left = g.monstersAt('outskirts');
  for (;;) {
    const token = yield* askUnlessMoot(g, () => {
      const present = left.filter((one) => g.monstersAt('outskirts').includes(one));
      return present.length === 0 ? undefined : askWhichMonsterFirst(g, who, present, 'A-ENC-22');
    });
    if (token === undefined) return;
    left.splice(left.indexOf(token), 1);
    const result = yield* fightOrEvade(g, who, token);
    if (result !== 'evaded' && result !== 'fled') continue;
    if (!(yield* offerToSlipAway(g, who, source))) continue;
    const street = escapeStreet(g, who);
    if (street !== undefined) yield* g.rules.people.relocate(g, who, street, source);
    return yield* g.rules.people.applyFate(g, who, 'end-turn', { source });
  }
};

/** Returns the street the investigator escapes to. Undefined if a cordon closes every way in or out. */
function escapeStreet(g: Game, { place }: Investigator): string | undefined {
  const { street } = g.place(place);
  return street === undefined || street === place || isCordoned(g, street, place) ? undefined : street;
}

function* offerToSlipAway(g: Game, who: Investigator, source: string): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.slip-away',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ changes: { yes: { place: escapeStreet(g, who), fate: 'end-turn' } } }),
    asides: { inText: who },
  }));
}
