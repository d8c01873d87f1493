/** Messages of the coach about phases and events, loaded only for play step by step. */
export const COACH = {
  'ui.coach.label': 'Coach',
  // The phases of Arkham Horror.
  'ui.coach.phase.set-up': 'Before the first turn the board gets its Clues, and everybody what the sheet lists.',
  'ui.coach.phase.upkeep':
    '{game, select, haunt {The day begins: its price in Doom or Terror is paid, monsters without Clues leave, the Mythos cards of the day are laid out, and up to {markersOff} markers come off every sheet.} other {A turn begins: used cards are refreshed, and each skill slider may be shifted, all of them together by your Focus. Think of what you will meet this turn.}}',
  'ui.coach.phase.movement':
    'In the city you have as many movement points as your Speed. To leave a place with a monster, or to stay there, you must evade or fight it. Stop on Clues and they are yours.',
  'ui.coach.phase.arkham-encounters':
    'Everybody at a location has its encounter, or uses what it offers instead. An open gate draws you into its Other World, unless you have come back through it. In the streets nothing happens.',
  'ui.coach.phase.other-world-encounters':
    'Everybody in an Other World draws cards until one has a colour of that world. After two turns there you come back through the gate, and may try to close it.',
  'ui.coach.phase.mythos':
    'The night’s card opens a gate or lets monsters surge from the open ones, lays out a Clue, moves the monsters with its symbols, and may bring news that lasts.',
  'ui.coach.phase.final-battle-start':
    'The Ancient One is awake. Nobody moves any more: you beat it or are devoured. It has as much life as its doom track is long, times the number of investigators at the start.',
  'ui.coach.phase.final-refresh': 'Each round begins with a whole Upkeep: refreshed cards and shifted sliders.',
  'ui.coach.phase.final-trade': 'Everybody may trade with everybody, before the blows.',
  'ui.coach.phase.final-attack':
    'All strike in turn. As many successes together as there were investigators at the start take one Doom off the Ancient One.',
  'ui.coach.phase.final-ancient-one':
    'The Ancient One strikes everybody who is left, as its sheet says; most strike harder each round.',
  // The phases of Haunt of the Watchers.
  'ui.coach.phase.day':
    'Whoever wants may act now: a City phase uses up one Speed space, an Other World phase nothing. As many phases as you have the strength for, then the day ends.',
  'ui.coach.phase.city':
    'You move, then the monsters move, then those who meet have it out; after that one activity of yours, and the monsters with Clues act.',
  'ui.coach.phase.other-world':
    'On the other side a gate card brings its encounter, and a Focus check leads further on the way home.',
  // Events of the game.
  'ui.coach.rolled':
    '{game, select, haunt {A die succeeds on 5 or 6. There are as many dice as the bonus used, with everything added and taken away.} other {A die succeeds on 5 or 6; a blessing adds the 4, a curse leaves only the 6. There are as many dice as the skill has, with everything added and taken away.}}',
  'ui.coach.checked':
    'One success is enough, unless the check says that it takes more. Clues could still buy dice before it failed.',
  'ui.coach.clueSpent':
    '{game, select, haunt {Each Clue spent after a roll adds one die. Keep {sealCost} for a gate whose symbol is on grey.} other {Each Clue spent after a roll adds one die. Keep {sealCost} for the gate you mean to seal.}}',
  'ui.coach.lost':
    '{game, select, haunt {Who loses the last Sanity or Stamina is out of the game; in the next Upkeep a newcomer may take the seat, while there are any.} other {At 0 Sanity or Stamina you lose half of your items and Clues and wake in Asylum or Hospital; in an Other World you are lost in time and space. It is not the end.}}',
  'ui.coach.gained': 'Sanity and Stamina never rise above their maximum. Money may grow as it likes.',
  'ui.coach.moved': 'One movement point goes from a place to the next along its line.',
  'ui.coach.monsterPlaced':
    '{game, select, haunt {A monster of the morning’s cards comes with a Clue: that is what it can act with. Take it, and it cannot act.} other {Monsters come out of gates. Look at the border: it says how they move.}}',
  'ui.coach.monsterMoved':
    '{game, select, haunt {Monsters move by what the signs of the day say to their symbol. Nothing about it is chance: point at one to see why.} other {Monsters whose symbol the card shows follow the white arrow, or the black one. Borders tell the exceptions: yellow stays, red goes twice, blue flies, green is its own.}}',
  'ui.coach.monsterGone':
    '{game, select, haunt {A monster beaten with no success to spare goes back to the cup; with one to spare, two if it is endless, it is a trophy. Trophies close gates.} other {A beaten monster is a trophy, unless it is endless. Trophies pay for things in town.}}',
  'ui.coach.combat':
    '{game, select, haunt {Whoever engages a monster rolls for Horror first; then each side strikes once, in the order of the initiative, and you may go on.} other {A fight begins with horror, where the monster has any; then in every round you flee or strike, until one of you is beaten.}}',
  'ui.coach.gateOpened':
    '{game, select, haunt {One more gate to shut: you win when only a few are left.} other {A gate opens where the card says, with a monster, and adds one Doom. Clues that lay there are lost.}}',
  'ui.coach.gateTurned': 'Now it is known where it leads, and by its symbol on which days it can be closed or sealed.',
  'ui.coach.gateClosed':
    '{game, select, haunt {One gate less: count how many may be left.} other {One gate less, and a trophy. All monsters with its symbol vanish.}}',
  'ui.coach.sealed': 'Sealed for good: no gate opens here again.',
  'ui.coach.surge':
    'A gate is open there already, so monsters surge from all gates instead. Too many for the town go to the Outskirts.',
  'ui.coach.clue':
    '{game, select, haunt {Whoever investigates the place takes its Clues; a monster that gets there sooner takes them at once.} other {Clues lie where gates may come. Whoever ends a move there may take them.}}',
  'ui.coach.cluesTaken': 'Clues rescue checks and pay for seals: {sealCost} for each.',
  'ui.coach.doom':
    '{game, select, haunt {When neither Doom nor Terror can be placed any more, all is lost.} other {When the track is full the Ancient One wakes.}}',
  'ui.coach.terror':
    '{game, select, haunt {Terror has {terrorSpaces} spaces and never goes down. A step that is due on a full track loses the game.} other {The Outskirts ran over, or a card frightened the town: an ally leaves, and the higher it rises, the more shops close.}}',
  'ui.coach.mythos':
    '{game, select, haunt {The card holds all day. Its signs say what can be closed or sealed, and what monsters want.} other {Read it from the top: gate, Clue, monsters, text.}}',
  'ui.coach.rumor': 'A rumor stays until it is dealt with, or until it comes true.',
  'ui.coach.encounter': 'Every location has its own cards, and each world its colours: what may happen can be guessed.',
  'ui.coach.drew': 'The card is yours. Point at it to read what it does, and when.',
  'ui.coach.befell': 'It stays until something takes it away. The sheet shows it.',
  'ui.coach.activity':
    'A monster with Clues that stands where a card with its symbol wants it spends them at the end of a City phase. Without Clues it cannot act.',
  'ui.coach.monsterEncounter':
    'First the initiative, an Evade check: who has it may slip away or strike first, and each extra success steals a Clue.',
  'ui.coach.ritual': 'Gates are closed on days when their symbol is on black, and sealed when it is on grey.',
  'ui.coach.allocated':
    'The space is used until its marker comes off in an Upkeep. Both its skills serve to the end of the phase.',
  'ui.coach.markersOff':
    'Up to {markersOff} markers of your choice come off in the morning: those bonuses can be used again.',
} as const;
