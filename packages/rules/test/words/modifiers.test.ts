import { describe } from 'vitest';
import type { Modifier } from '../../src/language/modifiers.js';
import { modifierText } from '../../src/words/component-text.js';
import { type ExpectationTable, expectSentences, type Rows } from './expectation-table.js';

const MODIFIERS: ExpectationTable<'mod', Modifier> = {
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
  stalkerReach: [
    [
      { mod: 'stalkerReach', areas: 2 },
      'Stalker monsters move to investigators up to 2 areas away (in street areas and at unstable locations).',
      'Verfolgende Monster gehen zu Ermittlern, die bis zu 2 Gebiete entfernt sind (auf Straßen und an instabilen Orten).',
    ],
  ],
  sky: [
    [
      { mod: 'sky', is: 'out-of-reach' },
      'Flying monsters do not move to the Sky.',
      'Fliegende Monster bewegen sich nicht in den Himmel.',
    ],
    [
      { mod: 'sky', is: 'closed' },
      'Flying monsters move neither to nor from the Sky.',
      'Fliegende Monster bewegen sich weder in den Himmel noch aus dem Himmel.',
    ],
    [
      { mod: 'sky', is: 'deadly' },
      'Flying monsters that move to the Sky return to the cup.',
      'Fliegende Monster, die sich in den Himmel bewegen, kommen in den Monsterbecher.',
    ],
    [
      { mod: 'sky', is: 'over-locations' },
      'The Sky is also adjacent to all unstable locations: Flying monsters swoop down on investigators there.',
      'Der Himmel grenzt auch an alle instabilen Orte: Fliegende Monster stürzen sich auch dort auf Ermittler.',
    ],
  ],
  oneWay: [
    [
      { mod: 'oneWay', arrows: 'black' },
      'Investigators move between street areas only along black arrows.',
      'Von Straße zu Straße gehen Ermittler nur entlang der schwarzen Pfeile.',
    ],
  ],
  stableCost: [
    [
      { mod: 'stableCost', by: 2 },
      'Entering a stable location costs 2 extra movement points.',
      'Einen stabilen Ort zu betreten, kostet 2 Bewegungspunkte mehr.',
    ],
  ],
  misfires: [
    [
      { mod: 'misfires', deck: 'common', faces: [1, 2] },
      'An investigator about to use a Common Item rolls a die: on a 1 or 2, they discard it unused.',
      'Wer einen einfachen Gegenstand einsetzen will, würfelt. Bei 1 oder 2 wird die Karte ohne Wirkung abgelegt.',
    ],
  ],
  ancientOneDenied: [
    [
      { mod: 'ancientOneDenied' },
      'Ignore the Ancient One’s effects on monsters.',
      'Die Wirkungen des Großen Alten auf Monster gelten nicht.',
    ],
  ],
  noProgress: [
    [
      { mod: 'noProgress' },
      'No rift progress markers are placed on the rift tracks.',
      'Keine Rissmarker kommen auf die Rissleisten.',
    ],
  ],
  streetCost: [
    [
      { mod: 'streetCost', to: 2 },
      'Entering a street area costs 2 movement points.',
      'Eine Straße zu betreten, kostet 2 Bewegungspunkte.',
    ],
  ],
  tradeAtDistance: [
    [
      { mod: 'tradeAtDistance' },
      'In the Upkeep Phase, investigators may trade wherever they are.',
      'In der Unterhaltsphase dürfen Ermittler tauschen, wo immer sie sind.',
    ],
  ],
  spared: [
    [
      { mod: 'spared', fate: 'devoured' },
      'If you would be devoured, discard this card instead and have 1 Sanity and 1 Stamina left.',
      'Wenn du verschlungen würdest, lege stattdessen diese Karte ab: Dir bleiben 1 geistige Gesundheit und 1 Ausdauer.',
    ],
  ],
  focus: [
    [{ mod: 'focus', by: 1 }, '+1 Focus.', '+1 Fokus.'],
    [{ mod: 'focus', to: 0 }, 'Your Focus is 0.', 'Dein Fokus ist 0.'],
  ],
  freeSliders: [
    [
      { mod: 'freeSliders' },
      'In the Upkeep, you may move your skill sliders any number of stops without spending Focus.',
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
  gatesToAwaken: [
    [
      { mod: 'gatesToAwaken', by: -1 },
      '1 fewer open gate is needed to awaken the Ancient One.',
      '1 offenes Tor weniger ist nötig, um den Großen Alten zu wecken.',
    ],
    [
      { mod: 'gatesToAwaken', by: 1 },
      'While an investigator has this card, 1 more open gate is needed to awaken the Ancient One.',
      'Solange ein Ermittler diese Karte hat, ist 1 offenes Tor mehr nötig, um den Großen Alten zu wecken.',
    ],
  ],
  doomSuccesses: [
    [
      { mod: 'doomSuccesses', by: 1 },
      'In the final battle, removing each doom token takes 1 extra success.',
      'Im Endkampf ist 1 Erfolg mehr nötig, um einen Verdammnismarker zu entfernen.',
    ],
  ],
  outskirts: [
    [
      { mod: 'outskirts', by: -2 },
      'The Outskirts hold 2 fewer monsters (at least 0).',
      'Der Stadtrand fasst 2 Monster weniger (mindestens 0).',
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
  gatesHeld: [
    [
      { mod: 'gatesHeld', world: 'abyss' },
      'Gates to the Abyss cannot be closed or sealed.',
      'Tore in den Abgrund können weder geschlossen noch versiegelt werden.',
    ],
  ],
  price: [
    [
      { mod: 'price', by: 1, for: 'in-arkham' },
      'In Arkham, everything bought costs $1 more.',
      'In Arkham kostet alles, was gekauft wird, 1 $ mehr.',
    ],
    [
      { mod: 'price', by: 3, of: 'items' },
      'When items are bought, their list prices are $3 higher.',
      'Der Listenpreis jedes Gegenstands ist beim Kauf 3 $ höher.',
    ],
  ],
  reading: [
    [
      { mod: 'reading', check: 'lore', at: 'library', by: 2 },
      'Investigators get +2 to the Lore checks of Tomes they use at the Library.',
      'Ermittler erhalten +2 auf Wissensproben für Bücher, die sie in der Bibliothek einsetzen.',
    ],
  ],
  ancientRating: [
    [
      { mod: 'ancientRating', by: 2 },
      'In the final battle, add 2 to the Ancient One’s Combat rating (−5 becomes −3).',
      'Im Endkampf ist der Kampfwert des Großen Alten um 2 höher (aus −5 wird −3).',
    ],
  ],
  unseen: [
    [
      { mod: 'unseen' },
      'You need not evade or fight monsters, whether you leave their area or end your movement there.',
      'Du darfst Gebiete mit Monstern verlassen und dort deine Bewegung beenden, ohne zu kämpfen oder auszuweichen.',
    ],
  ],
  barred: [
    [
      { mod: 'barred', neighbourhood: 'northside' },
      'In the Movement Phase, you may enter locations in Northside only if they have an open gate. The street area is not affected.',
      'In der Bewegungsphase darfst du in Northside nur Orte mit offenem Tor betreten. Für die Straßen gilt das nicht.',
    ],
  ],
  checkAgainst: [
    [
      { mod: 'checkAgainst', symbol: 'circle', by: 3, others: -1 },
      '+3 to checks against monsters with the circle symbol, −1 against all others.',
      '+3 auf Proben gegen Monster mit dem Symbol „Kreis“, −1 gegen alle anderen.',
    ],
  ],
  trophyWorth: [
    [
      { mod: 'trophyWorth', by: 1 },
      'Each of your monster trophies is worth 1 more toughness when you spend it.',
      'Jede deiner Monstertrophäen zählt 1 Zähigkeit mehr, wenn du sie ausgibst.',
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
  noMovement: [
    [{ mod: 'noMovement' }, 'You do not move in the Movement Phase.', 'Du bewegst dich in der Bewegungsphase nicht.'],
  ],
  clueDice: [
    [
      { mod: 'clueDice', by: 1 },
      'Each Clue you spend on a check adds 1 extra die.',
      'Jeder Hinweis, den du für eine Probe ausgibst, bringt 1 weiteren Würfel.',
    ],
    [
      { mod: 'clueDice', skill: 'lore', by: 1 },
      'Each Clue you spend on a Lore check adds 1 extra die.',
      'Jeder Hinweis, den du für eine Wissensprobe ausgibst, bringt 1 weiteren Würfel.',
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
  monster: [
    [
      { mod: 'monster', monsters: { kinds: ['ghoul'] }, toughness: 1, combatRating: -2, gives: ['endless'] },
      'Every Ghoul is Endless and has +1 toughness and −2 Combat rating.',
      'Jeder Ghul ist endlos und hat +1 Zähigkeit und −2 Kampfwert.',
    ],
    [
      { mod: 'monster', monsters: {}, set: { horrorRating: -1, movement: 'flying' }, if: { terrorAtLeast: 5 } },
      'While the terror level is at least 5, every monster is Flying and has a Horror rating of −1.',
      'Solange die Terrorstufe mindestens 5 beträgt, fliegt jedes Monster und hat Horrorwert −1.',
    ],
    [
      { mod: 'monster', monsters: {}, combatDamage: 1, for: 'in-arkham' },
      'In Arkham, every monster has +1 combat damage.',
      'In Arkham hat jedes Monster +1 Kampfschaden.',
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
  monstersStay: [
    [
      { mod: 'monstersStay', monsters: {} },
      'Every monster stays in place instead of moving.',
      'Jedes Monster bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  sealCost: [
    [{ mod: 'sealCost', to: 3 }, 'Sealing a gate costs 3 Clues.', 'Ein Tor zu versiegeln, kostet 3 Hinweise.'],
    [
      { mod: 'sealCost', by: -1 },
      'Sealing a gate costs 1 fewer Clue.',
      'Ein Tor zu versiegeln, kostet 1 Hinweis weniger.',
    ],
  ],
  gateDifficulty: [
    [
      { mod: 'gateDifficulty', by: 1 },
      'Checks to close a gate need 1 extra success.',
      'Proben zum Schließen eines Tores brauchen 1 Erfolg mehr.',
    ],
    [
      { mod: 'gateDifficulty', by: 1, world: 'abyss' },
      'Checks to close a gate to the Abyss need 1 extra success.',
      'Proben zum Schließen eines Tores in den Abgrund brauchen 1 Erfolg mehr.',
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
  // The kinds of bans have a table of their own.
  forbid: [
    [{ mod: 'forbid', what: 'arrest', for: 'owner' }, 'You cannot be arrested.', 'Du kannst nicht verhaftet werden.'],
    [{ mod: 'forbid', what: 'delay', for: 'owner' }, 'You cannot be delayed.', 'Du kannst nicht aufgehalten werden.'],
    [
      { mod: 'forbid', what: 'arrest', except: ['whiskey'] },
      'Investigators cannot be arrested, except through the special ability of Whiskey.',
      'Niemand kann verhaftet werden, außer durch eine Fähigkeit (Whiskey).',
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
      'The first Clue you spend on a Combat or Horror check adds no die.',
      'Der erste Hinweis, den du für eine Gefechts- oder Horrorprobe ausgibst, bringt keinen Würfel.',
    ],
    [
      { mod: 'clueWasted', on: 'other-checks' },
      'The first Clue you spend on a check other than a Combat or Horror check adds no die.',
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
      'You may not move any skill slider more than 1 stop each turn.',
      'Du kannst keinen Fertigkeitsregler um mehr als 1 Stufe pro Runde verschieben.',
    ],
  ],
  dread: [
    [
      { mod: 'dread', monsters: { ability: 'undead' }, nightmarish: 1 },
      'Every undead monster is Nightmarish 1 against you.',
      'Jedes untote Monster hat für dich Albtraumhaft 1.',
    ],
  ],
  cordon: [
    [
      { mod: 'cordon', place: 'northside' },
      'Investigators cannot enter or leave the Northside streets.',
      'Ermittler können die Straßen von Northside weder betreten noch verlassen.',
    ],
    [
      { mod: 'cordon', place: 'woods' },
      'Investigators cannot enter or leave the Woods.',
      'Ermittler können den Wald weder betreten noch verlassen.',
    ],
  ],
  onTheHouse: [
    [
      { mod: 'onTheHouse', place: 'woods' },
      'You lose no money in encounters in the Woods. If an encounter there lets you pay money, treat it as if you had paid the highest possible amount, without paying.',
      'Durch Begegnungen im Wald verlierst du kein Geld. Darfst du dabei Geld zahlen, gilt der höchste mögliche Betrag als gezahlt.',
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
  boxedAllies: [
    [
      { mod: 'boxedAllies' },
      'Allies that were returned to the box are also available to you.',
      'Auch Verbündete, die in die Schachtel zurückgelegt wurden, sind für dich verfügbar.',
    ],
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
  worldColour: [
    [
      { mod: 'worldColour', colour: 'green' },
      'For your encounters, every Other World is also green.',
      'Jede Andere Welt ist für deine Begegnungen auch grün.',
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
  encounters: [
    [
      { mod: 'encounters', where: 'location', draw: 2 },
      'For each encounter at a location, draw 2 cards and choose 1.',
      'Für jede Begegnung an einem Ort ziehe 2 Karten und wähle 1.',
    ],
    [
      { mod: 'encounters', where: 'location', draw: 2, whileClueAt: 'woods' },
      'While there is a Clue in the Woods, draw 2 cards for each encounter there and choose 1.',
      'Solange im Wald ein Hinweis ist, ziehe für jede Begegnung dort 2 Karten und wähle 1.',
    ],
    [
      { mod: 'encounters', where: 'other-world', draw: 2 },
      'For each encounter in an Other World, draw until you have 2 cards of its colors and choose 1.',
      'Ziehe für jede Begegnung in einer Anderen Welt Karten, bis du 2 in ihren Farben hast, und wähle 1 davon.',
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
  barFromPlay: [
    [
      { mod: 'barFromPlay', monsters: { kinds: ['zombie'] } },
      'If a Zombie would enter play, return it to the cup and draw another monster instead.',
      'Wenn ein Zombie ins Spiel käme, wird dafür ein anderes Monster gezogen (das erste kommt in den Monsterbecher zurück).',
    ],
  ],
  noLocationAbilities: [
    [
      { mod: 'noLocationAbilities', except: ['general-store', 'woods'] },
      'Fixed location abilities cannot be used, with these exceptions: at the General Store and in the Woods.',
      'Ortsfähigkeiten können nicht genutzt werden, außer im Krämerladen und im Wald.',
    ],
  ],
  noEnvironments: [
    [
      { mod: 'noEnvironments', subtype: 'weather' },
      'Weather environments have no effect and are discarded.',
      'Umgebungen vom Typ Wetter haben keine Wirkung und werden abgelegt.',
    ],
  ],
  awakensAsDefeat: [
    [
      { mod: 'awakensAsDefeat' },
      'If the Ancient One awakens, there is no battle, and the investigators lose the game at once.',
      'Wenn der Große Alte erwacht, gibt es keinen Kampf, und die Ermittler verlieren das Spiel sofort.',
    ],
  ],
};

describe('sentences of modifiers', () => {
  expectSentences(MODIFIERS as Readonly<Record<string, Rows<Modifier>>>, (w, modifier) =>
    modifierText(w, [modifier]).join(' '),
  );
});

type Ban = Extract<Modifier, { readonly mod: 'forbid' }>['what'];

const OF_ALL: readonly Ban[] = ['gain-sanity', 'arrest', 'delay'];

const BANS: { readonly [K in Ban]: Rows<Ban> } = {
  seal: [
    [
      'seal',
      'Gates cannot be sealed, but they can be closed.',
      'Kein Tor kann versiegelt werden (aber Tore können geschlossen werden).',
    ],
  ],
  cast: [['cast', 'Spells cannot be cast.', 'Es können keine Zauber gewirkt werden.']],
  arrest: [['arrest', 'Investigators cannot be arrested.', 'Niemand kann verhaftet werden.']],
  curse: [['curse', 'You cannot be Cursed.', 'Du kannst nicht verflucht werden.']],
  delay: [['delay', 'Investigators cannot be delayed.', 'Niemand kann aufgehalten werden.']],
  terror: [['terror', 'The terror level cannot rise.', 'Die Terrorstufe steigt nicht.']],
  'gain-sanity': [['gain-sanity', 'Investigators cannot gain Sanity.', 'Niemand kann geistige Gesundheit erhalten.']],
  'gain-stamina': [['gain-stamina', 'Investigators cannot gain Stamina.', 'Niemand kann Ausdauer erhalten.']],
  'lose-this': [
    [
      'lose-this',
      'This card cannot be lost or stolen unless you allow it.',
      'Diese Karte kann nur verloren gehen oder gestohlen werden, wenn du es erlaubst.',
    ],
  ],
  'appear-here': [
    [
      'appear-here',
      'Gates and monsters cannot appear in your area.',
      'In deinem Gebiet können keine Tore und keine Monster erscheinen.',
    ],
  ],
  'take-clues': [
    ['take-clues', 'You cannot take Clues from the board.', 'Du kannst keine Hinweise vom Spielplan nehmen.'],
  ],
  'gain-ally': [['gain-ally', 'You cannot gain more Allies.', 'Du kannst keine Verbündeten mehr erhalten.']],
};

describe('sentences of bans', () => {
  expectSentences(BANS, (w, what) =>
    modifierText(w, [{ mod: 'forbid', what, for: OF_ALL.includes(what) ? 'all' : 'owner' }]).join(' '),
  );
});
