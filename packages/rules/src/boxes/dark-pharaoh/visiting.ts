import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { ownLocationDecks } from '../../arkham/turn/location-decks.js';
import { ask } from '../../common/ask.js';
import type { Game as AnyGame } from '../../common/game.js';
import { boxRule } from '../../common/house-rules.js';
import type { CardsInPlay } from '../../common/meanings.js';
import type { Pack } from '../../language/components.js';
import { DARK_PHARAOH, PART } from './part.js';

/** Whether the exhibition only visits: the box has decks of its own (P-SETUP-03). */
function visits(g: AnyGame): boolean {
  return boxRule(g as Game, 'exhibit') === 'visiting';
}

type Lists = 'locationCards' | 'gateCards' | 'mythos' | 'cards';

/** The ids of what the box brings of a kind. */
function own(g: AnyGame, list: Lists): ReadonlySet<string> {
  const packs = g.content.packs.filter(({ id }) => id.startsWith(DARK_PHARAOH));
  return new Set(packs.flatMap((pack: Pack) => pack[list].map(({ id }) => id)));
}

/** The cards of one set on top of a deck, those of each in their order: as if they lay side by side. */
function onTop(deck: string[], isFirst: (card: string) => boolean): void {
  const first = deck.filter(isFirst);
  const others = deck.filter((card) => !isFirst(card));
  deck.splice(0, deck.length, ...first, ...others);
}

/**
 * Its own location and gate cards in place of the others, Mythos cards in turn from either deck, its own first, and the
 * first of them in the set-up (P-SETUP-04, BOX-49).
 */
export function visiting(turn: ArkhamTurn): Pick<ArkhamTurn, 'setUp' | 'mythos'> {
  return {
    *setUp(g): Rule {
      if (visits(g) && g.s.step.done === 0) ownDecks(g);
      if (visits(g) && g.s.step.done === 2) drawFrom(g, 'own');
      yield* turn.setUp(g);
    },
    mythos: {
      ...turn.mythos,
      *draw(g) {
        if (visits(g)) drawFrom(g, PART.of(g).mythos ?? 'own');
        return yield* turn.mythos.draw(g);
      },
    },
  };
}

function ownDecks(g: Game): void {
  const decks = g.ownDecks();
  const locations = ownLocationDecks(g);
  const places = own(g, 'locationCards');
  for (const [of, deck] of Object.entries(locations)) {
    if (deck.some((card) => places.has(card))) locations[of] = deck.filter((card) => places.has(card));
  }
  const gates = own(g, 'gateCards');
  if (gates.size > 0) decks.gate = decks.gate.filter((card) => gates.has(card));
}

/** The next Mythos card comes from that deck, and the one after it from the other. */
function drawFrom(g: Game, set: 'own' | 'base'): void {
  const ids = own(g, 'mythos');
  const mythos = g.ownDeck('mythos');
  const isFirst = (card: string) => ids.has(card) === (set === 'own');
  onTop(mythos, isFirst);
  // What has its deck shuffled says so of its own alone.
  for (let left = mythos.length; left > 0 && g.mythos(mythos[0] ?? '').type === 'reshuffle'; left--) {
    g.tell?.({ type: 'shuffled', card: mythos[0] ?? '' });
    g.dice.shuffle(mythos);
    onTop(mythos, isFirst);
  }
  PART.of(g).mythos = set === 'own' ? 'base' : 'own';
}

/** Whoever draws Spells picks the deck, once for all of them (P-SETUP-04, BOX-49). */
export function piles(below: Pick<CardsInPlay, 'pile'>): Pick<CardsInPlay, 'pile'> {
  return {
    pile: (g, who, deck) => (deck === 'spell' && visits(g) ? whichSpells(g, who, below) : below.pile(g, who, deck)),
  };
}

function* whichSpells(g: AnyGame, who: AnyGame['s']['investigators'][number], below: Pick<CardsInPlay, 'pile'>): Rule {
  const deck = 'spell';
  yield* below.pile(g, who, deck);
  const ids = own(g, 'cards');
  const cards = g.ownDeck(deck);
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
  onTop(cards, (card) => isOwn(card) === fromOwn);
}
