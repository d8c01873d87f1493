/** Texts of modifiers of cards: prices, limits, draws, losses and trades. */

import { cardNoun, cardsText, nounList, resourceText } from '../nouns.js';
import { type ModifierTexts, yesNo } from './modifier-tools.js';

export const CARD_MODIFIERS = {
  endlessTrophies: ({ whole }) => whole('endless-trophies'),
  tradeAtDistance: ({ whole }) => whole('trade-at-distance'),
  price: ({ scope, whole }, m) =>
    whole('price', {
      n: Math.abs(m.by),
      how: m.by < 0 ? 'less' : 'more',
      of: m.of ?? 'all',
      arkham: yesNo(scope === 'in-arkham'),
    }),
  boxedAllies: ({ whole }) => whole('boxed-allies'),
  unburdened: ({ whole }) => whole('unburdened'),
  trophyWorth: ({ whole }, m) => whole('trophy-worth', { n: m.by }),
  rule: ({ w, scope }, m) => ({ short: false, text: w.say(m.text), scope }),
  keeps: ({ whole }, m) => whole('keeps', { id: m.card, card: m.card }),
  goesInstead: ({ whole }, m) => whole('goes-instead', { id: m.of, card: m.of }),
  noDuplicates: ({ w, whole }, m) =>
    whole('no-duplicates', {
      decks: w.list(
        m.decks.map((deck) => w.say('mod.draw-bottom.deck', { deck })),
        'or',
      ),
    }),
  spared: ({ whole }) => whole('spared', {}),
  refreshLimit: ({ whole }, m) => whole('refresh-limit', { n: m.most }),
  statusRemovedOn: ({ whole }, m) =>
    whole('status-removed-on', {
      id: m.card,
      card: m.card,
      from: m.faces[0] as number,
      to: m.faces.at(-1) as number,
    }),
  cap: ({ w, ofAll, whole }, m) =>
    whole(ofAll ? 'cap.all' : 'cap', {
      n: m.most,
      together: yesNo(m.of !== 'clues' && m.of.length > 1),
      what:
        m.of === 'clues'
          ? w.say('mod.cap.clues', { n: m.most })
          : nounList(
              w,
              m.of.map((deck) => cardNoun(w, { deck }, 2)),
            ),
    }),
  taints: ({ whole }, m) => whole(m.mod),
  anoints: ({ whole }, m) => whole(m.mod),
  leavesAt: ({ whole }, m) => whole('leaves-at', { n: m.money }),
  outlives: ({ whole }) => whole('outlives'),
  onTheHouse: ({ whole }, m) => whole('on-the-house', { place: m.place }),
  noCards: ({ whole }) => whole('no-cards'),
  tradeClues: ({ whole }) => whole('trade-clues'),
  drawExtra: ({ w, whole }, m) => whole('draw-extra', { decks: w.say('mod.draw-bottom.deck', { deck: m.deck }) }),
  drawBottom: ({ w, whole }, m) =>
    whole('draw-bottom', {
      n: m.decks.length,
      decks: w.list(
        m.decks.map((deck) => w.say('mod.draw-bottom.deck', { deck })),
        'or',
      ),
    }),
  paysFor({ w, whole }, m) {
    if (m.buying) {
      return whole('pays-for.buying', {
        how: m.exhausts ? 'exhaust' : 'discard',
        cards: w.list(
          m.buying.map((deck) => cardsText(w, { deck }, 1)),
          'or',
        ),
      });
    }
    if (m.upTo === 'all') {
      return whole('pays-for.all', { how: m.exhausts ? 'exhaust' : 'discard', what: m.what });
    }
    return whole(m.exhausts ? 'pays-for.exhausting' : 'pays-for', {
      kind: m.what,
      what: resourceText(w, m.what === 'clues' ? 'clue' : m.what, m.upTo),
    });
  },
  neverLost: ({ whole }) => whole('never-lost'),
} satisfies Partial<ModifierTexts>;
