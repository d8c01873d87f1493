/** Sentences of effects on possessions. */
import type { Effect, Effects } from '../../src/language/effects.js';
import type { ExpectationTable } from './expectation-table.js';

const CLUE: Effects = [{ do: 'gain', what: 'clue', amount: 1 }];

type PossessionEffect =
  | 'gain'
  | 'lose'
  | 'loseBoth'
  | 'loseTrophy'
  | 'pay'
  | 'split'
  | 'maximum'
  | 'draw'
  | 'drawOneOf'
  | 'turnUp'
  | 'shown'
  | 'find'
  | 'rollForCards'
  | 'search'
  | 'take'
  | 'takeThis'
  | 'receive'
  | 'removeStatus'
  | 'discard'
  | 'discardThis'
  | 'boxThis'
  | 'token'
  | 'shop'
  | 'sell';

export const POSSESSION_EFFECTS: Pick<ExpectationTable<'do', Effect>, PossessionEffect> = {
  gain: [
    [{ do: 'gain', what: 'clue', amount: 1 }, 'Gain 1 Clue.', 'Erhalte 1 Hinweis.'],
    [{ do: 'gain', what: 'money', amount: 3 }, 'Gain $3.', 'Erhalte 3 $.'],
    [
      { do: 'gain', what: 'sanity', amount: 'full' },
      'Regain full Sanity.',
      'Erhalte die volle geistige Gesundheit zurück.',
    ],
    [
      { do: 'gain', what: 'clue', amount: { upTo: 5 } },
      'Gain Clues until you have 5.',
      'Erhalte Hinweise, bis du 5 hast.',
    ],
    [
      { do: 'gain', what: 'stamina', amount: 2, beyond: true },
      'Gain 2 Stamina, even above the maximum (points above it do not come back once lost).',
      'Erhalte 2 Ausdauer, auch über das Maximum hinaus (was darüber liegt und verloren geht, wird nicht wiederhergestellt).',
    ],
  ],
  lose: [
    [{ do: 'lose', what: 'stamina', amount: 2 }, 'Lose 2 Stamina.', 'Verliere 2 Ausdauer.'],
    [
      { do: 'lose', what: 'stamina', amount: { downTo: 1 } },
      'Reduce your Stamina to 1.',
      'Senke deine Ausdauer auf 1.',
    ],
    [
      { do: 'lose', what: 'clue', amount: { downTo: 4 } },
      'Lose all but 4 of your Clues.',
      'Verliere alle deine Hinweise bis auf 4.',
    ],
    [{ do: 'lose', what: 'clue', amount: 'all' }, 'Lose all your Clues.', 'Verliere alle deine Hinweise.'],
    [
      { do: 'lose', what: 'sanity', amount: 1, fatal: true },
      'Lose 1 Sanity (at 0, you are devoured).',
      'Verliere 1 geistige Gesundheit (bei 0 wirst du verschlungen).',
    ],
  ],
  takeThis: [[{ do: 'takeThis', as: 'whiskey' }, 'Keep this card as Whiskey.', 'Behalte diese Karte als „Whiskey“.']],
  loseBoth: [
    [
      { do: 'loseBoth', sanity: 1, stamina: 2 },
      'Lose 1 Sanity and 2 Stamina.',
      'Verliere 1 geistige Gesundheit und 2 Ausdauer.',
    ],
  ],
  loseTrophy: [
    [{ do: 'loseTrophy', kind: 'gate', n: 1 }, 'Lose 1 gate trophy.', 'Verliere 1 Tortrophäe.'],
    [{ do: 'loseTrophy', kind: 'monster', n: 2 }, 'Lose 2 monster trophies.', 'Verliere 2 Monstertrophäen.'],
  ],
  pay: [[{ do: 'pay', cost: { money: 5, clues: 1 } }, 'Spend 1 Clue and pay $5.', 'Gib 1 Hinweis aus und zahle 5 $.']],
  split: [
    [
      { do: 'split', amount: 3 },
      'Gain 3 points of Sanity and Stamina in any mix.',
      'Erhalte 3 Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung.',
    ],
    [
      { do: 'split', amount: 2, lose: true },
      'Lose 2 points of Sanity and Stamina in any mix.',
      'Verliere 2 Punkte geistige Gesundheit und Ausdauer in beliebiger Verteilung.',
    ],
  ],
  maximum: [
    [
      { do: 'maximum', what: 'sanity', by: -1 },
      'Lower your maximum Sanity by 1.',
      'Senke deine maximale geistige Gesundheit um 1.',
    ],
    [
      { do: 'maximum', what: 'stamina', by: 1 },
      'Raise your maximum Stamina by 1.',
      'Erhöhe deine maximale Ausdauer um 1.',
    ],
  ],
  draw: [
    [{ do: 'draw', deck: 'spell', n: 1 }, 'Draw 1 Spell.', 'Ziehe 1 Zauber.'],
    [
      { do: 'draw', deck: 'common', n: 1, again: { priceAtMost: 2 } },
      'Draw 1 Common Item; if it is priced at $2 or less, draw another.',
      'Ziehe 1 einfachen Gegenstand; kostet diese Karte höchstens 2 $, ziehe noch eine.',
    ],
    [
      { do: 'draw', deck: 'unique', n: 2, keep: 1 },
      'Draw 2 Unique Items and keep 1 of them.',
      'Ziehe 2 besondere Gegenstände und behalte 1 davon.',
    ],
    [
      { do: 'draw', deck: 'unique', n: { count: 'chosen' }, keep: 1, priceUpTo: 'chosen' },
      'Draw that many Unique Items and keep 1 whose price is at most the amount paid.',
      'Ziehe ebenso viele besondere Gegenstände und behalte 1, dessen Preis nicht höher ist als der gezahlte Betrag.',
    ],
  ],
  turnUp: [
    [
      {
        do: 'turnUp',
        show: [{ deck: 'unique', n: 1 }],
        then: [{ do: 'choose', options: [[{ do: 'shown', does: 'discard' }], [{ do: 'shown', does: 'buy' }]] }],
      },
      'Reveal the top card of the Unique Item deck. Either discard it or buy it at its price.',
      'Decke die oberste Karte vom Stapel „Besondere Gegenstände“ auf. Lege sie ab oder kaufe sie zu ihrem Preis.',
    ],
    [
      {
        do: 'turnUp',
        show: [{ deck: 'unique', n: 1 }],
        filter: { type: 'weapon' },
        then: [{ do: 'shown', does: 'keep' }],
      },
      'Reveal the first weapon found in the Unique Item deck (then shuffle the deck) and keep it.',
      'Decke Karten vom Stapel „Besondere Gegenstände“ auf, bis du 1 Waffe findest (mische die anderen zurück) und behalte sie.',
    ],
  ],
  shown: [[{ do: 'shown', does: 'discard' }, 'Discard it.', 'Lege sie ab.']],
  drawOneOf: [
    [
      { do: 'drawOneOf', decks: ['common', 'unique'] },
      'Draw 1 Common Item and 1 Unique Item, keep 1 of them and discard the other.',
      'Ziehe 1 einfachen Gegenstand und 1 besonderen Gegenstand und behalte 1 davon.',
    ],
  ],
  rollForCards: [
    [
      { do: 'rollForCards', of: { deck: 'spell' } },
      'Roll a die for each of your Spells and discard each card whose die is not a success.',
      'Wirf für deine Zauber je einen Würfel und lege jede Karte ab, deren Würfel kein Erfolg ist.',
    ],
  ],
  find: [
    [
      { do: 'find', deck: 'common', filter: { type: 'task' }, tokens: 1 },
      'Search the Common Item deck for the first Task, take it with 1 token on it, and shuffle the deck.',
      'Decke Karten vom Stapel „Einfache Gegenstände“ auf, bis du 1 Aufgabe findest, nimm die gefundene Karte (mische danach den Stapel) und lege 1 Marker darauf.',
    ],
    [
      { do: 'find', deck: 'unique', filter: { type: 'tome' } },
      'Search the Unique Item deck for the first Tome, take it, and shuffle the deck.',
      'Decke Karten vom Stapel „Besondere Gegenstände“ auf, bis du 1 Buch findest, und nimm die gefundene Karte (mische danach den Stapel).',
    ],
  ],
  search: [
    [
      { do: 'search', deck: 'ally' },
      'Search the Ally deck, take 1 card of your choice, and shuffle the deck.',
      'Durchsuche den Stapel „Verbündete“ und nimm 1 Karte deiner Wahl (mische danach den Stapel).',
    ],
    [
      { do: 'search', deck: 'common', buy: { plus: 1 } },
      'You may buy 1 card of your choice from the Common Item deck for $1 above its price, then shuffle the deck.',
      'Du darfst den Stapel „Einfache Gegenstände“ durchsuchen und 1 Karte deiner Wahl für 1 $ mehr als ihren Preis kaufen (mische danach den Stapel).',
    ],
    [
      { do: 'search', deck: 'common', filter: { notType: 'weapon' } },
      'Search the Common Item deck, take 1 card of your choice that is not a weapon, and shuffle the deck.',
      'Durchsuche den Stapel „Einfache Gegenstände“ und nimm 1 Karte deiner Wahl außer einer Waffe (mische danach den Stapel).',
    ],
    [
      { do: 'search', deck: 'common', filter: { deck: 'common', type: 'weapon' } },
      'Search the Common Item deck, take 1 weapon of your choice, and shuffle the deck.',
      'Durchsuche den Stapel „Einfache Gegenstände“ und nimm 1 Waffe deiner Wahl (mische danach den Stapel).',
    ],
    [
      { do: 'search', deck: 'common', priceUpTo: 'successes' },
      'Search the Common Item deck, take 1 card of your choice whose price is at most the number of successes, and shuffle the deck.',
      'Durchsuche den Stapel „Einfache Gegenstände“ und nimm 1 Karte deiner Wahl (Preis höchstens die Zahl der Erfolge; mische danach den Stapel).',
    ],
    [
      { do: 'search', deck: 'common', priceUpTo: 'chosen', several: true },
      'Search the Common Item deck, take cards whose total price is at most that number, and shuffle the deck.',
      'Durchsuche den Stapel „Einfache Gegenstände“ und nimm beliebige Karten (Gesamtpreis höchstens diese Zahl; mische danach den Stapel).',
    ],
  ],
  take: [
    [{ do: 'take', card: 'whiskey' }, 'Take Whiskey, if available.', 'Nimm „Whiskey“ (falls verfügbar).'],
    [
      { do: 'take', card: 'duke', else: CLUE },
      'Duke joins you. If Duke is not available, gain 1 Clue instead.',
      'Duke schließt sich dir an. Ist Duke nicht verfügbar, erhalte stattdessen 1 Hinweis.',
    ],
    [
      { do: 'take', card: 'duke', optional: true },
      'You may take Duke as an Ally, if available.',
      'Du darfst Duke als Verbündeten nehmen (falls verfügbar).',
    ],
  ],
  receive: [
    [{ do: 'receive', card: 'blessing' }, 'You become Blessed.', 'Du wirst gesegnet.'],
    [{ do: 'receive', card: 'retainer' }, 'Take a Retainer.', 'Erhalte ein Honorar.'],
    [
      { do: 'receive', card: 'curse', who: 'chosen' },
      '1 investigator of your choice becomes Cursed.',
      'Ein Ermittler deiner Wahl wird verflucht.',
    ],
  ],
  removeStatus: [[{ do: 'removeStatus', card: 'curse' }, 'Lose your Curse.', 'Verliere deinen Fluch.']],
  discard: [
    [
      { do: 'discard', what: { type: 'weapon' }, n: 1, which: 'cheapest' },
      'Lose your cheapest weapon.',
      'Verliere deine billigste Waffe.',
    ],
    [
      { do: 'discard', what: { deck: 'unique' }, n: 1, which: 'dearest' },
      'Lose your most expensive Unique Item.',
      'Verliere deinen teuersten besonderen Gegenstand.',
    ],
    [
      { do: 'discard', what: { type: 'item' }, n: 1 },
      'Lose 1 item of your choice.',
      'Verliere 1 Gegenstand deiner Wahl.',
    ],
    [{ do: 'discard', what: { deck: 'spell' }, n: 'all' }, 'Lose all your Spells.', 'Verliere alle deine Zauber.'],
    [
      { do: 'discard', what: { type: 'weapon' }, n: 1, theft: true },
      '1 weapon of your choice is stolen from you.',
      'Jemand stiehlt dir 1 Waffe deiner Wahl.',
    ],
  ],
  discardThis: [[{ do: 'discardThis' }, 'Discard this card.', 'Lege diese Karte ab.']],
  boxThis: [[{ do: 'boxThis' }, 'Return this card to the box.', 'Lege diese Karte in die Schachtel zurück.']],
  token: [
    [{ do: 'token', by: 1, of: 3 }, 'Put 1 token on this card.', 'Lege 1 Marker auf diese Karte.'],
    [{ do: 'token', by: 2, off: true }, 'Remove 2 tokens from this card.', 'Entferne 2 Marker von dieser Karte.'],
  ],
  shop: [
    [
      { do: 'shop', show: [{ deck: 'common', n: 1 }], buy: 1, price: { flat: 2 } },
      'Reveal the top card of the Common Item deck. You may buy it for $2. Otherwise, discard it.',
      'Decke die oberste Karte vom Stapel „Einfache Gegenstände“ auf. Du darfst sie für 2 $ kaufen. Sonst lege sie ab.',
    ],
    [
      { do: 'shop', show: [{ deck: 'common', n: 3 }], buy: 1 },
      'Reveal the top 3 cards of the Common Item deck. You may buy 1 of them at its price. Discard the rest.',
      'Decke die obersten 3 Karten vom Stapel „Einfache Gegenstände“ auf. Du darfst 1 davon zu ihrem Preis kaufen. Lege die übrigen ab.',
    ],
    [
      { do: 'shop', show: [{ deck: 'common', n: 2 }], buy: 'any' },
      'Reveal the top 2 cards of the Common Item deck. You may buy either or both, each at its price. Discard the rest.',
      'Decke die obersten 2 Karten vom Stapel „Einfache Gegenstände“ auf. Du darfst beliebig viele davon kaufen, jede zu ihrem Preis. Lege die übrigen ab.',
    ],
    [
      { do: 'shop', show: [{ deck: 'spell', n: 1 }], buy: 1, price: { half: true } },
      'Reveal the top card of the Spell deck. You may buy it for half its price (rounded up). Otherwise, discard it.',
      'Decke die oberste Karte vom Stapel „Zauber“ auf. Du darfst sie zum halben Preis (aufgerundet) kaufen. Sonst lege sie ab.',
    ],
  ],
  sell: [
    [
      { do: 'sell', filter: { deck: 'unique' }, times: 1, plus: 3 },
      'Sell 1 Unique Item of your choice for $3 above its price.',
      'Verkaufe 1 besonderen Gegenstand deiner Wahl für 3 $ mehr als seinen Preis.',
    ],
    [
      { do: 'sell', filter: { deck: 'common' }, times: 'half', any: true },
      'You may sell any of your Common Items, each for half its price (rounded up).',
      'Du darfst beliebig viele deiner einfachen Gegenstände verkaufen, je zum halben Preis (aufgerundet).',
    ],
    [
      { do: 'sell', filter: { deck: 'common' }, times: 2 },
      'Sell 1 Common Item of your choice for twice its price.',
      'Verkaufe 1 einfachen Gegenstand deiner Wahl zum doppelten Preis.',
    ],
  ],
};
