import type { Rule } from '@vigil/engine';
import type { Effect, Forfeit } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { discardCard } from '../cards/cards.js';
import { trophyOption } from '../effects/gains-and-losses.js';
import { matchingCards } from '../figures/filters.js';
import type { Game } from '../game.js';
import { returnTrophy, trophyPerKind } from '../people/trophies.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';
import { dealLoss, loseClues } from './resources.js';

type ForfeitOption = 'stamina' | (() => void);

/** True if the investigator has as many as each lot requires. Cards that cannot be lost do not count. */
export function canForfeit(g: Game, who: Investigator, { lots }: Extract<Effect, { do: 'forfeit' }>): boolean {
  return lots.every(({ n, of }) => of.reduce((sum, what) => sum + heldAmount(g, who, what), 0) >= n);
}

function heldAmount(g: Game, who: Investigator, what: Forfeit): number {
  switch (what) {
    case 'clue':
      return who.clues;
    case 'stamina':
      return who.stamina;
    case 'monster-trophy':
      return who.monsterTrophies.length;
    case 'gate-trophy':
      return who.gateTrophies.length;
    case 'item':
      return itemsOf(g, who).length;
    case 'spell':
    case 'common':
    case 'unique':
    case 'weapon':
      return cardsOf(g, who, what).length;
    default:
      return what satisfies never;
  }
}

function itemsOf(g: Game, who: Investigator): Possession[] {
  return matchingCards(g, who.cards, { type: 'item' }, true);
}

/** Returns the cards of a deck or type that can be lost. */
function cardsOf(g: Game, who: Investigator, what: 'spell' | 'common' | 'unique' | 'weapon'): Possession[] {
  return matchingCards(g, who.cards, what === 'weapon' ? { type: what } : { deck: what }, true);
}

/** Gives up the required number of items, one by one, chosen by the investigator. */
export function* giveUp(g: Game, who: Investigator, n: number, forfeits: readonly Forfeit[], source: string): Rule {
  let stamina = 0;
  const options = (left: number) => {
    const all = forfeits.flatMap((what) => optionsOf(g, who, what, source, stamina));
    const available = forfeits.reduce((sum, what) => sum + heldAmount(g, who, what), 0) - stamina;
    // If everything must be given, the order is not asked.
    return available <= left ? all.slice(0, 1) : all;
  };
  for (let left = n; left > 0; left--) {
    const lost = yield* askUnlessMoot<ForfeitOption>(g, () => {
      const open = options(left);
      if (open.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.forfeit',
        args: { investigator: who.id, n: left, source },
        why: g.rules.reasons.choice,
        options: open,
        about: () => ({ changes: { clue: { clues: -1 }, stamina: { stamina: -stamina - 1 } } }),
        asides: { inText: who },
      };
    });
    if (!lost) break;
    if (lost === 'stamina') stamina++;
    else lost();
  }
  // At the same moment.
  if (stamina > 0) yield* dealLoss(g, who, { stamina }, { source });
}

function optionsOf(
  g: Game,
  who: Investigator,
  what: Forfeit,
  source: string,
  given: number,
): OptionWithValue<'q.forfeit', ForfeitOption>[] {
  switch (what) {
    case 'clue':
      return who.clues > 0 ? [{ id: 'clue', value: () => loseClues(g, who, 1, source), key: 'o.lose-clue' }] : [];
    case 'stamina':
      return who.stamina > given ? [{ id: 'stamina', value: 'stamina', key: 'o.lose-stamina' }] : [];
    case 'monster-trophy':
    case 'gate-trophy': {
      const [trophies, kind] =
        what === 'gate-trophy' ? ([who.gateTrophies, 'gate'] as const) : ([who.monsterTrophies, 'monster'] as const);
      return trophyPerKind(g, trophies).map((id) => ({
        ...trophyOption(g, id, kind),
        value: () => returnTrophy(g, who, id),
      }));
    }
    case 'item':
    case 'spell':
    case 'common':
    case 'unique':
    case 'weapon': {
      const cards = what === 'item' ? itemsOf(g, who) : cardsOf(g, who, what);
      // Equal cards in the same condition are one option.
      const different = new Map(cards.map((item) => [possessionId(item), item]));
      return [...different].map(([id, item]) => ({
        id: optionId.card(id),
        value: () => discardCard(g, who, item),
        key: 'o.card',
        args: { card: item.card },
        on: item.card,
      }));
    }
    default:
      return what satisfies never;
  }
}
