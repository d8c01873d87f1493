import { describe } from 'vitest';
import type { Amount, CardFilter, Condition, Countable, MonsterFilter, Region } from '../../src/language/conditions.js';
import type { Cost } from '../../src/language/effects.js';
import type { StatusCard } from '../../src/language/terms.js';
import { conditionText, costText, effectText, modifierText, regionText } from '../../src/words/component-text.js';
import { expectSentences, type Rows } from './expectation-table.js';

/** A condition is of the kind of its field that is no bound. */
type ConditionKind = Condition extends infer C
  ? C extends unknown
    ? Exclude<keyof C, 'atLeast' | 'atMost'>
    : never
  : never;

const CONDITIONS: { readonly [K in ConditionKind]: Rows<Extract<Condition, Readonly<Record<K, unknown>>>> } = {
  has: [
    [{ has: 'curse' }, 'you are Cursed', 'du verflucht bist'],
    [{ has: { type: 'tome' } }, 'you have any Tomes', 'du mindestens 1 Buch hast'],
    [{ has: { deck: 'spell' }, atLeast: 2 }, 'you have at least 2 Spells', 'du mindestens 2 Zauber hast'],
    [{ has: { card: 'whiskey' } }, 'you have Whiskey', 'du „Whiskey“ hast'],
    [{ has: { card: 'whiskey' }, atLeast: 2 }, 'you have 2 copies of Whiskey', 'du „Whiskey“ zweimal hast'],
  ],
  onBoard: [[{ onBoard: 'ghoul' }, 'a Ghoul is on the board', 'der Ghul auf dem Spielplan ist']],
  woman: [[{ woman: true }, 'your investigator is a woman', 'dein Ermittler eine Frau ist']],
  trophy: [
    [
      { trophy: { kinds: ['ghoul', 'zombie'] } },
      'you have a Ghoul or a Zombie as a trophy',
      'ein Ghul oder ein Zombie unter deinen Trophäen ist',
    ],
  ],
  monsterIn: [[{ monsterIn: { in: 'sky' } }, 'there is a monster in the Sky', 'im Himmel ein Monster ist']],
  available: [
    [{ available: { card: 'duke' } }, 'Duke is available', 'Duke verfügbar ist'],
    [{ available: { deck: 'ally' } }, 'there is a card in the Ally deck', 'der Stapel „Verbündete“ nicht leer ist'],
  ],
  ignores: [[{ ignores: 'nightmarish' }, 'you ignore Nightmarish', 'Albtraumhaft nicht auf dich wirkt']],
  ancientOne: [[{ ancientOne: 'azathoth' }, 'the Ancient One is Azathoth', 'der Große Alte Azathoth ist']],
  hasAtLeast: [
    [{ hasAtLeast: 'clues', atLeast: 3 }, 'you have at least 3 Clues', 'du mindestens 3 Hinweise hast'],
    [
      { hasAtLeast: 'sanity', atLeast: 4 },
      'your Sanity is at least 4',
      'deine geistige Gesundheit mindestens 4 beträgt',
    ],
  ],
  hasAtMost: [
    [{ hasAtMost: 'clues', atMost: 0 }, 'you have no Clues', 'du keine Hinweise hast'],
    [{ hasAtMost: 'money', atMost: 2 }, 'you have at most $2', 'du höchstens 2 $ hast'],
  ],
  skill: [[{ skill: 'lore', atLeast: 4 }, 'your Lore is at least 4', 'dein Wert für Wissen mindestens 4 beträgt']],
  standing: [[{ standing: true }, 'you are not insane or unconscious', 'du weder wahnsinnig noch bewusstlos bist']],
  unhurt: [
    [
      { unhurt: true },
      'your Sanity and Stamina are both at their maximum',
      'deine geistige Gesundheit und deine Ausdauer beide ihr Maximum haben',
    ],
  ],
  inFirstArea: [[{ inFirstArea: true }, 'you are in the first area', 'du im ersten Gebiet bist']],
  accompanied: [
    [{ accompanied: true }, 'another investigator is in your area', 'ein anderer Ermittler in deinem Gebiet ist'],
  ],
  at: [
    [{ at: { in: 'streets' } }, 'you are in a street area', 'du in den Straßen bist'],
    [{ at: { in: 'locations' } }, 'you are at a location in Arkham', 'du an einem Ort von Arkham bist'],
  ],
  terrorAtLeast: [[{ terrorAtLeast: 6 }, 'the terror level is at least 6', 'die Terrorstufe mindestens 6 beträgt']],
  fighting: [
    [{ fighting: { ability: 'undead' } }, 'your opponent is an undead monster', 'dein Gegner ein untotes Monster ist'],
  ],
  failedAll: [
    [
      { failedAll: ['horror', 'combat'] },
      'you have failed both a Horror check and a Combat check in this combat',
      'du in diesem Kampf an einer Horrorprobe und einer Gefechtsprobe gescheitert bist',
    ],
  ],
  all: [
    [
      { all: [{ inFirstArea: true }, { terrorAtLeast: 3 }] },
      'you are in the first area and the terror level is at least 3',
      'du im ersten Gebiet bist und die Terrorstufe mindestens 3 beträgt',
    ],
  ],
  fought: [
    [{ fought: 'defeated' }, 'you defeat it', 'du es besiegst'],
    [{ fought: 'overcome' }, 'you evade or defeat it', 'du ihm ausweichst oder es besiegst'],
    [
      { fought: 'first-combat-passed' },
      'you pass the first Combat check against it',
      'du die erste Gefechtsprobe gegen dieses Monster bestehst',
    ],
  ],
  laidHere: [[{ laidHere: true }, 'this card is in your area', 'diese Karte in deinem Gebiet ist']],
  encountered: [
    [{ encountered: true }, 'the monster appeared in an encounter', 'das Monster durch eine Begegnung gekommen ist'],
  ],
  otherHandFree: [[{ otherHandFree: true }, 'your other hand is free', 'deine andere Hand frei ist']],
  finalBattle: [
    [{ finalBattle: true }, 'this is the final battle', 'du im Endkampf bist'],
    [{ finalBattle: false }, 'this is not the final battle', 'du nicht im Endkampf bist'],
  ],
  faceUp: [[{ faceUp: 'whiskey' }, 'Whiskey is face up', '„Whiskey“ offen ist']],
  inPlay: [[{ inPlay: 'whiskey' }, 'Whiskey is in play', '„Whiskey“ im Spiel ist']],
  players: [[{ players: { atLeast: 5 } }, 'there are at least 5 players', 'mindestens 5 Spieler mitspielen']],
  chosenAtLeast: [[{ chosenAtLeast: 2 }, 'you chose at least 2', 'du mindestens 2 gewählt hast']],
  not: [
    [{ not: { faceUp: 'whiskey' } }, 'Whiskey is face down', '„Whiskey“ verdeckt ist'],
    [{ not: { has: 'blessing' } }, 'you are not Blessed', 'du nicht gesegnet bist'],
    [
      { not: { accompanied: true } },
      'no other investigator is in your area',
      'kein anderer Ermittler in deinem Gebiet ist',
    ],
    [{ not: { skill: 'luck', atLeast: 3 } }, 'your Luck is less than 3', 'dein Wert für Glück weniger als 3 beträgt'],
    [
      { not: { failedAll: ['horror', 'combat'] } },
      'you have not failed both a Horror check and a Combat check in this combat',
      'du in diesem Kampf nicht zugleich an einer Horrorprobe und einer Gefechtsprobe gescheitert bist',
    ],
  ],
};

