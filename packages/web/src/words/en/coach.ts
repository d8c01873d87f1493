/** Messages of the coach about phases and events, loaded only for play step by step. */
export const COACH = {
  'ui.coach.label': 'Coach',
  // The phases of Arkham Horror.
  'ui.coach.phase.set-up':
    'Before the first turn, Clues are placed on the board. Each investigator receives what their sheet lists.',
  'ui.coach.phase.upkeep':
    '{game, select, haunt {The day begins. You place its Doom or Terror, and monsters without Clues leave. The Mythos cards of the day are revealed. Up to {markersOff} markers come off each sheet.} other {A turn begins. Exhausted cards refresh. Your Focus is the number of steps you may move your skill sliders. Think about what you will meet this turn.}}',
  'ui.coach.phase.movement':
    'In the city, you have movement points equal to your Speed. Evade or fight any monster in your area before you leave it or when you end your movement there. Stop on Clues to take them.',
  'ui.coach.phase.arkham-encounters':
    'At a location you have an encounter or use what the place offers. An open gate draws you into its Other World unless you have explored it. Nothing happens in the streets.',
  'ui.coach.phase.other-world-encounters':
    'In an Other World you draw cards until one has a color of that world. After 2 turns there you return through the gate and may try to close it.',
  'ui.coach.phase.mythos':
    'The Mythos card opens a gate, or monsters surge from the open ones. It places a Clue and moves monsters with its symbols. Some cards have a lasting effect.',
  'ui.coach.phase.final-battle-start':
    'The Ancient One is awake. Defeat it, or you are all devoured. It has doom tokens equal to its doom track. Removing each takes 1 success for each investigator who began the game.',
  'ui.coach.phase.final-refresh': 'Each round begins with a whole Upkeep: refresh your cards and set your skills.',
  'ui.coach.phase.final-trade': 'Before the attack, all investigators may trade with each other.',
  'ui.coach.phase.final-attack':
    'Each investigator attacks in turn. Add up all successes. Whenever you have 1 for each investigator who began the game, remove 1 doom token.',
  'ui.coach.phase.final-ancient-one':
    'The Ancient One attacks each remaining investigator. Its sheet says how. Most attacks get worse each round.',
  // The phases of Haunt of the Watchers.
  'ui.coach.phase.day':
    'Anyone may act now. A City Phase uses up 1 Speed space, and an Other World Phase costs nothing. When you all agree, the day ends.',
  'ui.coach.phase.city':
    'You move, and then the monsters move. Anyone who meets one must deal with it. Then you do 1 activity. Monsters with Clues act last.',
  'ui.coach.phase.other-world':
    'In an Other World a gate card gives you an encounter. Then a Focus check takes you further on your way back.',
  // Events of the game.
  'ui.coach.rolled':
    '{game, select, haunt {A 5 or 6 is a success. You roll dice equal to the bonus you use, plus or minus all modifiers.} other {A 5 or 6 is a success. While Blessed, a 4 also succeeds. While Cursed, only a 6 does. You roll dice equal to the skill, plus or minus all modifiers.}}',
  'ui.coach.checked':
    'One success is enough unless the check says otherwise. After the roll, you can spend Clues on more dice.',
  'ui.coach.clueSpent':
    '{game, select, haunt {Each Clue you spend after a roll adds 1 die. Keep {sealCost} for a gate whose symbol is on gray.} other {Each Clue you spend after a roll adds 1 die. Keep {sealCost} for the gate you want to seal.}}',
  'ui.coach.lost':
    '{game, select, haunt {If you lose your last Sanity or Stamina, you are out of the game. In the next Upkeep you may start with a new investigator, if any are left.} other {At 0 Sanity or Stamina you lose half your items and Clues. You wake in the asylum or hospital; in an Other World you are lost in time and space.}}',
  'ui.coach.gained': 'Sanity and Stamina never rise above their maximum. Money has no limit.',
  'ui.coach.moved': 'One movement point takes you along one line to the next place.',
  'ui.coach.monsterPlaced':
    '{game, select, haunt {A monster from the cards of the day carries a Clue and can therefore act. Take the Clue, and it cannot act.} other {Monsters come out of gates. Their border shows how they move.}}',
  'ui.coach.monsterMoved':
    '{game, select, haunt {The signs of the day decide how monsters with each symbol move. None of this is random. Point at a monster to see why it moves.} other {Monsters whose symbol the card shows follow the white or the black arrow. Borders show exceptions: yellow stays, red moves twice, blue flies, green has its own rule.}}',
  'ui.coach.monsterGone':
    '{game, select, haunt {A defeated monster returns to the cup. With 1 extra success it is a trophy (2 if it is Endless). Trophies close gates.} other {A defeated monster is a trophy unless it is Endless. Spend trophies in the city.}}',
  'ui.coach.combat':
    '{game, select, haunt {A fight begins with a Horror check. Then each side strikes once, in the order of the initiative. You may fight on.} other {A fight begins with a Horror check, if the monster has a Horror rating. Then in each round you fight or flee.}}',
  'ui.coach.gateOpened':
    '{game, select, haunt {There is another gate to close. You win when only a few are left.} other {A gate opens at the place on the card. A monster appears, and a doom token is added. Clues at that place are lost.}}',
  'ui.coach.gateTurned': 'You now see where the gate leads. Its symbol shows on which days it can be closed or sealed.',
  'ui.coach.gateClosed':
    '{game, select, haunt {The gate is gone. You win once few enough are left.} other {The gate is closed and becomes a trophy. All monsters with its symbol are gone.}}',
  'ui.coach.sealed': 'The place is sealed. No gate opens here again.',
  'ui.coach.surge':
    'A gate is already open there, so monsters surge from all open gates. Those above the monster limit go to the Outskirts.',
  'ui.coach.clue':
    '{game, select, haunt {Investigate a place to take its Clues. A monster that gets there first takes them at once.} other {Clues appear where gates can open. End your move there to take them.}}',
  'ui.coach.cluesTaken': 'Clues save checks and pay for seals. Each seal costs {sealCost}.',
  'ui.coach.doom':
    '{game, select, haunt {You lose when a token must be placed and neither Doom nor Terror has room.} other {When the doom track is full, the Ancient One awakens.}}',
  'ui.coach.terror':
    '{game, select, haunt {The terror track has {terrorSpaces} spaces, and Terror never goes down. You lose if Terror must rise on a full track.} other {The Outskirts overflowed, or a card raised the terror level. An Ally leaves. The higher it rises, the more shops close.}}',
  'ui.coach.mythos':
    '{game, select, haunt {This card applies all day. Its symbols decide what can be closed or sealed, and what monsters want.} other {Read the card from the top: gate, Clue, monster movement, effect.}}',
  'ui.coach.rumor': 'A rumor stays in play until you pass or fail it.',
  'ui.coach.encounter':
    'Each location has its own encounters, and each Other World has its own colors. You can guess what may happen.',
  'ui.coach.drew': 'The card is yours. Point at it to read what it does and when.',
  'ui.coach.fate': 'This stays until something removes it. Your sheet shows it.',
  'ui.coach.activity':
    'Monsters act at the end of a City Phase. They need Clues, and they must be where a card with their symbol points.',
  'ui.coach.monsterEncounter':
    'First an Evade check decides the initiative. With it you may escape or strike first. Each extra success steals a Clue.',
  'ui.coach.ritual': 'A gate can be closed on days when its symbol is on black, and sealed when it is on gray.',
  'ui.coach.allocated':
    'The space is used until its marker comes off in an Upkeep. Both its skills count until the end of the phase.',
  'ui.coach.markersOff':
    'You remove up to {markersOff} markers of your choice each Upkeep and can use those bonuses again.',
} as const;
