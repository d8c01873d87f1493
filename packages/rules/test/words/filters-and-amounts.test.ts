import { describe } from 'vitest';
import type { Amount, CardFilter, Countable, MonsterFilter } from '../../src/language/conditions.js';
import type { StatusCard } from '../../src/language/terms.js';
import { conditionText, effectText, modifierText } from '../../src/words/component-text.js';
import { expectSentences, type Rows } from './expectation-table.js';

const FILTERS: { readonly [K in keyof CardFilter]-?: Rows<CardFilter> } = {
  card: [[{ card: 'whiskey' }, 'you have Whiskey', 'du „Whiskey“ hast']],
  deck: [[{ deck: 'unique' }, 'you have any Unique Items', 'du mindestens 1 besonderen Gegenstand hast']],
  type: [
    [{ type: 'item' }, 'you have any items', 'du mindestens 1 Gegenstand hast'],
    [{ type: 'weapon' }, 'you have any weapons', 'du mindestens 1 Waffe hast'],
    [{ type: 'tome' }, 'you have any Tomes', 'du mindestens 1 Buch hast'],
    [{ type: 'weapon-or-spell' }, 'you have any weapons or Spells', 'du mindestens 1 Waffe oder Zauber hast'],
  ],
  notType: [
    [
      { deck: 'common', notType: 'weapon' },
      'you have any Common Items (except a weapon)',
      'du mindestens 1 einfachen Gegenstand (keine Waffe) hast',
    ],
  ],
  anyOf: [
    [
      { anyOf: [{ deck: 'common' }, { type: 'tome' }] },
      'you have any Common Items or Tomes',
      'du mindestens 1 einfachen Gegenstand oder Buch hast',
    ],
  ],
  priceAtLeast: [
    [
      { type: 'item', priceAtLeast: 5 },
      'you have any items priced at $5 or more',
      'du mindestens 1 Gegenstand mit einem Preis von mindestens 5 $ hast',
    ],
  ],
  priceAtMost: [
    [
      { type: 'item', priceAtMost: 4 },
      'you have any items priced at $4 or less',
      'du mindestens 1 Gegenstand mit einem Preis von höchstens 4 $ hast',
    ],
  ],
  damage: [
    [{ type: 'weapon', damage: 'magical' }, 'you have any magical weapons', 'du mindestens 1 magische Waffe hast'],
    [{ damage: 'physical' }, 'you have any physical weapons', 'du mindestens 1 physische Waffe hast'],
  ],
};

describe('sentences of card filters', () => {
  expectSentences(FILTERS, (w, has: CardFilter | StatusCard) => conditionText(w, { has }));
});

