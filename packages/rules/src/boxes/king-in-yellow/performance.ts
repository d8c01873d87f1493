import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { ownLocationDecks } from '../../arkham/turn/location-decks.js';
import { boxRule } from '../../common/house-rules.js';
import type { CardsInPlay } from '../../common/meanings.js';
import { isTouring, KING, PART } from './part.js';

/** The decks whose new cards lie on top, of those that people draw from. */
const DECKS = ['common', 'unique', 'spell'] as const;

/** What the box itself brings, by ids. */
function newCards(g: Game): ReadonlySet<string> {
  const pack = g.content.packs.find(({ id }) => id === KING);
  const lists = [pack?.cards, pack?.mythos, pack?.gateCards, pack?.locationCards];
  return new Set(lists.flatMap((list = []) => list.map(({ id }: { readonly id: string }) => id)));
}

/** Cards of a shuffled deck, the new ones at one end of it. */
function stacked(deck: readonly string[], fresh: ReadonlySet<string>, on: 'top' | 'bottom'): string[] {
  const own = deck.filter((card) => fresh.has(card));
  const others = deck.filter((card) => !fresh.has(card));
  return on === 'top' ? [...own, ...others] : [...others, ...own];
}

/** The six Mythos cards that begin an Act leave the game, and nobody plays (Y-ACT-05). */
function leaveOutActs(g: Game): void {
  g.ownDecks().mythos = g.s.decks.mythos.filter((card) => !beginsAct(g, card));
  PART.of(g).acts = [];
}

function beginsAct(g: Game, card: string): boolean {
  return (g.mythos(card).effects ?? []).some((effect) => effect.do === 'handler' && effect.name === 'king-next-act');
}

/**
 * In a touring performance the new cards are stacked on top of their decks (Y-STYLE-02): those that people draw from after
 * the starting possessions (BOX-53), until when they lie under all others.
 */
export function opening(below: Pick<ArkhamTurn, 'setUp'>): Pick<ArkhamTurn, 'setUp'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done !== 0) return yield* below.setUp(g);
      if (boxRule(g, 'acts') === 'without') leaveOutActs(g);
      if (!isTouring(g)) return yield* below.setUp(g);
      const decks = g.ownDecks();
      const locations = ownLocationDecks(g);
      const fresh = newCards(g);
      decks.mythos = stacked(decks.mythos, fresh, 'top');
      decks.gate = stacked(decks.gate, fresh, 'top');
      for (const [place, deck] of Object.entries(locations)) locations[place] = stacked(deck, fresh, 'top');
      for (const deck of DECKS) decks[deck] = stacked(decks[deck], fresh, 'bottom');
      yield* below.setUp(g);
      const after = g.ownDecks();
      for (const deck of DECKS) after[deck] = stacked(after[deck], fresh, 'top');
    },
  };
}

/**
 * In a touring performance location decks are not shuffled before an encounter (Y-STYLE-03): what was drawn goes face up to
 * the bottom, and only when all of a deck lies face up is it shuffled. No search shuffles anything (BOX-53).
 */
export function onTour(below: CardsInPlay): Pick<CardsInPlay, 'shuffle' | 'drawnFrom'> {
  return {
    shuffle(g, deck): void {
      if (!isTouring(g as Game)) below.shuffle(g, deck);
    },
    drawnFrom(g, neighbourhood, deck, n): void {
      if (!isTouring(g as Game)) return below.drawnFrom(g, neighbourhood, deck, n);
      const { passed } = PART.of(g);
      const drawn = deck.splice(0, n);
      deck.push(...drawn);
      const seen = (passed[neighbourhood] ?? 0) + drawn.length;
      const whole = seen >= deck.length;
      passed[neighbourhood] = whole ? 0 : seen;
      if (whole) g.dice.shuffle(deck);
    },
  };
}