describe('sentences of conditions', () => {
  expectSentences(CONDITIONS as Readonly<Record<string, Rows<Condition>>>, conditionText);
});

const COSTS: { readonly [K in keyof Cost]-?: Rows<Cost> } = {
  exhaust: [[{ exhaust: true }, 'exhaust this card', 'diese Karte erschöpfen']],
  discard: [[{ discard: true }, 'discard this card', 'diese Karte ablegen']],
  toBox: [[{ toBox: true }, 'return this card to the box', 'diese Karte in die Schachtel zurücklegen']],
  token: [
    [
      { token: { of: 3 } },
      'put 1 token on this card (at 3 tokens, discard it)',
      '1 Marker auf diese Karte legen (mit 3 Markern wird sie abgelegt)',
    ],
  ],
  movement: [[{ movement: 2 }, 'spend 2 movement points', '2 Bewegungspunkte ausgeben']],
  money: [[{ money: 5 }, 'pay $5', '5 $ zahlen']],
  clues: [[{ clues: 2 }, 'spend 2 Clues', '2 Hinweise ausgeben']],
  sanity: [[{ sanity: 1 }, 'pay 1 Sanity', '1 geistige Gesundheit zahlen']],
  stamina: [[{ stamina: 1 }, 'pay 1 Stamina', '1 Ausdauer zahlen']],
  lose: [
    [
      { discard: true, lose: { sanity: 1, stamina: 2 } },
      'discard this card and lose 1 Sanity and 2 Stamina',
      'diese Karte ablegen und 1 geistige Gesundheit und 2 Ausdauer verlieren',
    ],
  ],
  trophies: [
    [
      { trophies: 5 },
      'spend trophies worth 5 toughness (a gate trophy counts as 5)',
      'Trophäen mit zusammen 5 Zähigkeit (eine Tortrophäe zählt 5) ausgeben',
    ],
  ],
  monsterTrophies: [
    [
      { monsterTrophies: 4 },
      'spend monster trophies worth 4 toughness',
      'Monstertrophäen mit zusammen 4 Zähigkeit ausgeben',
    ],
  ],
  gateTrophies: [[{ gateTrophies: 1 }, 'spend 1 gate trophy', '1 Tortrophäe ausgeben']],
  trophyOf: [
    [
      { trophyOf: { ability: 'undead' } },
      'spend 1 monster trophy (an undead monster)',
      '1 Monstertrophäe (ein untotes Monster) ausgeben',
    ],
    [
      { trophyOf: { symbol: 'circle' } },
      'spend 1 monster trophy with the circle symbol',
      '1 Monstertrophäe mit dem Symbol „Kreis“ ausgeben',
    ],
  ],
  focus: [
    [{ focus: 1 }, 'spend 1 Focus', '1 Fokus ausgeben'],
    [{ focus: 'all' }, 'spend all your Focus', 'deinen ganzen Fokus ausgeben'],
  ],
  cards: [[{ cards: { n: 1, of: { deck: 'ally' } } }, 'discard 1 Ally', '1 Verbündeten ablegen']],
};

