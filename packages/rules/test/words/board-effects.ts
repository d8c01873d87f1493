/** Sentences of effects on position, monsters, gates and the board. */
import type { Effect } from '../../src/language/effects.js';
import type { ExpectationTable } from './expectation-table.js';
import type { PLAY_EFFECTS } from './play-effects.js';
import type { POSSESSION_EFFECTS } from './possession-effects.js';

export const BOARD_EFFECTS: Omit<
  ExpectationTable<'do', Effect>,
  keyof typeof POSSESSION_EFFECTS | keyof typeof PLAY_EFFECTS
> = {
  move: [
    [{ do: 'move', destination: { place: 'woods' } }, 'Move to the Woods.', 'Gehe in den Wald.'],
    [
      { do: 'move', destination: { place: 'northside' } },
      'Move to the Northside streets.',
      'Gehe in die Straßen von Northside.',
    ],
    [{ do: 'move', destination: { to: 'street' } }, 'Move to the street area.', 'Gehe auf die Straße.'],
    [
      { do: 'move', destination: { to: 'anywhere' }, encounter: { draw: 1 } },
      'Move to any location or street area in Arkham (at a location, have an encounter there).',
      'Gehe zu einem beliebigen Ort oder auf eine beliebige Straße in Arkham (an einem Ort hast du eine Begegnung).',
    ],
    [
      { do: 'move', destination: { to: 'any-location' } },
      'Move to any location in Arkham.',
      'Gehe zu einem beliebigen Ort von Arkham.',
    ],
    [
      { do: 'move', destination: { to: 'first-area' } },
      'Move to the first area of this Other World.',
      'Gehe in das erste Gebiet dieser Anderen Welt.',
    ],
    [
      { do: 'move', destination: { to: 'second-area' } },
      'Move to the second area of this Other World.',
      'Gehe in das zweite Gebiet dieser Anderen Welt.',
    ],
    [
      { do: 'move', destination: { to: 'any-first-area' } },
      'Move to the first area of any Other World, with or without a gate.',
      'Gehe in das erste Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor.',
    ],
    [
      { do: 'move', destination: { to: 'any-second-area' } },
      'Move to the second area of any Other World, with or without a gate.',
      'Gehe in das zweite Gebiet einer beliebigen Anderen Welt, mit oder ohne Tor.',
    ],
    [
      { do: 'move', destination: { to: 'world-of-drawn-gate' } },
      'Draw a gate marker, move to the first area of its Other World, and put the marker on the bottom of the pile.',
      'Ziehe einen Tormarker, gehe in das erste Gebiet seiner Anderen Welt und lege ihn wieder unter den Stapel.',
    ],
    [
      { do: 'move', destination: { to: 'gate-of-drawn-mythos' } },
      'Draw Mythos cards until one names a gate location (ignore everything else on these cards) and move there.',
      'Ziehe Mythoskarten, bis eine einen Torort nennt (alles andere auf ihnen wird ignoriert), und gehe dorthin.',
    ],
  ],
  comeHere: [
    [
      { do: 'comeHere', monsters: {}, from: { in: 'sky' } },
      'Every monster in the Sky moves to your area.',
      'Jedes Monster im Himmel kommt in dein Gebiet.',
    ],
  ],
  visit: [
    [
      { do: 'visit', world: 'abyss', draw: 2 },
      'Have an encounter in the Abyss (draw 2 cards and choose 1), then return here.',
      'Gehe für eine Begegnung in den Abgrund (ziehe 2 Karten und wähle 1) und kehre dann hierher zurück.',
    ],
    [
      { do: 'visit', world: 'abyss' },
      'Have an encounter in the Abyss, then return here.',
      'Gehe für eine Begegnung in den Abgrund und kehre dann hierher zurück.',
    ],
    [
      { do: 'visit', world: 'abyss', area: 2, stay: true },
      'Move to the second area of the Abyss.',
      'Gehe in das zweite Gebiet des Abgrunds.',
    ],
  ],
  return: [
    [{ do: 'return' }, 'Return to Arkham.', 'Kehre nach Arkham zurück.'],
    [
      { do: 'return', unexplored: true },
      'Return to Arkham without an explored marker.',
      'Kehre ohne Erkundungsmarker nach Arkham zurück.',
    ],
    [
      { do: 'return', entered: true },
      'Return to Arkham through the gate you entered.',
      'Kehre durch das Tor, durch das du gekommen bist, nach Arkham zurück.',
    ],
  ],
  applyFate: [
    [{ do: 'applyFate', fate: 'delayed' }, 'You are delayed.', 'Du wirst aufgehalten.'],
    [{ do: 'applyFate', fate: 'lost' }, 'You are lost in time and space.', 'Du gehst in Zeit und Raum verloren.'],
    [{ do: 'applyFate', fate: 'arrested' }, 'You are arrested.', 'Du wirst verhaftet.'],
    [{ do: 'applyFate', fate: 'devoured' }, 'You are devoured.', 'Du wirst verschlungen.'],
    [{ do: 'applyFate', fate: 'lose-turn' }, 'Lose your next turn.', 'Setze die nächste Runde aus.'],
    [{ do: 'applyFate', fate: 'end-turn' }, 'Your turn ends.', 'Dein Zug endet.'],
  ],
  encounterAgain: [[{ do: 'encounterAgain' }, 'Have another encounter here.', 'Erlebe hier noch eine Begegnung.']],
  appear: [
    [{ do: 'appear', gives: ['ambush'] }, 'A monster with Ambush appears.', 'Ein Monster mit Hinterhalt erscheint.'],
    [{ do: 'appear' }, 'A monster appears.', 'Ein Monster erscheint.'],
    [
      { do: 'appear', n: 2, defeated: [{ do: 'return' }] },
      '2 monsters appear. If you defeat both, return to Arkham.',
      '2 Monster erscheinen. Besiegst du beide, kehre nach Arkham zurück.',
    ],
    [
      { do: 'appear', n: 2, horror: -1, combat: 1 },
      '2 monsters appear (their Horror ratings are 1 lower and their Combat ratings are 1 higher).',
      '2 Monster erscheinen (Horrorwert um 1 niedriger, z. B. −3 statt −2 und Kampfwert um 1 höher, z. B. −1 statt −2).',
    ],
    [
      { do: 'appear', kinds: ['ghoul'], else: [{ do: 'return' }] },
      'A Ghoul from the cup appears. If there is none in the cup, return to Arkham.',
      'Ein Ghul aus dem Monsterbecher erscheint. Ist kein solches Monster im Monsterbecher, kehre nach Arkham zurück.',
    ],
    [
      { do: 'appear', kinds: ['ghoul'], surprise: true },
      'A Ghoul from the cup appears and surprises you.',
      'Ein Ghul aus dem Monsterbecher erscheint und überrascht dich.',
    ],
    [
      { do: 'appear', surprise: true },
      'A monster appears and surprises you.',
      'Ein Monster erscheint und überrascht dich.',
    ],
    [
      { do: 'appear', checks: { count: 'successes' } },
      'A monster appears (+1 to all your checks against it for each success).',
      'Ein Monster erscheint (+1 auf alle deine Proben gegen dieses Monster für jeden Erfolg).',
    ],
    [
      { do: 'appear', surprise: true, checks: -2 },
      'A monster appears and surprises you (−2 to all your checks against it).',
      'Ein Monster erscheint und überrascht dich (−2 auf alle deine Proben gegen dieses Monster).',
    ],
  ],
  summon: [
    [
      { do: 'summon', monsters: { ability: 'undead' }, from: { in: 'in-play' } },
      'Move every undead monster in play to your area (fight or evade each of them).',
      'Bewege jedes untote Monster im Spiel hierher (kämpfe gegen jedes dieser Monster oder weiche ihm aus).',
    ],
  ],
  slide: [
    [
      { do: 'slide', skill: 'speed' },
      'Move your Speed slider to its lowest Speed value.',
      'Stelle deinen Regler für Geschwindigkeit auf den niedrigsten Wert.',
    ],
  ],
  defeatOne: [
    [
      { do: 'defeatOne' },
      'Defeat any 1 monster on the board except a Spawn.',
      'Besiege 1 beliebiges Monster auf dem Spielplan, das keine Ausgeburt ist.',
    ],
  ],
  place: [
    [
      { do: 'place', n: 1, at: { gatesTo: ['abyss', 'rlyeh'] } },
      'Place 1 monster from the cup at each open gate to the Abyss or to R’lyeh.',
      'Platziere 1 Monster aus dem Monsterbecher bei jedem offenen Tor in den Abgrund oder nach R’lyeh.',
    ],
    [
      { do: 'place', n: 2, at: 'woods' },
      'Place 2 monsters from the cup in the Woods.',
      'Platziere 2 Monster aus dem Monsterbecher im Wald.',
    ],
  ],
  remove: [
    [
      { do: 'remove', monsters: {}, from: { in: 'open-gates' }, to: 'cup', one: true },
      'Choose a monster at an open gate and return it to the cup.',
      'Lege ein Monster deiner Wahl an einem offenen Tor in den Monsterbecher zurück.',
    ],
    [
      { do: 'remove', monsters: {}, from: { in: 'streets' }, to: 'cup' },
      'Return every monster in street areas to the cup.',
      'Lege jedes Monster in den Straßen in den Monsterbecher zurück.',
    ],
    [
      { do: 'remove', monsters: { ability: 'undead' }, from: { in: 'arkham' }, to: 'box' },
      'Return every undead monster in Arkham to the box.',
      'Lege jedes untote Monster in Arkham in die Schachtel zurück.',
    ],
  ],
  releaseTrophies: [
    [
      { do: 'releaseTrophies', monsters: { kinds: ['zombie'] }, at: 'woods' },
      'Place every Zombie among the investigators’ monster trophies in the Woods.',
      'Platziere jeden Zombie aus den Monstertrophäen der Ermittler im Wald.',
    ],
  ],
  trophy: [
    [
      { do: 'trophy', from: 'cup' },
      'Draw 1 monster from the cup as a trophy (even an Endless one).',
      'Ziehe 1 Monster aus dem Monsterbecher und behalte es als Trophäe (auch ein endloses).',
    ],
    [
      { do: 'trophy', from: 'board' },
      'Take any 1 monster from the board as a trophy.',
      'Nimm 1 Monster deiner Wahl vom Spielplan als Trophäe.',
    ],
  ],
  openGate: [
    [
      { do: 'openGate', monster: true },
      'A gate and a monster appear here.',
      'Ein Tor und ein Monster erscheinen hier.',
    ],
    [{ do: 'openGate', monster: false }, 'A gate appears here.', 'Ein Tor erscheint hier.'],
  ],
  closeGate: [
    [
      { do: 'closeGate', which: 'chosen', trophy: true },
      'Close 1 open gate of your choice and take it as a trophy.',
      'Schließe 1 offenes Tor deiner Wahl und nimm es als Trophäe.',
    ],
    [
      { do: 'closeGate', which: 'here' },
      'Close the gate here (it does not become a trophy).',
      'Schließe das Tor hier (es wird keine Trophäe).',
    ],
    [
      { do: 'closeGate', which: 'entered', trophy: true, seal: 'may' },
      'Close the gate you entered and take it as a trophy (you may also seal it).',
      'Schließe das von dir betretene Tor und nimm es als Trophäe (du darfst es auch versiegeln).',
    ],
  ],
  eachGate: [
    [
      { do: 'eachGate', then: [{ do: 'closeGate', which: 'this' }] },
      'Close every open gate (they do not become trophies).',
      'Schließe alle offenen Tore (sie werden keine Trophäen).',
    ],
  ],
  removeSeals: [[{ do: 'removeSeals' }, 'Remove all seals from the board.', 'Entferne alle Siegel vom Spielplan.']],
  removeSeal: [
    [
      { do: 'removeSeal' },
      'Remove 1 seal of your choice from the board.',
      'Entferne 1 Siegel deiner Wahl vom Spielplan.',
    ],
    [
      { do: 'removeSeal', else: [{ do: 'return' }] },
      'Remove 1 seal of your choice from the board. If there is none, return to Arkham.',
      'Entferne 1 Siegel deiner Wahl vom Spielplan. Ist keines vorhanden, kehre nach Arkham zurück.',
    ],
  ],
  closePlaces: [
    [
      { do: 'closePlaces', places: ['woods', 'newspaper'] },
      'Close the Woods and the Newspaper.',
      'Schließe den Wald und die Zeitung.',
    ],
    [
      { do: 'closePlaces', places: ['woods'], until: 'in-play' },
      'Close the Woods while this card is in play.',
      'Schließe den Wald, solange diese Karte im Spiel ist.',
    ],
    [
      { do: 'closePlaces', places: ['woods'], until: 'for-good' },
      'Close the Woods for the rest of the game.',
      'Schließe den Wald für den Rest des Spiels.',
    ],
  ],
  track: [
    [{ do: 'track', what: 'terror', by: 1 }, 'Raise the terror level by 1.', 'Erhöhe die Terrorstufe um 1.'],
    [{ do: 'track', what: 'terror', to: 10 }, 'Set the terror level to 10.', 'Setze die Terrorstufe auf 10.'],
    [
      { do: 'track', what: 'doom', by: -1 },
      'Remove 1 doom token from the doom track.',
      'Entferne 1 Verdammnismarker von der Verdammnisleiste.',
    ],
  ],
  freeFromJail: [
    [{ do: 'freeFromJail' }, 'Release all investigators from the Jail.', 'Lass alle Ermittler im Gefängnis frei.'],
  ],
  boxAlly: [
    [
      { do: 'boxAlly' },
      'Return 1 random Ally from the Ally deck to the box.',
      'Lege 1 zufälligen Verbündeten vom Stapel „Verbündete“ in die Schachtel zurück.',
    ],
  ],
  turnUpLocationCard: [
    [
      { do: 'turnUpLocationCard' },
      'Reveal the top card of any 1 location deck; it is used for the next encounter in that neighborhood.',
      'Decke die oberste Karte von 1 Ortsstapel deiner Wahl auf: Sie gilt für die nächste Begegnung in diesem Viertel.',
    ],
  ],
  turnCard: [
    [
      { do: 'turnCard', card: 'police-step-up-patrols-in-northside', face: 'up' },
      'Turn Police Step Up Patrols in Northside! face up.',
      'Decke „Polizei verstärkt Streifen in Northside!“ auf.',
    ],
    [
      { do: 'turnCard', card: 'police-step-up-patrols-in-northside', face: 'down' },
      'Turn Police Step Up Patrols in Northside! face down.',
      'Drehe „Polizei verstärkt Streifen in Northside!“ wieder um.',
    ],
  ],
  lay: [
    [
      { do: 'lay', card: 'police-step-up-patrols-in-northside', at: 'northside' },
      'Place a Police Step Up Patrols in Northside! marker in the Northside streets (if none is there).',
      'Platziere in den Straßen von Northside einen Marker „Polizei verstärkt Streifen in Northside!“ (falls dort keiner ist).',
    ],
  ],
  spawn: [
    [
      {
        do: 'spawn',
        monsters: { kinds: ['ghoul'] },
        at: 'surging-gate',
        else: [{ do: 'track', what: 'terror', by: 2 }],
      },
      'Place a random Ghoul that is not on the board at that gate. If all of them are on the board, raise the terror level by 2.',
      'Lege zufällig einen Ghul aus denen, die nicht auf dem Spielplan sind, zu diesem Tor. Sind alle auf dem Spielplan, erhöhe die Terrorstufe um 2.',
    ],
    [
      {
        do: 'spawn',
        monsters: { kinds: ['ghoul'] },
        at: 'gate-of-drawn-mythos',
        else: [{ do: 'track', what: 'terror', by: 2 }],
      },
      'Draw Mythos cards until one names a gate location; ignore everything else on them. Place a random Ghoul that is not on the board there, even if the location is sealed. If all of them are on the board, raise the terror level by 2.',
      'Ziehe Mythoskarten, bis eine einen Torort nennt; alles andere auf ihnen wird ignoriert. Lege zufällig einen Ghul aus denen, die nicht auf dem Spielplan sind, dorthin, auch wenn der Ort versiegelt ist. Sind alle auf dem Spielplan, erhöhe die Terrorstufe um 2.',
    ],
  ],
  forfeit: [
    [
      {
        do: 'forfeit',
        lots: [
          { n: 3, of: ['clue', 'monster-trophy', 'item'] },
          { n: 1, of: ['gate-trophy'] },
        ],
        else: [{ do: 'applyFate', fate: 'devoured' }],
      },
      'Lose a total of 3 Clues, monster trophies and items in any mix and 1 gate trophy. If you cannot, you are devoured.',
      'Verliere insgesamt 3 Hinweise, Monstertrophäen oder Gegenstände (beliebig verteilt) und 1 Tortrophäe. Ist das nicht möglich, wirst du verschlungen.',
    ],
    [
      { do: 'forfeit', lots: [{ n: 4, of: ['spell', 'stamina'] }], else: [] },
      'Lose a total of 4 Spells and points of Stamina in any mix.',
      'Verliere insgesamt 4 Zauber oder Punkte Ausdauer (beliebig verteilt).',
    ],
  ],
  movementPoints: [
    [{ do: 'movementPoints', by: 2 }, 'Get 2 movement points.', 'Erhalte 2 Bewegungspunkte.'],
    [{ do: 'movementPoints', by: -1 }, 'Lose 1 movement point.', 'Verliere 1 Bewegungspunkt.'],
  ],
  refresh: [
    [
      { do: 'refresh', what: { deck: 'spell' } },
      'Refresh 1 of your exhausted Spells.',
      'Frische 1 deiner erschöpften Zauber auf.',
    ],
  ],
  spreadClues: [
    [
      { do: 'spreadClues' },
      '1 Clue appears at each unstable location without an open gate.',
      'Auf jeden instabilen Ort ohne offenes Tor kommt 1 Hinweis.',
    ],
  ],
  gatherClues: [
    [{ do: 'gatherClues' }, 'Take all Clues in your neighborhood.', 'Nimm alle Hinweise in deinem Viertel.'],
  ],
  defeat: [
    [{ do: 'defeat', from: { in: 'sky' } }, 'All monsters in the Sky are defeated.', 'Besiege alle Monster im Himmel.'],
    [
      { do: 'defeat', from: { in: 'arkham' }, n: 3, toughnessAtMost: 3 },
      '3 monsters of your choice in Arkham with toughness 3 or less are defeated.',
      'Besiege 3 Monster deiner Wahl in Arkham mit höchstens 3 Zähigkeit.',
    ],
  ],
  fightWith: [
    [
      { do: 'fightWith', skill: 'lore' },
      'While this Spell is in your hands, Combat checks in this combat use Lore instead of Fight.',
      'Solange du diesen Zauber hältst, verwenden Gefechtsproben dieses Kampfes Wissen statt Kampf.',
    ],
  ],
  useSkill: [
    [
      { do: 'useSkill', skill: 'will', by: -1 },
      'Use Will (−1) for that check instead.',
      'Verwende für diese Probe stattdessen Willen (−1).',
    ],
  ],
  checkBonus: [
    [{ do: 'checkBonus', by: 2 }, 'Get +2 to that check.', 'Erhalte +2 auf diese Probe.'],
    [
      { do: 'checkBonus', by: 2, each: 'tomes' },
      'Get +2 to that check for each Tome you have.',
      'Erhalte +2 auf diese Probe für jedes deiner Bücher.',
    ],
  ],
  lessFocus: [
    [
      { do: 'lessFocus', by: 1 },
      'Reduce your Focus by 1 this turn (to at least 0).',
      'Du hast in dieser Runde 1 Fokus weniger (mindestens 0).',
    ],
  ],
  noFocus: [[{ do: 'noFocus' }, 'Have a Focus of 0 this turn.', 'Du hast in dieser Runde einen Fokus von 0.']],
};
