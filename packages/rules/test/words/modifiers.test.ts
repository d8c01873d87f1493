import { describe } from 'vitest';
import type { Modifier } from '../../src/language/modifiers.js';
import { modifierText } from '../../src/words/component-text.js';
import { type ExpectationTable, expectSentences, type Rows } from './expectation-table.js';

const MODIFIERS: ExpectationTable<'mod', Modifier> = {
  skill: [
    [{ mod: 'skill', skill: 'luck', by: 1 }, '+1 Luck.', '+1 Glück.'],
    [
      { mod: 'skill', skill: 'speed', by: -1, for: 'in-arkham' },
      'Investigators in Arkham have −1 Speed.',
      'Ermittler in Arkham haben −1 Geschwindigkeit.',
    ],
  ],
  check: [
    [{ mod: 'check', check: 'evade', by: 2 }, '+2 to Evade checks.', '+2 auf Ausweichproben.'],
    [
      { mod: 'check', check: 'any', by: -1, for: 'all' },
      'All investigators have −1 to all skill checks.',
      'Alle Ermittler haben −1 auf alle Fertigkeitsproben.',
    ],
    [
      { mod: 'check', check: 'any', by: 1, balanced: true },
      '+1 to all skill checks as long as this is exhausted and your Sanity and Stamina are equal.',
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
      'Stalking monsters go to investigators up to 2 areas away (in streets and at unstable locations).',
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
      'Flying monsters that move to the Sky go to the cup.',
      'Fliegende Monster, die sich in den Himmel bewegen, kommen in den Monsterbecher.',
    ],
    [
      { mod: 'sky', is: 'over-locations' },
      'The Sky is next to all unstable locations, too: flying monsters come down on investigators there.',
      'Der Himmel grenzt auch an alle instabilen Orte: Fliegende Monster stürzen sich auch dort auf Ermittler.',
    ],
  ],
  oneWay: [
    [
      { mod: 'oneWay', arrows: 'black' },
      'From street to street, investigators go along black arrows only.',
      'Von Straße zu Straße gehen Ermittler nur entlang der schwarzen Pfeile.',
    ],
  ],
  stableCost: [
    [
      { mod: 'stableCost', by: 2 },
      'Entering a stable location costs 2 movement points more.',
      'Einen stabilen Ort zu betreten kostet 2 Bewegungspunkte mehr.',
    ],
  ],
  misfires: [
    [
      { mod: 'misfires', deck: 'common', faces: [1, 2] },
      'Whoever is about to use a Common item rolls a die: on 1 or 2 it is discarded unused.',
      'Wer einen einfachen Gegenstand benutzen will, würfelt: Bei 1 oder 2 wird die Karte unbenutzt abgelegt.',
    ],
  ],
  ancientOneDenied: [
    [
      { mod: 'ancientOneDenied' },
      'Nothing of what the Ancient One gives monsters holds.',
      'Nichts von dem, was der Große Alte Monstern gibt, gilt.',
    ],
  ],
  noProgress: [
    [
      { mod: 'noProgress' },
      'No rift progress markers are put on the rift tracks.',
      'Keine Rissmarker kommen auf die Rissleisten.',
    ],
  ],
  streetCost: [
    [
      { mod: 'streetCost', to: 2 },
      'Entering a street area costs 2 movement points.',
      'Eine Straße zu betreten kostet 2 Bewegungspunkte.',
    ],
  ],
  tradeAtDistance: [
    [
      { mod: 'tradeAtDistance' },
      'In the Upkeep phase, investigators may trade wherever they are.',
      'In der Unterhaltsphase dürfen Ermittler tauschen, wo immer sie sind.',
    ],
  ],
  spared: [
    [
      { mod: 'spared', fate: 'devoured' },
      'When you would be devoured, discard this card in place of that: you are left with 1 Sanity and 1 Stamina.',
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
      'In the Upkeep you move your skill sliders by any number of stops, without spending Focus.',
      'Im Unterhalt verschiebst du deine Fertigkeitsregler um beliebig viele Stufen, ohne Fokus auszugeben.',
    ],
  ],
  dice: [
    [
      { mod: 'dice', skill: 'luck', by: 1 },
      'Each die of your Luck checks counts 1 higher.',
      'Jeder Würfel deiner Glücksproben zählt um 1 höher.',
    ],
  ],
  gatesToAwaken: [
    [
      { mod: 'gatesToAwaken', by: -1 },
      '1 open gate fewer is needed to awaken the Ancient One.',
      '1 offenes Tor weniger ist nötig, um den Großen Alten zu wecken.',
    ],
    [
      { mod: 'gatesToAwaken', by: 1 },
      'As long as an investigator has this card, 1 open gate more is needed to awaken the Ancient One.',
      'Solange ein Ermittler diese Karte hat, ist 1 offenes Tor mehr nötig, um den Großen Alten zu wecken.',
    ],
  ],
  doomSuccesses: [
    [
      { mod: 'doomSuccesses', by: 1 },
      'In the final battle, each doom token needs 1 more success to be taken off.',
      'Im Endkampf ist 1 Erfolg mehr nötig, um einen Verdammnismarker zu entfernen.',
    ],
  ],
  outskirts: [
    [
      { mod: 'outskirts', by: -2 },
      'The Outskirts hold 2 monsters less (at least 0).',
      'Der Stadtrand fasst 2 Monster weniger (mindestens 0).',
    ],
  ],
  refreshLimit: [
    [
      { mod: 'refreshLimit', most: 1 },
      'In each Upkeep an investigator refreshes at most 1 card, of their choice.',
      'In jedem Unterhalt frischt ein Ermittler höchstens 1 Karte seiner Wahl auf.',
    ],
  ],
  shedOn: [
    [
      { mod: 'shedOn', card: 'blessing', faces: [1, 2, 3, 4, 5] },
      'Blessing is lost in the Upkeep on a roll of 1–5.',
      '„Segen“ geht im Unterhalt bei einem Wurf von 1–5 verloren.',
    ],
  ],
  gatesHeld: [
    [
      { mod: 'gatesHeld', world: 'abyss' },
      'Gates to Abyss can be neither closed nor sealed.',
      'Tore in den Abgrund können weder geschlossen noch versiegelt werden.',
    ],
  ],
  price: [
    [
      { mod: 'price', by: 1, for: 'in-arkham' },
      'In Arkham, whatever is bought costs $1 more.',
      'In Arkham kostet alles, was gekauft wird, 1 $ mehr.',
    ],
    [
      { mod: 'price', by: 3, of: 'items' },
      'The list price of items is $3 higher when they are bought.',
      'Es ist der Listenpreis jedes Gegenstands beim Kauf 3 $ höher.',
    ],
  ],
  reading: [
    [
      { mod: 'reading', check: 'lore', at: 'library', by: 2 },
      '+2 to Lore checks of tomes that are read at Library.',
      '+2 auf Wissensproben von Büchern, die in der Bibliothek gelesen werden.',
    ],
  ],
  ancientRating: [
    [
      { mod: 'ancientRating', by: 2 },
      '+2 to the Combat rating of the Ancient One in the final battle.',
      '+2 auf den Kampfwert des Großen Alten im Endkampf.',
    ],
  ],
  unseen: [
    [
      { mod: 'unseen' },
      'Free passage past monsters: you need not meet them where you leave an area or end your movement.',
      'Freie Bahn vor Monstern: Wo du ein Gebiet verlässt oder deine Bewegung beendest, musst du ihnen nicht begegnen.',
    ],
  ],
  barred: [
    [
      { mod: 'barred', neighbourhood: 'northside' },
      'In the Movement Phase you may enter no location of Northside but those with an open gate (its streets you may).',
      'In der Bewegungsphase darfst du keinen Ort von Northside betreten, an dem kein Tor offen ist (die Straßen schon).',
    ],
  ],
  checkAgainst: [
    [
      { mod: 'checkAgainst', symbol: 'circle', by: 3, others: -1 },
      '+3 to checks against monsters of the dimension circle, −1 against all others.',
      '+3 auf Proben gegen Monster der Dimension Kreis, −1 gegen alle anderen.',
    ],
  ],
  trophyWorth: [
    [
      { mod: 'trophyWorth', by: 1 },
      'Your monster trophies are worth 1 toughness more when you spend them.',
      'Deine Monstertrophäen zählen 1 Zähigkeit mehr, wenn du sie ausgibst.',
    ],
  ],
  taints: [
    [
      { mod: 'taints' },
      'You roll twice to be rid of a Curse, and the worse roll counts.',
      'Um einen Fluch loszuwerden, würfelst du zweimal, und der schlechtere Wurf zählt.',
    ],
  ],
  anoints: [
    [
      { mod: 'anoints' },
      'Once per turn you may have another investigator in Arkham repeat a roll to be rid of a Curse.',
      'Einmal pro Runde darfst du einen anderen Ermittler in Arkham einen Wurf wiederholen lassen, mit dem er einen Fluch loswerden kann.',
    ],
  ],
  leavesAt: [
    [
      { mod: 'leavesAt', money: 10 },
      'As soon as you have $10 or more, discard this card.',
      'Sobald du 10 $ oder mehr hast, lege diese Karte ab.',
    ],
  ],
  outlives: [
    [
      { mod: 'outlives' },
      'If you would be devoured, discard this card instead: your Sanity and your Stamina become 1, and you go to the nearest streets.',
      'Würdest du verschlungen, lege stattdessen diese Karte ab: Geistige Gesundheit und Ausdauer werden 1, und du gehst auf die nächste Straße.',
    ],
  ],
  noMovement: [
    [{ mod: 'noMovement' }, 'You do not move in the Movement Phase.', 'Du bewegst dich in der Bewegungsphase nicht.'],
  ],
  clueDice: [
    [
      { mod: 'clueDice', by: 1 },
      'Each Clue you spend on a check adds 1 more die.',
      'Jeder Hinweis, den du für eine Probe ausgibst, bringt 1 weiteren Würfel.',
    ],
    [
      { mod: 'clueDice', skill: 'lore', by: 1 },
      'Each Clue you spend on a Lore check adds 1 more die.',
      'Jeder Hinweis, den du für eine Wissensprobe ausgibst, bringt 1 weiteren Würfel.',
    ],
  ],
  maximum: [[{ mod: 'maximum', what: 'sanity', by: -1 }, '−1 maximum Sanity.', '−1 maximale geistige Gesundheit.']],
  success: [
    [
      { mod: 'success', faces: [4, 5, 6] },
      'Your dice succeed on 4, 5 or 6.',
      'Deine Würfel sind bei 4, 5 oder 6 ein Erfolg.',
    ],
    [
      { mod: 'success', faces: [6], for: 'all' },
      'Dice succeed only on a 6.',
      'Würfel sind nur bei einer 6 ein Erfolg.',
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
      'Every Ghoul has +1 toughness, −2 Combat rating and Endless.',
      'Jedes Monster „Ghul“ hat +1 Zähigkeit, −2 Kampfwert und Endlos.',
    ],
    [
      { mod: 'monster', monsters: {}, set: { horrorRating: -1, movement: 'flying' }, if: { terrorAtLeast: 5 } },
      'While the terror level is at least 5, every monster has flying movement and Horror rating −1.',
      'Solange der Terrorlevel mindestens 5 beträgt, hat jedes Monster fliegende Bewegung und Horrorwert −1.',
    ],
    [
      { mod: 'monster', monsters: {}, combatDamage: 1, for: 'in-arkham' },
      'In Arkham, every monster has +1 combat damage.',
      'In Arkham hat jedes Monster +1 Kampfschaden.',
    ],
  ],
  ignores: [
    [{ mod: 'ignores', ability: 'ambush' }, 'Ambush does not affect you.', 'Hinterhalt betrifft dich nicht.'],
    [
      { mod: 'ignores', ability: 'physical-immunity' },
      'Physical Immunity does not weaken your attacks.',
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
      'Every monster stays where it is when monsters move.',
      'Jedes Monster bleibt stehen, wenn sich Monster bewegen.',
    ],
  ],
  sealCost: [
    [{ mod: 'sealCost', to: 3 }, 'Sealing a gate costs 3 Clues.', 'Ein Tor zu versiegeln kostet 3 Hinweise.'],
    [
      { mod: 'sealCost', by: -1 },
      'Sealing a gate costs 1 Clue less.',
      'Ein Tor zu versiegeln kostet 1 Hinweis weniger.',
    ],
  ],
  gateDifficulty: [
    [
      { mod: 'gateDifficulty', by: 1 },
      'Checks to close a gate need 1 more success.',
      'Proben zum Schließen eines Tores brauchen 1 Erfolg mehr.',
    ],
    [
      { mod: 'gateDifficulty', by: 1, world: 'abyss' },
      'Checks to close a gate to Abyss need 1 more success.',
      'Proben zum Schließen eines Tores in den Abgrund brauchen 1 Erfolg mehr.',
    ],
  ],
  spellCost: [
    [
      { mod: 'spellCost', by: 1 },
      'Casting a Spell costs 1 Sanity more.',
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
      'Nobody can be arrested, except by the special ability of Whiskey.',
      'Niemand kann verhaftet werden, außer durch die Fähigkeit von Whiskey.',
    ],
  ],
  hands: [
    [{ mod: 'hands', by: -1 }, 'You have 1 hand fewer in combat.', 'Du hast im Kampf 1 Hand weniger.'],
    [{ mod: 'hands', by: 2 }, 'You have 2 hands more in combat.', 'Du hast im Kampf 2 Hände mehr.'],
    [
      { mod: 'hands', by: 1, spells: true },
      'You have 1 hand more in combat, for casting Spells only.',
      'Du hast im Kampf 1 Hand mehr, nur für Zauber.',
    ],
  ],
  clueLimit: [
    [
      { mod: 'clueLimit', skill: 'lore', most: 1 },
      'You can spend at most 1 Clue on a Lore check.',
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
      'The first Clue you spend on a check other than Combat and Horror checks adds no die.',
      'Der erste Hinweis, den du für eine Probe ausgibst, die keine Gefechts- oder Horrorprobe ist, bringt keinen Würfel.',
    ],
  ],
  cluePairs: [
    [
      { mod: 'cluePairs' },
      'You can spend Clues on checks only two at a time.',
      'Du kannst Hinweise für Proben nur paarweise ausgeben.',
    ],
  ],
  cap: [
    [
      { mod: 'cap', of: 'clues', most: 4 },
      'You can hold at most 4 Clues; what is above that you lose at once.',
      'Du kannst höchstens 4 Hinweise besitzen; was darüber ist, verlierst du sofort.',
    ],
    [
      { mod: 'cap', of: ['skill', 'spell'], most: 3 },
      'You can hold at most 3 Skills and Spells together; what is above that you lose at once.',
      'Du kannst zusammen höchstens 3 Fertigkeiten und Zauber besitzen; was darüber ist, verlierst du sofort.',
    ],
  ],
  sliderStops: [
    [
      { mod: 'sliderStops', most: 1 },
      'You can move no skill slider by more than 1 stop a turn.',
      'Du kannst keinen Fertigkeitsregler um mehr als 1 Stufe pro Runde verschieben.',
    ],
  ],
  dread: [
    [
      { mod: 'dread', monsters: { ability: 'undead' }, nightmarish: 1 },
      'Every undead monster is Nightmarish 1 to you.',
      'Jedes untote Monster ist für dich albtraumhaft 1.',
    ],
  ],
  cordon: [
    [
      { mod: 'cordon', place: 'northside' },
      'Investigators can neither enter nor leave the streets of Northside.',
      'Ermittler können die Straßen von Northside weder betreten noch verlassen.',
    ],
    [
      { mod: 'cordon', place: 'woods' },
      'Investigators can neither enter nor leave Woods.',
      'Ermittler können den Wald weder betreten noch verlassen.',
    ],
  ],
  onTheHouse: [
    [
      { mod: 'onTheHouse', place: 'woods' },
      'Ignore losses of money by encounters at Woods; where one may be paid for with money, the most that can be paid counts as paid.',
      'Geldverluste durch Begegnungen im Wald entfallen; wo dabei Geld bezahlt werden darf, gilt der höchste Betrag als bezahlt.',
    ],
  ],
  discardsLikeClues: [
    [
      { mod: 'discardsLikeClues', of: { deck: 'spell' } },
      'Spells may be discarded on checks like Clues.',
      'Zauber dürfen auf Proben wie Hinweise abgelegt werden.',
    ],
  ],
  noCards: [[{ mod: 'noCards' }, 'None of your cards can be used.', 'Keine deiner Karten kann eingesetzt werden.']],
  tradeClues: [
    [{ mod: 'tradeClues' }, 'Clues may be traded like items.', 'Hinweise dürfen wie Gegenstände getauscht werden.'],
  ],
  boxedAllies: [
    [
      { mod: 'boxedAllies' },
      'Allies that were returned to the box are available to you, too.',
      'Auch Verbündete, die in die Schachtel zurückgelegt wurden, sind für dich verfügbar.',
    ],
  ],
  painlessReading: [
    [
      { mod: 'painlessReading' },
      'Reading tomes costs you no Sanity.',
      'Bücher zu lesen kostet dich keine geistige Gesundheit.',
    ],
  ],
  unburdened: [
    [
      { mod: 'unburdened', by: 'environments' },
      'Environments take nothing from your skills and skill checks.',
      'Umgebungen nehmen deinen Fertigkeiten und Fertigkeitsproben nichts.',
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
    [
      { mod: 'evadeDifficulty', by: 1 },
      'Evade checks need 1 success more.',
      'Entkommensproben brauchen 1 Erfolg mehr.',
    ],
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
      '+2 to your Combat checks for each of your hands that holds nothing.',
      '+2 auf deine Gefechtsproben für jede deiner Hände, die nichts hält.',
    ],
  ],
  keeps: [
    [
      { mod: 'keeps', card: 'lodge-membership' },
      'You cannot lose Silver Twilight Lodge Membership.',
      '„Mitgliedschaft in der Loge zum Silberzwielicht“ kannst du nicht verlieren.',
    ],
  ],
  goesInstead: [
    [
      { mod: 'goesInstead', of: 'blessing' },
      'When you would lose Blessing, this card is discarded in its place.',
      'Wenn du „Segen“ verlieren würdest, wird stattdessen diese Karte abgelegt.',
    ],
  ],
  noDuplicates: [
    [
      { mod: 'noDuplicates', decks: ['spell'] },
      'A card of the Spell deck that you hold already has no effect on you when you draw it again: discard it.',
      'Eine Karte vom Stapel „Zauber“, die du schon hast, bewirkt nichts, wenn du sie noch einmal ziehst: Lege sie ab.',
    ],
  ],
  worldColour: [
    [
      { mod: 'worldColour', colour: 'green' },
      'Every Other World is green as well for your encounters.',
      'Jede Andere Welt ist für deine Begegnungen auch grün.',
    ],
  ],
  drawExtra: [
    [
      { mod: 'drawExtra', deck: 'spell' },
      'When you draw from the Spell deck, draw 1 card more, then discard 1 of those drawn.',
      'Wenn du vom Stapel „Zauber“ ziehst, ziehe 1 Karte mehr, dann lege 1 der gezogenen ab.',
    ],
  ],
  drawBottom: [
    [
      { mod: 'drawBottom', decks: ['common', 'unique'] },
      'When you draw from the Common item or Unique item deck, you may draw the bottom card in place of the top one. You may look at the bottom cards of these decks at any time.',
      'Wenn du vom Stapel „Einfache Gegenstände“ oder „Besondere Gegenstände“ ziehst, darfst du die unterste statt der obersten Karte ziehen. Die untersten Karten dieser Stapel darfst du jederzeit ansehen.',
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
      'As long as a Clue lies at Woods, draw 2 cards for each encounter there and choose 1.',
      'Solange im Wald ein Hinweis liegt, ziehe für jede Begegnung dort 2 Karten und wähle 1.',
    ],
    [
      { mod: 'encounters', where: 'other-world', draw: 2 },
      'For each encounter in an Other World, draw until 2 cards of its colours have come up and choose 1.',
      'Für jede Begegnung in einer Anderen Welt ziehe, bis 2 Karten ihrer Farben gekommen sind, und wähle 1.',
    ],
  ],
  paysFor: [
    [
      { mod: 'paysFor', what: 'money', upTo: 2, exhausts: true },
      'Exhaust this card in place of spending up to $2.',
      'Statt bis zu 2 $ auszugeben, darfst du diese Karte erschöpfen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 10 },
      'Discard this card in place of spending up to $10.',
      'Statt bis zu 10 $ auszugeben, darfst du diese Karte ablegen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true },
      'Exhaust this card in place of spending any amount of money.',
      'Statt beliebig viel Geld auszugeben, darfst du diese Karte erschöpfen.',
    ],
    [
      { mod: 'paysFor', what: 'clues', upTo: 'all' },
      'Discard this card in place of spending any number of Clues.',
      'Statt beliebig viele Hinweise auszugeben, darfst du diese Karte ablegen.',
    ],
    [
      { mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true, buying: ['common', 'unique'] },
      'You may exhaust this in place of paying for Common items or Unique items that you buy.',
      'Statt einfache Gegenstände oder besondere Gegenstände zu bezahlen, die du kaufst, darfst du diese Karte erschöpfen.',
    ],
  ],
  neverLost: [
    [{ mod: 'neverLost' }, 'You cannot be lost in time and space.', 'Du kannst nicht in Zeit und Raum verloren gehen.'],
  ],
  returnThroughAny: [
    [
      { mod: 'returnThroughAny' },
      'When you return from an Other World, you may come back at any open gate.',
      'Wenn du aus einer Anderen Welt zurückkehrst, darfst du bei einem beliebigen offenen Tor ankommen.',
    ],
  ],
  lostMeans: [
    [
      { mod: 'lostMeans', fate: 'devoured' },
      'Whoever would be lost in time and space is devoured instead.',
      'Wer sonst in Zeit und Raum verloren ginge, wird verschlungen.',
    ],
  ],
  combatSkill: [
    [
      { mod: 'combatSkill', monsters: { kinds: ['elder-thing'] }, skill: 'lore' },
      'Combat checks against an Elder Thing use Lore in place of Fight.',
      'Gefechtsproben gegen ein Monster „Älteres Wesen“ verwenden Wissen statt Kampf.',
    ],
  ],
  barFromPlay: [
    [
      { mod: 'barFromPlay', monsters: { kinds: ['zombie'] } },
      'If a Zombie would enter play, it goes back to the cup and another monster is drawn in place of it.',
      'Wenn ein Monster „Zombie“ ins Spiel käme, geht es in den Monsterbecher zurück und ein anderes Monster wird dafür gezogen.',
    ],
  ],
  noLocationAbilities: [
    [
      { mod: 'noLocationAbilities', except: ['general-store', 'woods'] },
      'What locations offer by themselves cannot be used, except at General Store and Woods.',
      'Was Orte von sich aus bieten, kann nicht genutzt werden, außer bei: Krämerladen und Wald.',
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
      'If it awakens, there is no battle: the investigators lose the game at once.',
      'Wenn er erwacht, gibt es keinen Kampf: Die Ermittler verlieren das Spiel sofort.',
    ],
  ],
};

