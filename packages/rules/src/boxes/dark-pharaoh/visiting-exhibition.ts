import type { Rule } from '@vigil/engine';
import type { ArkhamCardRules, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { mutableLocationDecks } from '../../arkham/turn/location-decks.js';
import { ask } from '../../common/ask.js';
import { houseRuleOf } from '../../common/house-rules.js';
import type { Pack } from '../../language/components.js';
import { DARK_PHARAOH, PHARAOH_SLICE } from './pharaoh-state.js';

/** True if the exhibition is only visiting, so that the box has its own decks (P-SETUP-03). */
function isVisiting(g: Game): boolean {
  return houseRuleOf(g, 'exhibit') === 'visiting';
}

type ContentList = 'locationCards' | 'gateCards' | 'mythos' | 'cards';

/** Returns the ids that the box adds to a content list. */
function ownIds(g: Game, list: ContentList): ReadonlySet<string> {
  const packs = g.content.packs.filter(({ id }) => id.startsWith(DARK_PHARAOH));
  return new Set(packs.flatMap((pack: Pack) => pack[list].map(({ id }) => id)));
}

/** Moves the cards of one set to the top of a deck, in order, as if there were two decks. */
function moveSetToTop(deck: string[], isFirst: (card: string) => boolean): void {
  const first = deck.filter(isFirst);
  const others = deck.filter((card) => !isFirst(card));
  deck.splice(0, deck.length, ...first, ...others);
}

/**
 * Uses the box's own location and gate cards instead of the others. Mythos cards alternate between both decks.
 *
 * The box's deck comes first, and gives the first card of the set-up (P-SETUP-04, BOX-49).
 */
export function visitingLayer(turn: ArkhamTurnRules): Pick<ArkhamTurnRules, 'setUp' | 'mythos'> {
  return {
    *setUp(g): Rule {
      if (isVisiting(g) && g.s.step.done === 0) useOwnDecks(g);
      if (isVisiting(g) && g.s.step.done === 2) drawNextFrom(g, 'own');
      yield* turn.setUp(g);
    },
    mythos: {
      ...turn.mythos,
      *draw(g) {
        if (isVisiting(g)) drawNextFrom(g, PHARAOH_SLICE.of(g).mythos ?? 'own');
        return yield* turn.mythos.draw(g);
      },
    },
  };
}

function useOwnDecks(g: Game): void {
  const decks = g.mutableDecks();
  const locations = mutableLocationDecks(g);
  const places = ownIds(g, 'locationCards');
  for (const [of, deck] of Object.entries(locations)) {
    if (deck.some((card) => places.has(card))) locations[of] = deck.filter((card) => places.has(card));
  }
  const gates = ownIds(g, 'gateCards');
  if (gates.size > 0) decks.gate = decks.gate.filter((card) => gates.has(card));
}

/** Draws the next Mythos card from that deck, and the following one from the other. */
function drawNextFrom(g: Game, set: 'own' | 'base'): void {
  const ids = ownIds(g, 'mythos');
  const mythos = g.mutableDeck('mythos');
  const isFirst = (card: string) => ids.has(card) === (set === 'own');
  moveSetToTop(mythos, isFirst);
  // A card that reshuffles its deck reshuffles only its own.
  for (let left = mythos.length; left > 0 && g.mythos(mythos[0] ?? '').type === 'reshuffle'; left--) {
    g.emit?.({ type: 'shuffled', card: mythos[0] ?? '' });
    g.dice.shuffle(mythos);
    moveSetToTop(mythos, isFirst);
  }
  PHARAOH_SLICE.of(g).mythos = set === 'own' ? 'base' : 'own';
}

/** The investigator who draws Spells picks the deck, once for all of them (P-SETUP-04, BOX-49). */
export function spellPilesLayer(below: Pick<ArkhamCardRules, 'choosePile'>): Pick<ArkhamCardRules, 'choosePile'> {
  return {
    choosePile: (g, who, deck) =>
      deck === 'spell' && isVisiting(g) ? chooseSpellPile(g, who, below) : below.choosePile(g, who, deck),
  };
}

function* chooseSpellPile(g: Game, who: Investigator, below: Pick<ArkhamCardRules, 'choosePile'>): Rule {
  const deck = 'spell';
  yield* below.choosePile(g, who, deck);
  const ids = ownIds(g, 'cards');
  const cards = g.mutableDeck(deck);
  const isOwn = (card: string) => ids.has(card);
  if (!cards.some(isOwn) || cards.every(isOwn)) return;
  const fromOwn = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.which-spells',
    args: { investigator: who.id },
    why: 'P-SETUP-04',
    options: [
      { id: 'exhibition', value: true, key: 'o.spells-of-exhibition' },
      { id: 'others', value: false, key: 'o.other-spells' },
    ],
    asides: { inText: who },
  }));
  moveSetToTop(cards, (card) => isOwn(card) === fromOwn);
}