describe('sentences of costs', () => {
  expectSentences(COSTS, (w, cost) => costText(w, cost));
});

const REGIONS: { readonly [K in Region['in']]: Rows<Region> } = {
  arkham: [[{ in: 'arkham' }, 'in Arkham', 'in Arkham']],
  'in-play': [[{ in: 'in-play' }, 'in play', 'im Spiel']],
  streets: [[{ in: 'streets' }, 'in street areas', 'in den Straßen']],
  locations: [[{ in: 'locations' }, 'at locations in Arkham', 'an den Orten von Arkham']],
  sky: [[{ in: 'sky' }, 'in the Sky', 'im Himmel']],
  'sky-and-outskirts': [[{ in: 'sky-and-outskirts' }, 'in the Sky and the Outskirts', 'im Himmel und am Stadtrand']],
  'other-worlds': [[{ in: 'other-worlds' }, 'in Other Worlds', 'in Anderen Welten']],
  lost: [[{ in: 'lost' }, 'lost in time and space', 'in Zeit und Raum verloren']],
  neighbourhood: [
    [
      { in: 'neighbourhood', place: 'northside' },
      'in Northside (streets and locations)',
      'in Northside (Straßen und Orte)',
    ],
  ],
  street: [[{ in: 'street', place: 'northside' }, 'in the Northside streets', 'in den Straßen von Northside']],
  location: [[{ in: 'location', place: 'woods' }, 'in the Woods', 'im Wald']],
  'open-gates': [[{ in: 'open-gates' }, 'at open gates', 'an offenen Toren']],
  here: [[{ in: 'here' }, 'in your area', 'in deinem Gebiet']],
};

describe('sentences of regions', () => {
  expectSentences(REGIONS, (w, where) => regionText(w, where));
});

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
    ['removed', 'Lose 1 Stamina for each monster removed.', 'Verliere 1 Ausdauer für jedes entfernte Monster.'],
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
  chosen: [[{ chosen: { from: 0, to: 3 } }, 'Gain 0 to 3 Clues.', 'Erhalte 0 bis 3 Hinweise (nach Wahl).']],
};

describe('sentences of amounts', () => {
  expectSentences(AMOUNTS, (w, amount) => effectText(w, [{ do: 'gain', what: 'clue', amount }]));
});