describe('every modifier says what holds', () => {
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
      'No gate can be sealed (but gates can be closed).',
      'Kein Tor kann versiegelt werden (aber Tore können geschlossen werden).',
    ],
  ],
  cast: [['cast', 'No Spells can be cast.', 'Es können keine Zauber gewirkt werden.']],
  arrest: [['arrest', 'Nobody can be arrested.', 'Niemand kann verhaftet werden.']],
  curse: [['curse', 'You cannot be Cursed.', 'Du kannst nicht verflucht werden.']],
  delay: [['delay', 'Nobody can be delayed.', 'Niemand kann aufgehalten werden.']],
  terror: [['terror', 'The terror level does not rise.', 'Der Terrorlevel steigt nicht.']],
  'gain-sanity': [['gain-sanity', 'Nobody can gain Sanity.', 'Niemand kann geistige Gesundheit erhalten.']],
  'gain-stamina': [['gain-stamina', 'Nobody can gain Stamina.', 'Niemand kann Ausdauer erhalten.']],
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
      'No gates and no monsters can appear in your area.',
      'In deinem Gebiet können keine Tore und keine Monster erscheinen.',
    ],
  ],
  'take-clues': [
    ['take-clues', 'You cannot take Clues from the board.', 'Du kannst keine Hinweise vom Spielplan nehmen.'],
  ],
  'gain-ally': [['gain-ally', 'You can gain no more Allies.', 'Du kannst keine Verbündeten mehr erhalten.']],
};

describe('every ban says what is forbidden', () => {
  expectSentences(BANS, (w, what) =>
    modifierText(w, [{ mod: 'forbid', what, for: OF_ALL.includes(what) ? 'all' : 'owner' }]).join(' '),
  );
});
