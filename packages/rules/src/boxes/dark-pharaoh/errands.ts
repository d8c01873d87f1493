/** What single encounters in Arkham do. */
import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { fightOrEvade, whichFirst } from '../../arkham/turn/combat.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isCordoned } from '../../common/board/moving.js';
import { fitting } from '../../common/figures/filters.js';
import { figures, forbidden } from '../../common/figures/modifiers.js';
import type { Game as AnyGame } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { possessionId } from '../../common/possession-id.js';
import { type Usable, useAbility } from '../../common/resolving/abilities.js';
import { discardCard, drawCards, gainCard, putBack } from '../../common/resolving/cards.js';
import { gainClues, restore, takeOffBoard } from '../../common/resolving/resources.js';
import type { Possession } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { freeUse } from '../reading.js';
import { ERRAND_CLUES, RENOUNCED } from './constants.js';

// ---- clues and cards ----

/** He may take one clue that lies anywhere in Arkham. */
export const storyCalls: Handler = function* (g, who, { source }): Rule {
  if (forbidden(g, who, 'take-clues')) return;
  const at = yield* askUnlessMoot<string | undefined>(g, () => {
    const places = Object.entries(g.s.clues).flatMap(([place, n]) => (n > 0 ? [place] : []));
    if (places.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.clue-from',
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
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
  yield* takeOffBoard(g, who, [[at, 1]]);
};

/** What was exhausted in place of a check is used up. */
export const burntOut: Handler = function* (g, who, _, memory): Rule {
  const card = memory?.exhausted;
  if (card && who.cards.includes(card)) discardCard(g, who, card);
};

/** As many spells as the horror damage of the monster just met. */
export const lurkersDamage: Handler = (g, who, { source }, memory) =>
  learn(g, who, source, memory?.met && (figures(g, memory.met.token).horror?.damage ?? 0));
/** As many as its Horror rating without the sign. */
export const lurkersRating: Handler = (g, who, { source }, memory) =>
  learn(g, who, source, memory?.met && Math.abs(figures(g, memory.met.token).horror?.rating ?? 0));

function* learn(g: AnyGame, who: AnyGame['s']['investigators'][number], source: string, n = 0): Rule {
  if (n > 0) yield* drawCards(g, who, 'spell', n, n, source);
}

/** Spells are drawn until one costs no Sanity: that is his. */
export const freeSpell: Handler = function* (g, who, { source }): Rule {
  const deck = g.ownDeck('spell');
  const at = deck.findIndex((card) => castingOf(g, card) === 0);
  g.reveal();
  const drawn = deck.splice(0, at < 0 ? deck.length : at + 1);
  const found = at < 0 ? undefined : drawn.pop();
  for (const card of drawn) putBack(g, card);
  if (found !== undefined) yield* gainCard(g, who, found, source);
};

function castingOf(g: AnyGame, card: string): number {
  return Math.max(0, ...(g.card(card).abilities ?? []).map(({ cast }) => cast?.sanity ?? 0));
}

/** One more copy of a spell of his, from its deck. */
export const copySpell: Handler = function* (g, who, { source }): Rule {
  const deck = g.ownDeck('spell');
  const known = () =>
    fitting(g, who.cards, { deck: 'spell' }).filter(
      ({ card }, i, all) => deck.includes(card) && all.findIndex((one) => one.card === card) === i,
    );
  if (known().length === 0) return;
  const spell = yield* ask<Possession>(g, () => ({
    by: [who.seat],
    key: 'q.search',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: known().map((held) => ({
      id: optionId.card(held.card),
      value: held,
      key: 'o.card',
      args: { card: held.card },
      on: held.card,
    })),
    asides: { inText: who },
  }));
  deck.splice(deck.indexOf(spell.card), 1);
  g.reveal();
  g.means.play.shuffle(g, deck);
  yield* gainCard(g, who, spell.card, source);
};

/** Tokens for the successes lie on the food just taken, each for one meal. */
export const packedLunch: Handler = function* (g, who, _, memory): Rule {
  const food = who.cards.findLast(({ card }) => card === 'food');
  const n = memory?.successes ?? 0;
  if (!food || n === 0) return;
  food.tokens = (food.tokens ?? 0) + n;
  g.tell?.({ type: 'tokens', on: food.card, by: n, tokens: food.tokens, seat: who.seat });
};

/** All his exhibits are discarded, and each of them is a point of Sanity and a clue. */
export const renounce: Handler = function* (g, who, { source }): Rule {
  const exhibits = fitting(g, who.cards, { deck: 'exhibit' }, true);
  for (const held of exhibits) discardCard(g, who, held);
  restore(g, who, 'sanity', exhibits.length * RENOUNCED.sanity, source);
  yield* gainClues(g, who, exhibits.length * RENOUNCED.clues, source);
};

// ---- reading ----

const movementOf = (g: AnyGame, { source, n }: Usable): number =>
  g.card(source).abilities?.[n ?? 0]?.cost?.movement ?? 0;

/** Whether he uses one of his cards that cost movement points, of so many at most, and which. */
function* whichReading(
  g: AnyGame,
  who: AnyGame['s']['investigators'][number],
  source: string,
  most: number,
): Rule<Usable | undefined> {
  return yield* askUnlessMoot<Usable | undefined>(g, () => {
    const uses = new Map<string, Usable>();
    for (const held of who.cards) {
      const use = g.content.isItem(g.card(held.card)) ? freeUse(g, who, held) : undefined;
      if (use && movementOf(g, use) <= most) uses.set(possessionId(held), use);
    }
    if (uses.size === 0) return undefined;
    const options: Answered<'q.read-now', Usable | undefined>[] = [...uses].map(([id, use]) => ({
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
      why: g.means.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

/** He may use one tome or other item that costs movement points, for none. */
export const readOne: Handler = function* (g, who, { source }): Rule {
  const use = yield* whichReading(g, who, source, Number.POSITIVE_INFINITY);
  if (use) yield* useAbility(g, who, use);
};

/** A die's worth of movement points, for such items only. */
export const timeToRead: Handler = function* (g, who, cause): Rule {
  let [left = 0] = yield* g.means.checks.rollDice(g, who, 1, cause, true);
  while (left > 0) {
    const use = yield* whichReading(g, who, cause.source, left);
    if (!use) return;
    left -= movementOf(g, use);
    yield* useAbility(g, who, use);
  }
};

// ---- away and outside ----

/** An encounter in a city of the past; who has passed or beaten anything there is taken in by the lodge. */
export const sanfordsErrand: Handler = function* (g, who, cause): Rule {
  const before = g.passedChecks + who.monsterTrophies.length;
  yield* g.means.people.visitWorld(g, who, 'city-of-the-great-race');
  if (g.passedChecks + who.monsterTrophies.length <= before) return;
  yield* g.means.people.receive(g, who, 'lodge-membership', cause);
  yield* gainClues(g, who, ERRAND_CLUES, cause.source);
};

/** He meets every monster of the Outskirts; whoever gives one of them the slip may be gone. */
export const edgeOfTown: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  const left = g.monstersAt('outskirts');
  while (left.length > 0) {
    const token = yield* ask(g, () => whichFirst(g, who, left, 'A-ENC-22'));
    left.splice(left.indexOf(token), 1);
    if (!g.monstersAt('outskirts').includes(token)) continue;
    const result = yield* fightOrEvade(g, who, token);
    if (result !== 'evaded' && result !== 'fled') continue;
    if (!(yield* slipsAway(g, who, source))) continue;
    const street = streetAway(g, who);
    if (street !== undefined) yield* g.means.people.relocate(g, who, street, source);
    return yield* g.means.people.befall(g, who, 'end-turn', { source });
  }
};

/** The street he is gone to; none where a cordon lets nobody into it or out of where he is. */
function streetAway(g: Game, { place }: Investigator): string | undefined {
  const { street } = g.place(place);
  return street === undefined || street === place || isCordoned(g, street, place) ? undefined : street;
}

function* slipsAway(g: Game, who: Investigator, source: string): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.slip-away',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ changes: { yes: { place: streetAway(g, who), fate: 'end-turn' } } }),
    asides: { inText: who },
  }));
}