const MONSTERS: { readonly [K in keyof MonsterFilter]-?: Rows<MonsterFilter> } = {
  toughnessAtMost: [
    [
      { toughnessAtMost: 1 },
      'Every monster with toughness 1 or less stays in place instead of moving.',
      'Jedes Monster mit höchstens 1 Zähigkeit bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  kinds: [
    [
      { kinds: ['ghoul', 'zombie'] },
      'Every Ghoul and Zombie stays in place instead of moving.',
      'Jeder Ghul und jeder Zombie bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  ifThere: [
    [
      { kinds: ['ghoul', 'of-another-box', 'zombie'], ifThere: true },
      'Every Ghoul and Zombie stays in place instead of moving.',
      'Jeder Ghul und jeder Zombie bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  ability: [
    [
      { ability: 'undead' },
      'Every undead monster stays in place instead of moving.',
      'Jedes untote Monster bleibt stehen, wenn sich Monster bewegen.',
    ],
    [
      { ability: 'ambush' },
      'Every monster with Ambush stays in place instead of moving.',
      'Jedes Monster mit Hinterhalt bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  symbol: [
    [
      { symbol: 'plus' },
      'Every monster with the plus symbol stays in place instead of moving.',
      'Jedes Monster mit dem Symbol „Kreuz“ bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  movement: [
    [
      { movement: 'flying' },
      'Every Flying monster stays in place instead of moving.',
      'Jedes fliegende Monster bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
};

describe('sentences of monster filters', () => {
  expectSentences(MONSTERS, (w, monsters) => modifierText(w, [{ mod: 'monstersStay', monsters }]).join(' '));
});

/** Losses of a counted amount. */
const COUNTED: { readonly [K in Countable]: Rows<Countable> } = {
  successes: [['successes', 'Lose 1 Stamina for each success.', 'Verliere 1 Ausdauer für jeden Erfolg.']],
  failures: [['failures', 'Lose 1 Stamina for each failure.', 'Verliere 1 Ausdauer für jeden Misserfolg.']],
  rolled: [['rolled', 'Lose Stamina equal to the roll.', 'Verliere so viel Ausdauer, wie der Würfel zeigt.']],
  price: [
    ['price', 'Lose Stamina equal to its price.', 'Verliere so viel Ausdauer, wie der Preis dieser Karte beträgt.'],
  ],
  'paid-toughness': [
    [
      'paid-toughness',
      'Lose 1 Stamina for each point of its toughness.',
      'Verliere 1 Ausdauer für jeden Punkt ihrer Zähigkeit.',
    ],
  ],
  'paid-casting': [
    [
      'paid-casting',
      'Lose 1 Stamina for each Sanity it costs to cast it.',
      'Verliere 1 Ausdauer für jeden Punkt geistige Gesundheit, den er beim Wirken kostet.',
    ],
  ],
  passes: [['passes', 'Lose 1 Stamina for each check passed.', 'Verliere 1 Ausdauer für jede bestandene Probe.']],
  'missing-sanity': [
    [
      'missing-sanity',
      'Lose 1 Stamina for each point of Sanity you lack.',
      'Verliere 1 Ausdauer für jeden fehlenden Punkt geistige Gesundheit.',
    ],
  ],
  'missing-stamina': [
    [
      'missing-stamina',
      'Lose 1 Stamina for each point of Stamina you lack.',
      'Verliere 1 Ausdauer für jeden fehlenden Punkt Ausdauer.',
    ],
  ],
  focus: [['focus', 'Lose Stamina equal to your Focus.', 'Verliere so viel Ausdauer, wie dein Fokus beträgt.']],
  commons: [
    [
      'commons',
      'Lose 1 Stamina for each Common Item you have.',
      'Verliere 1 Ausdauer für jeden deiner einfachen Gegenstände.',
    ],
  ],
  trophies: [['trophies', 'Lose 1 Stamina for each trophy you have.', 'Verliere 1 Ausdauer für jede deiner Trophäen.']],
  removed: [
    ['removed', 'Lose 1 Stamina for each monster returned.', 'Verliere 1 Ausdauer für jedes zurückgelegte Monster.'],
  ],
  tomes: [['tomes', 'Lose 1 Stamina for each Tome you have.', 'Verliere 1 Ausdauer für jedes deiner Bücher.']],
  chosen: [['chosen', 'Lose that much Stamina.', 'Verliere ebenso viel Ausdauer.']],
  sanity: [
    [
      'sanity',
      'Lose 1 Stamina for each point of your Sanity.',
      'Verliere 1 Ausdauer für jeden Punkt deiner geistigen Gesundheit.',
    ],
  ],
  stamina: [['stamina', 'Lose as much Stamina as you have.', 'Verliere so viel Ausdauer, wie du hast.']],
  clues: [
    ['clues', 'Lose Stamina equal to your Clues.', 'Verliere so viel Ausdauer, wie die Zahl deiner Hinweise beträgt.'],
  ],
  money: [['money', 'Lose Stamina equal to your money.', 'Verliere so viel Ausdauer, wie dein Geld beträgt.']],
  items: [['items', 'Lose 1 Stamina for each item you have.', 'Verliere 1 Ausdauer für jeden deiner Gegenstände.']],
  spells: [['spells', 'Lose 1 Stamina for each Spell you have.', 'Verliere 1 Ausdauer für jeden deiner Zauber.']],
  investigators: [
    ['investigators', 'Lose 1 Stamina for each investigator.', 'Verliere 1 Ausdauer für jeden Ermittler.'],
  ],
  'allies-left': [
    [
      'allies-left',
      'Lose 1 Stamina for each Ally left in the Ally deck.',
      'Verliere 1 Ausdauer für jeden Verbündeten im Stapel.',
    ],
  ],
  'open-gates': [['open-gates', 'Lose 1 Stamina for each open gate.', 'Verliere 1 Ausdauer für jedes offene Tor.']],
  terror: [
    ['terror', 'Lose Stamina equal to the terror level.', 'Verliere so viel Ausdauer, wie die Terrorstufe beträgt.'],
  ],
  'monster-trophies': [
    [
      'monster-trophies',
      'Lose 1 Stamina for each monster trophy you have.',
      'Verliere 1 Ausdauer für jede deiner Monstertrophäen.',
    ],
  ],
  'gate-trophies': [
    [
      'gate-trophies',
      'Lose 1 Stamina for each gate trophy you have.',
      'Verliere 1 Ausdauer für jede deiner Tortrophäen.',
    ],
  ],
  'monster-toughness': [
    [
      'monster-toughness',
      'Lose Stamina equal to the monster’s toughness.',
      'Verliere so viel Ausdauer, wie die Zähigkeit des Monsters beträgt.',
    ],
  ],
  'monster-horror': [
    [
      'monster-horror',
      'Lose Stamina equal to the monster’s Horror rating.',
      'Verliere so viel Ausdauer, wie der Horrorwert des Monsters beträgt.',
    ],
  ],
  'monster-awareness': [
    [
      'monster-awareness',
      'Lose Stamina equal to the monster’s awareness.',
      'Verliere so viel Ausdauer, wie die Wachsamkeit des Monsters beträgt.',
    ],
  ],
  'exhausted-cards': [
    [
      'exhausted-cards',
      'Lose 1 Stamina for each exhausted card you have.',
      'Verliere 1 Ausdauer für jede deiner erschöpften Karten.',
    ],
  ],
  luck: [['luck', 'Lose Stamina equal to your Luck.', 'Verliere so viel Ausdauer, wie dein Wert für Glück beträgt.']],
  'investigators-in-other-worlds': [
    [
      'investigators-in-other-worlds',
      'Lose 1 Stamina for each investigator in an Other World.',
      'Verliere 1 Ausdauer für jeden Ermittler in einer Anderen Welt.',
    ],
  ],
  seals: [
    ['seals', 'Lose 1 Stamina for each seal on the board.', 'Verliere 1 Ausdauer für jedes Siegel auf dem Spielplan.'],
  ],
  'missing-seals': [
    [
      'missing-seals',
      'Lose Stamina equal to 6 minus the number of seals on the board.',
      'Verliere 1 Ausdauer für jedes der 6 Siegel, das noch nicht auf dem Spielplan ist.',
    ],
  ],
  tokens: [
    ['tokens', 'Lose 1 Stamina for each token on this card.', 'Verliere 1 Ausdauer für jeden Marker auf dieser Karte.'],
  ],
};

describe('sentences of countable things', () => {
  expectSentences(COUNTED, (w, count) => effectText(w, [{ do: 'lose', what: 'stamina', amount: { count } }]));
});

type AmountKind =
  Exclude<Amount, number> extends infer A ? (A extends unknown ? Exclude<keyof A, 'plus' | 'round'> : never) : never;

const AMOUNTS: { readonly [K in AmountKind]: Rows<Amount> } = {
  dice: [
    [{ dice: 1 }, 'Gain Clues equal to the roll of a die.', 'Erhalte so viele Hinweise, wie ein Würfel zeigt.'],
    [
      { dice: 2, plus: -1 },
      'Gain Clues equal to the roll of 2 dice minus 1 (at least 0).',
      'Erhalte so viele Hinweise, wie das Ergebnis von 2 Würfeln minus 1 (mindestens 0) beträgt.',
    ],
  ],
  count: [
    [{ count: 'successes' }, 'Gain 1 Clue for each success.', 'Erhalte 1 Hinweis für jeden Erfolg.'],
    [
      { count: 'commons', plus: -3 },
      'Gain Clues equal to −3, +1 for each Common Item you have.',
      'Erhalte so viele Hinweise, wie −3, +1 für jeden deiner einfachen Gegenstände beträgt.',
    ],
  ],
  most: [
    [
      { count: 'focus', most: 3 },
      'Gain Clues equal to your Focus (at most 3).',
      'Erhalte so viele Hinweise, wie dein Fokus beträgt (höchstens 3).',
    ],
  ],
  minus: [
    [
      { count: 'terror', minus: true },
      'Gain Clues equal to minus the terror level.',
      'Erhalte so viele Hinweise, wie −1 für jede Terrorstufe beträgt.',
    ],
  ],
  half: [
    [
      { half: 'money', round: 'up' },
      'Gain Clues equal to half of your money (rounded up).',
      'Erhalte so viele Hinweise, wie die Hälfte deines Geldes (aufgerundet) beträgt.',
    ],
    [
      { half: 'spells', round: 'down' },
      'Gain Clues equal to half of the number of your Spells (rounded down).',
      'Erhalte so viele Hinweise, wie die Hälfte der Zahl deiner Zauber (abgerundet) beträgt.',
    ],
  ],
  chosen: [[{ chosen: { from: 0, to: 3 } }, 'Gain 0 to 3 Clues.', 'Erhalte 0 bis 3 Hinweise.']],
};

describe('sentences of amounts', () => {
  expectSentences(AMOUNTS, (w, amount) => effectText(w, [{ do: 'gain', what: 'clue', amount }]));
});
