import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import { mutableLocationDecks } from '../../arkham/turn/location-decks.js';
import { houseRuleOf } from '../../common/house-rules.js';
import type { CardRules } from '../../common/rule-table.js';
import { isTouring, KING_IN_YELLOW, KING_SLICE } from './king-state.js';

/** The decks whose new cards lie on top, of those that people draw from. */
const STACKED_DECKS = ['common', 'unique', 'spell'] as const;

/** What the box itself brings, by ids. */
function newCards(g: Game): ReadonlySet<string> {
  const pack = g.content.packs.find(({ id }) => id === KING_IN_YELLOW);
  const lists = [pack?.cards, pack?.mythos, pack?.gateCards, pack?.locationCards];
  return new Set(lists.flatMap((list = []) => list.map(({ id }: { readonly id: string }) => id)));
}

/** Cards of a shuffled deck, the new ones at one end of it. */
function stackNewCards(deck: readonly string[], fresh: ReadonlySet<string>, on: 'top' | 'bottom'): string[] {
  const own = deck.filter((card) => fresh.has(card));
  const others = deck.filter((card) => !fresh.has(card));
  return on === 'top' ? [...own, ...others] : [...others, ...own];
}

/** The six Mythos cards that begin an Act leave the game, and nobody plays (Y-ACT-05). */
function leaveOutActs(g: Game): void {
  g.mutableDecks().mythos = g.s.decks.mythos.filter((card) => !startsAct(g, card));
  KING_SLICE.of(g).acts = [];
}

function startsAct(g: Game, card: string): boolean {
  return (g.mythos(card).effects ?? []).some((effect) => effect.do === 'handler' && effect.name === 'king-next-act');
}

/**
 * In a touring performance the new cards are stacked on top of their decks (Y-STYLE-02): those that people draw from after
 * the starting possessions (BOX-53), until when they lie under all others.
 */
export function performanceSetupLayer(below: Pick<ArkhamTurnRules, 'setUp'>): Pick<ArkhamTurnRules, 'setUp'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done !== 0) return yield* below.setUp(g);
      if (houseRuleOf(g, 'acts') === 'without') leaveOutActs(g);
      if (!isTouring(g)) return yield* below.setUp(g);
      const decks = g.mutableDecks();
      const locations = mutableLocationDecks(g);
      const fresh = newCards(g);
      decks.mythos = stackNewCards(decks.mythos, fresh, 'top');
      decks.gate = stackNewCards(decks.gate, fresh, 'top');
      for (const [place, deck] of Object.entries(locations)) locations[place] = stackNewCards(deck, fresh, 'top');
      for (const deck of STACKED_DECKS) decks[deck] = stackNewCards(decks[deck], fresh, 'bottom');
      yield* below.setUp(g);
      const after = g.mutableDecks();
      for (const deck of STACKED_DECKS) after[deck] = stackNewCards(after[deck], fresh, 'top');
    },
  };
}

/**
 * In a touring performance location decks are not shuffled before an encounter (Y-STYLE-03): what was drawn goes face up to
 * the bottom, and only when all of a deck lies face up is it shuffled. No search shuffles anything (BOX-53).
 */
export function touringDecksLayer(below: CardRules): Pick<CardRules, 'shuffle' | 'onDrawnFrom'> {
  return {
    shuffle(g, deck): void {
      if (!isTouring(g as Game)) below.shuffle(g, deck);
    },
    onDrawnFrom(g, neighbourhood, deck, n): void {
      if (!isTouring(g as Game)) return below.onDrawnFrom(g, neighbourhood, deck, n);
      const { passed } = KING_SLICE.of(g);
      const drawn = deck.splice(0, n);
      deck.push(...drawn);
      const seen = (passed[neighbourhood] ?? 0) + drawn.length;
      const whole = seen >= deck.length;
      passed[neighbourhood] = whole ? 0 : seen;
      if (whole) g.dice.shuffle(deck);
    },
  };
}
