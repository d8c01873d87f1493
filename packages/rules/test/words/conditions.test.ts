import { describe } from 'vitest';
import type { Condition, Region } from '../../src/language/conditions.js';
import type { Cost } from '../../src/language/effects.js';
import { conditionText, costText, regionText } from '../../src/words/component-text.js';
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
      'deine geistige Gesundheit und deine Ausdauer beide voll sind',
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
  token: [[{ token: { of: 3 } }, 'put 1 token on this card', '1 Marker auf diese Karte legen']],
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
