import type { Modifier } from '../../src/language/modifiers.js';
import type { ExpectationTable } from './expectation-table.js';

/** Sentences of modifiers of the board, the Ancient One, monsters and gates. */
export const BOARD_MODIFIERS = {
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
      'Es kommen keine Rissmarker auf die Rissleisten.',
    ],
  ],
  streetCost: [
    [
      { mod: 'streetCost', to: 2 },
      'Entering a street area costs 2 movement points.',
      'Eine Straße zu betreten, kostet 2 Bewegungspunkte.',
    ],
  ],
  spared: [
    [
      { mod: 'spared', fate: 'devoured' },
      'If you would be devoured, discard this card instead and have 1 Sanity and 1 Stamina left.',
      'Wenn du verschlungen würdest, lege stattdessen diese Karte ab: Dir bleiben 1 geistige Gesundheit und 1 Ausdauer.',
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
      'Items cost $3 more to buy.',
      'Der Listenpreis jedes Gegenstands ist beim Kauf 3 $ höher.',
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
  trophyWorth: [
    [
      { mod: 'trophyWorth', by: 1 },
      'Each of your monster trophies is worth 1 more toughness when you spend it.',
      'Jede deiner Monstertrophäen zählt 1 Zähigkeit mehr, wenn du sie ausgibst.',
    ],
  ],
  noMovement: [
    [{ mod: 'noMovement' }, 'You do not move in the Movement Phase.', 'Du bewegst dich in der Bewegungsphase nicht.'],
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
      'In Arkham, every monster has +1 combat damage if it has any.',
      'In Arkham hat jedes Monster +1 Kampfschaden, sofern es welchen anrichtet.',
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
  // The kinds of bans have a table of their own.
  forbid: [
    [{ mod: 'forbid', what: 'arrest', for: 'owner' }, 'You cannot be arrested.', 'Du kannst nicht verhaftet werden.'],
    [{ mod: 'forbid', what: 'delay', for: 'owner' }, 'You cannot be delayed.', 'Du kannst nicht aufgehalten werden.'],
    [
      { mod: 'forbid', what: 'arrest', except: ['whiskey'] },
      'Investigators cannot be arrested, except through the special ability of Whiskey.',
      'Niemand kann verhaftet werden, außer durch eine dieser Fähigkeiten: Whiskey.',
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
  boxedAllies: [
    [
      { mod: 'boxedAllies' },
      'Allies that were returned to the box are also available to you.',
      'Auch Verbündete, die in die Schachtel zurückgelegt wurden, sind für dich verfügbar.',
    ],
  ],
  worldColour: [
    [
      { mod: 'worldColour', colour: 'green' },
      'For your encounters, every Other World is also green.',
      'Jede Andere Welt ist für deine Begegnungen auch grün.',
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
      'Location abilities cannot be used, except at the General Store and in the Woods.',
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
} satisfies Partial<ExpectationTable<'mod', Modifier>>;
