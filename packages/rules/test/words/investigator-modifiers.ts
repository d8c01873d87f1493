import type { Modifier } from '../../src/language/modifiers.js';
import type { ExpectationTable } from './expectation-table.js';

/** Sentences of modifiers of an investigator's figures, checks, cards and resources. */
export const INVESTIGATOR_MODIFIERS = {
  skill: [
    [{ mod: 'skill', skill: 'luck', by: 1 }, '+1 Luck.', '+1 Glück.'],
    [
      { mod: 'skill', skill: 'speed', by: -1, for: 'in-arkham' },
      'Investigators in Arkham get −1 Speed.',
      'Ermittler in Arkham haben −1 Geschwindigkeit.',
    ],
  ],
  check: [
    [{ mod: 'check', check: 'evade', by: 2 }, '+2 to Evade checks.', '+2 auf Ausweichproben.'],
    [
      { mod: 'check', check: 'any', by: -1, for: 'all' },
      'All investigators get −1 to all skill checks.',
      'Alle Ermittler haben −1 auf alle Fertigkeitsproben.',
    ],
    [
      { mod: 'check', check: 'any', by: 1, balanced: true },
      '+1 to all skill checks while this card is exhausted and your Sanity and Stamina are equal.',
      '+1 auf alle Fertigkeitsproben, solange diese Karte erschöpft ist und deine geistige Gesundheit und deine Ausdauer gleich sind.',
    ],
    [
      { mod: 'check', check: 'combat', by: 2, damage: 'magical' },
      '+2 to Combat checks (magical).',
      '+2 auf Gefechtsproben (magisch).',
    ],
  ],
  misfires: [
    [
      { mod: 'misfires', deck: 'common', faces: [1, 2] },
      'An investigator about to use a Common Item rolls a die: on a 1 or 2, they discard it unused.',
      'Wer einen einfachen Gegenstand einsetzen will, würfelt. Bei 1 oder 2 wird die Karte ohne Wirkung abgelegt.',
    ],
  ],
  tradeAtDistance: [
    [
      { mod: 'tradeAtDistance' },
      'In the Upkeep Phase, investigators may trade wherever they are.',
      'In der Unterhaltsphase dürfen Ermittler tauschen, wo immer sie sind.',
    ],
  ],
  focus: [
    [{ mod: 'focus', by: 1 }, '+1 Focus.', '+1 Fokus.'],
    [{ mod: 'focus', to: 0 }, 'Your Focus is 0.', 'Dein Fokus ist 0.'],
  ],
  freeSliders: [
    [
      { mod: 'freeSliders' },
      'In the Upkeep, you may move your skill sliders any number of positions without spending Focus.',
      'Im Unterhalt verschiebst du deine Fertigkeitsregler um beliebig viele Stufen, ohne Fokus auszugeben.',
    ],
  ],
  dice: [
    [
      { mod: 'dice', skill: 'luck', by: 1 },
      'Add 1 to each die of your Luck checks.',
      'Jeder Würfel deiner Glücksproben zählt um 1 höher.',
    ],
  ],
  refreshLimit: [
    [
      { mod: 'refreshLimit', most: 1 },
      'Each investigator may refresh only 1 card per Upkeep.',
      'In jedem Unterhalt darf jeder Ermittler höchstens 1 Karte seiner Wahl auffrischen.',
    ],
  ],
  statusRemovedOn: [
    [
      { mod: 'statusRemovedOn', card: 'blessing', faces: [1, 2, 3, 4, 5] },
      'In the Upkeep, a Blessing is lost on a roll of 1–5.',
      'Ein Segen geht im Unterhalt bei einem Wurf von 1–5 verloren.',
    ],
  ],
  reading: [
    [
      { mod: 'reading', check: 'lore', at: 'library', by: 2 },
      'Investigators who use Tomes at the Library get +2 to their Lore checks.',
      'Ermittler erhalten +2 auf Wissensproben für Bücher, die sie in der Bibliothek einsetzen.',
    ],
  ],
  checkAgainst: [
    [
      { mod: 'checkAgainst', symbol: 'circle', by: 3, others: -1 },
      '+3 to checks against monsters with the circle symbol, −1 against all others.',
      '+3 auf Proben gegen Monster mit dem Symbol „Kreis“, −1 gegen alle anderen.',
    ],
  ],
  taints: [
    [
      { mod: 'taints' },
      'When you roll to lose a Curse, roll twice and use the worse result.',
      'Um einen Fluch loszuwerden, würfelst du zweimal, und der schlechtere Wurf zählt.',
    ],
  ],
  anoints: [
    [
      { mod: 'anoints' },
      'Once per turn, when another investigator in Arkham rolls to lose a Curse, you may have them reroll.',
      'Einmal pro Runde darfst du einen anderen Ermittler in Arkham einen Wurf wiederholen lassen, mit dem er einen Fluch loswerden kann.',
    ],
  ],
  leavesAt: [
    [
      { mod: 'leavesAt', money: 10 },
      'When you have $10 or more, discard this card.',
      'Sobald du 10 $ oder mehr hast, lege diese Karte ab.',
    ],
  ],
  outlives: [
    [
      { mod: 'outlives' },
      'If you would be devoured, discard this card instead. Your Sanity and Stamina become 1, and you move to the nearest street area.',
      'Wenn du verschlungen würdest, lege stattdessen diese Karte ab: Dir bleiben 1 geistige Gesundheit und 1 Ausdauer, und du gehst auf die nächste Straße.',
    ],
  ],
  clueDice: [
    [
      { mod: 'clueDice', by: 1 },
      'Each Clue you spend on a check adds 1 more die than usual.',
      'Jeder Hinweis, den du für eine Probe ausgibst, bringt 1 Würfel mehr als sonst.',
    ],
    [
      { mod: 'clueDice', skill: 'lore', by: 1 },
      'Each Clue you spend on a Lore check adds 1 more die than usual.',
      'Jeder Hinweis, den du für eine Wissensprobe ausgibst, bringt 1 Würfel mehr als sonst.',
    ],
  ],
  maximum: [[{ mod: 'maximum', what: 'sanity', by: -1 }, '−1 maximum Sanity.', '−1 maximale geistige Gesundheit.']],
  success: [
    [
      { mod: 'success', faces: [4, 5, 6] },
      'Your dice succeed on a 4, 5 or 6.',
      'Deine Würfel zählen bei 4, 5 oder 6 als Erfolg.',
    ],
    [
      { mod: 'success', faces: [6], for: 'all' },
      'Dice succeed only on a 6.',
      'Würfel zählen nur bei einer 6 als Erfolg.',
    ],
  ],
  movementPoints: [[{ mod: 'movementPoints', by: -1 }, '−1 movement point each turn.', '−1 Bewegungspunkt pro Runde.']],
  loss: [
    [
      { mod: 'loss', of: 'sanity', by: -1 },
      'Whenever you lose Sanity, you lose 1 less (at least 0).',
      'Immer wenn du geistige Gesundheit verlierst, verlierst du 1 weniger (mindestens 0).',
    ],
    [
      { mod: 'loss', of: 'stamina', by: 1 },
      'Whenever you lose Stamina, you lose 1 more.',
      'Immer wenn du Ausdauer verlierst, verlierst du 1 mehr.',
    ],
  ],
  ignores: [
    [{ mod: 'ignores', ability: 'ambush' }, 'You ignore Ambush.', 'Hinterhalt betrifft dich nicht.'],
    [
      { mod: 'ignores', ability: 'physical-immunity' },
      'Your attacks ignore Physical Immunity.',
      'Physische Immunität schwächt deine Angriffe nicht.',
    ],
  ],
  endlessTrophies: [
    [
      { mod: 'endlessTrophies' },
      'You may keep Endless monsters you defeat as trophies.',
      'Du darfst endlose Monster, die du besiegst, als Trophäen behalten.',
    ],
  ],
  spellCost: [
    [
      { mod: 'spellCost', by: 1 },
      'Casting a Spell costs 1 more Sanity.',
      'Es kostet 1 geistige Gesundheit mehr, einen Zauber zu wirken.',
    ],
    [
      { mod: 'spellCost', to: 0 },
      'Casting a Spell costs no Sanity.',
      'Es kostet keine geistige Gesundheit, einen Zauber zu wirken.',
    ],
  ],
  hands: [
    [{ mod: 'hands', by: -1 }, 'You have 1 fewer hand in combat.', 'Du hast im Kampf 1 Hand weniger.'],
    [{ mod: 'hands', by: 2 }, 'You have 2 more hands in combat.', 'Du hast im Kampf 2 Hände mehr.'],
    [
      { mod: 'hands', by: 1, spells: true },
      'You have 1 extra hand in combat, only for casting Spells.',
      'Du hast im Kampf 1 Hand mehr, nur für Zauber.',
    ],
  ],
  clueLimit: [
    [
      { mod: 'clueLimit', skill: 'lore', most: 1 },
      'You may spend at most 1 Clue on a Lore check.',
      'Für eine Wissensprobe kannst du höchstens 1 Hinweis ausgeben.',
    ],
  ],
  clueWasted: [
    [
      { mod: 'clueWasted', on: 'fights' },
      'The first Clue you spend on each Combat or Horror check adds no die.',
      'Der erste Hinweis, den du für eine Gefechts- oder Horrorprobe ausgibst, bringt keinen Würfel.',
    ],
    [
      { mod: 'clueWasted', on: 'other-checks' },
      'The first Clue you spend on each check other than a Combat or Horror check adds no die.',
      'Der erste Hinweis, den du für eine Probe ausgibst, die keine Gefechts- oder Horrorprobe ist, bringt keinen Würfel.',
    ],
  ],
  cluePairs: [
    [
      { mod: 'cluePairs' },
      'You may spend Clues on checks only in pairs.',
      'Du kannst Hinweise für Proben nur paarweise ausgeben.',
    ],
  ],
  cap: [
    [
      { mod: 'cap', of: 'clues', most: 4 },
      'You may have at most 4 Clues; lose any excess at once.',
      'Du kannst höchstens 4 Hinweise besitzen; was darüber hinausgeht, verlierst du sofort.',
    ],
    [
      { mod: 'cap', of: ['skill', 'spell'], most: 3 },
      'You may have at most 3 Skills and Spells in total; lose any excess at once.',
      'Du kannst zusammen höchstens 3 Fertigkeiten und Zauber besitzen; was darüber hinausgeht, verlierst du sofort.',
    ],
  ],
  sliderStops: [
    [
      { mod: 'sliderStops', most: 1 },
      'You may not move any skill slider more than 1 position each turn.',
      'Du kannst keinen Fertigkeitsregler um mehr als 1 Stufe pro Runde verschieben.',
    ],
  ],
  dread: [
    [
      { mod: 'dread', monsters: { ability: 'undead' }, nightmarish: 1 },
      'Every undead monster has Nightmarish 1 against you.',
      'Jedes untote Monster hat für dich Albtraumhaft 1.',
    ],
  ],
  discardsLikeClues: [
    [
      { mod: 'discardsLikeClues', of: { deck: 'spell' } },
      'You may discard Spells on checks as if you spent Clues.',
      'Du darfst in dieser Begegnung für Proben Zauber ablegen, als wären sie Hinweise.',
    ],
  ],
  noCards: [
    [{ mod: 'noCards' }, 'You cannot use any of your cards.', 'In dieser Begegnung kannst du keine Karten einsetzen.'],
  ],
  tradeClues: [
    [{ mod: 'tradeClues' }, 'Clues may be traded like items.', 'Hinweise dürfen wie Gegenstände getauscht werden.'],
  ],
  painlessReading: [
    [
      { mod: 'painlessReading' },
      'Reading Tomes costs you no Sanity.',
      'Bücher zu lesen, kostet dich keine geistige Gesundheit.',
    ],
  ],
  unburdened: [
    [
      { mod: 'unburdened', by: 'environments' },
      'Environments do not lower your skills or skill checks.',
      'Umgebungen verschlechtern weder deine Fertigkeiten noch deine Fertigkeitsproben.',
    ],
  ],
  moreClues: [
    [
      { mod: 'moreClues', by: 1 },
      'Whenever you gain Clues, gain 1 more.',
      'Immer wenn du Hinweise erhältst, erhalte 1 mehr.',
    ],
  ],
  evadeDifficulty: [
    [{ mod: 'evadeDifficulty', by: 1 }, 'Evade checks need 1 extra success.', 'Ausweichproben brauchen 1 Erfolg mehr.'],
  ],
  rule: [[{ mod: 'rule', name: 'any', text: 'o.yes' }, 'Accept.', 'Annehmen.']],
  armed: [
    [
      { mod: 'armed', kind: 'weapons', by: 1 },
      '+1 to the bonus of each of your weapons.',
      '+1 auf den Bonus jeder deiner Waffen.',
    ],
    [
      { mod: 'armed', kind: 'spells', by: 1 },
      '+1 to the bonus of each of your Spells in combat.',
      '+1 auf den Bonus jedes deiner Zauber im Kampf.',
    ],
  ],
  emptyHands: [
    [
      { mod: 'emptyHands', by: 2 },
      '+2 to your Combat checks for each of your empty hands.',
      '+2 auf deine Gefechtsproben für jede deiner freien Hände.',
    ],
  ],
  keeps: [
    [
      { mod: 'keeps', card: 'lodge-membership' },
      'You cannot lose your Silver Twilight Lodge Membership.',
      '„Mitgliedschaft in der Loge zum Silberzwielicht“ kannst du nicht verlieren.',
    ],
  ],
  goesInstead: [
    [
      { mod: 'goesInstead', of: 'blessing' },
      'If you would lose your Blessing, discard this card instead.',
      'Wenn du deinen Segen verlieren würdest, lege stattdessen diese Karte ab.',
    ],
  ],
  noDuplicates: [
    [
      { mod: 'noDuplicates', decks: ['spell'] },
      'If you draw a card from the Spell deck that you already have, discard it without effect.',
      'Wenn du vom Stapel „Zauber“ eine Karte ziehst, die du schon hast, lege die neue ohne Wirkung ab.',
    ],
  ],
  drawExtra: [
    [
      { mod: 'drawExtra', deck: 'spell' },
      'When you draw from the Spell deck, draw 1 extra card, then discard 1 of the cards drawn.',
      'Wenn du vom Stapel „Zauber“ ziehst, ziehe 1 zusätzliche Karte, dann lege 1 der gezogenen ab.',
    ],
  ],
  drawBottom: [
    [
      { mod: 'drawBottom', decks: ['common', 'unique'] },
      'When you draw from the Common Item or Unique Item deck, you may draw the bottom card instead of the top one. You may look at the bottom cards of these decks at any time.',
      'Wenn du vom Stapel „Einfache Gegenstände“ oder „Besondere Gegenstände“ ziehst, darfst du die unterste statt der obersten Karte ziehen. Die unterste Karte darfst du jederzeit ansehen.',
    ],
  ],
  paysFor: [
    [
      { mod: 'paysFor', what: 'money', upTo: 2, exhausts: true },
      'You may exhaust this card instead of paying up to $2.',
      'Statt bis zu 2 $ zu zahlen, darfst du diese Karte erschöpfen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 10 },
      'You may discard this card instead of paying up to $10.',
      'Statt bis zu 10 $ zu zahlen, darfst du diese Karte ablegen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true },
      'You may exhaust this card instead of paying any amount of money.',
      'Statt beliebig viel Geld zu zahlen, darfst du diese Karte erschöpfen.',
    ],
    [
      { mod: 'paysFor', what: 'clues', upTo: 'all' },
      'You may discard this card instead of spending any number of Clues.',
      'Statt beliebig viele Hinweise auszugeben, darfst du diese Karte ablegen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true, buying: ['common', 'unique'] },
      'You may exhaust this card instead of paying for 1 Common Item or 1 Unique Item you buy.',
      'Wenn du 1 einfachen Gegenstand oder 1 besonderen Gegenstand kaufst, darfst du diese Karte erschöpfen, statt zu zahlen.',
    ],
  ],
  neverLost: [
    [{ mod: 'neverLost' }, 'You cannot be lost in time and space.', 'Du kannst nicht in Zeit und Raum verloren gehen.'],
  ],
  returnThroughAny: [
    [
      { mod: 'returnThroughAny' },
      'When you return from an Other World, you may return through any open gate.',
      'Wenn du aus einer Anderen Welt zurückkehrst, darfst du bei einem beliebigen offenen Tor ankommen.',
    ],
  ],
  lostMeans: [
    [
      { mod: 'lostMeans', fate: 'devoured' },
      'An investigator who would be lost in time and space is devoured instead.',
      'Wer sonst in Zeit und Raum verloren ginge, wird verschlungen.',
    ],
  ],
  combatSkill: [
    [
      { mod: 'combatSkill', monsters: { kinds: ['elder-thing'] }, skill: 'lore' },
      'Combat checks against an Elder Thing use Lore instead of Fight.',
      'Gefechtsproben gegen ein Älteres Wesen verwenden Wissen statt Kampf.',
    ],
  ],
} satisfies Partial<ExpectationTable<'mod', Modifier>>;
