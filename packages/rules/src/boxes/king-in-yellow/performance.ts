import type { Rule } from '@vigil/engine';
import type { ArkhamCardRules, ArkhamTurnRules, Game } from '../../arkham/game.js';
import { mutableLocationDecks } from '../../arkham/turn/location-decks.js';
import { houseRuleOf } from '../../common/house-rules.js';
import { deckCardsOfPack } from '../../common/packs.js';
import { isTouring, KING_IN_YELLOW, KING_SLICE } from './king-state.js';

/** Player decks whose new cards lie on top. */
const STACKED_DECKS = ['common', 'unique', 'spell'] as const;

/** Returns the ids of the box's own cards. */
function newCards(g: Game): ReadonlySet<string> {
  return new Set(deckCardsOfPack(g.content, KING_IN_YELLOW));
}

/** Returns a shuffled deck with the new cards at one end. */
function stackNewCards(deck: readonly string[], fresh: ReadonlySet<string>, on: 'top' | 'bottom'): string[] {
  const own = deck.filter((card) => fresh.has(card));
  const others = deck.filter((card) => !fresh.has(card));
  return on === 'top' ? [...own, ...others] : [...others, ...own];
}

/** Removes the six Mythos cards that begin an Act from the game; no Act is played (Y-ACT-05). */
function leaveOutActs(g: Game): void {
  g.mutableDecks().mythos = g.s.decks.mythos.filter((card) => !startsAct(g, card));
  KING_SLICE.of(g).acts = [];
}

function startsAct(g: Game, card: string): boolean {
  return (g.mythos(card).effects ?? []).some((effect) => effect.do === 'handler' && effect.name === 'king-next-act');
}

/**
 * Stacks the new cards on top of their decks in a touring performance (Y-STYLE-02).
 *
 * In player decks they lie at the bottom until starting possessions have been given (BOX-53).
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
 * In a touring performance location decks are not shuffled before an encounter (Y-STYLE-03).
 *
 * Drawn cards go face up to the bottom; a deck is shuffled only when all its cards are face up. Searches never shuffle
 * (BOX-53).
 */
export function touringDecksLayer(below: ArkhamCardRules): Pick<ArkhamCardRules, 'shuffle' | 'onDrawnFrom'> {
  return {
    shuffle(g, deck): void {
      if (!isTouring(g)) below.shuffle(g, deck);
    },
    onDrawnFrom(g, neighbourhood, deck, n): void {
      if (!isTouring(g)) return below.onDrawnFrom(g, neighbourhood, deck, n);
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
