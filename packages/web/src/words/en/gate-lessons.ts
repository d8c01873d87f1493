/** The second lessons, on gates: through one and back in Arkham Horror, one shut in Haunt of the Watchers. */
export const GATE_LESSONS = {
  // Arkham Horror.
  'ui.learn.gate.beyond': 'You are in an Other World',
  'ui.learn.gate.beyond.text':
    'Amanda went through the gate in the Graveyard. She is in the first area of the Dreamlands. A world takes 2 turns: first area, second area, then back. With {clues} Clues she can seal the gate.',
  'ui.learn.gate.ready': 'Prepare for anything',
  'ui.learn.gate.ready.text':
    'You will have an encounter in the next area, and it may call for any skill. Stay balanced: choose “{answer}”.',
  'ui.learn.gate.encounter': 'An encounter in the Other World',
  'ui.learn.gate.encounter.text':
    'You moved to the second area automatically. A gate card in one of this world’s colors calls for a Will check. You rolled {successes, plural, =0 {no successes} one {1 success} other {# successes}} and need {need}. You have {clues} Clues and need {sealCost} for the seal, so spend 1 ({chance} to pass).',
  'ui.learn.gate.encounter.keep':
    'You rolled {successes, plural, =0 {no successes} one {1 success} other {# successes}} and need {need}. With a Clue your chance would be {chance}. But a seal costs {sealCost} Clues, and you have no more. Keep the result.',
  'ui.learn.gate.meanwhile': 'Meanwhile in Arkham',
  'ui.learn.gate.meanwhile.text':
    'The game goes on without you. The Mythos Phase opened a gate and added a doom token. {gates} gates are open now. Read about it here or in the log.',
  'ui.learn.gate.tomorrow': 'Prepare your return',
  'ui.learn.gate.tomorrow.text':
    'You return this turn. Closing a gate takes a Fight or Lore check, and a monster is there too. Choose “{answer}”.',
  'ui.learn.gate.tomorrow.keep': 'You need Fight {fight} for the gate and the monster there. Leave the rest as it is.',
  'ui.learn.gate.back': 'Back with an explored marker',
  'ui.learn.gate.back.text':
    'While you stay here, your explored marker keeps you from being drawn in again. You need not fight the Zombie this turn, but its trophy is useful. Choose “{answer}”.',
  'ui.learn.gate.back.alone':
    'While you stay here, your explored marker keeps you from being drawn in again. Stop here.',
  'ui.learn.gate.horror': 'First a Horror check',
  'ui.learn.gate.horror.text':
    'A fight begins with a Horror check: Will plus the monster’s Horror rating. You rolled {successes, plural, =0 {no successes} one {1 success} other {# successes}} and need {need}. If you fail, you lose Sanity, but only this once in this fight. You need your Clues for the seal, so keep the result.',
  'ui.learn.gate.horror.spare':
    'A fight begins with a Horror check: Will plus the monster’s Horror rating. You rolled {successes, plural, =0 {no successes} one {1 success} other {# successes}} and need {need}. If you fail, you lose Sanity, but only this once in this fight. You have a Clue to spare, so spend it ({chance} to pass).',
  'ui.learn.gate.fight': 'Fight or flee',
  'ui.learn.gate.fight.text':
    'The Horror check is over. Each round you may fight, or flee with an Evade check. Choose to fight. The chance shown is for bare hands.',
  'ui.learn.gate.weapons': 'Use both hands',
  'ui.learn.gate.weapons.text':
    'With bare hands your chance is {odds}. Weapons fill up to 2 hands, and their bonuses add up. Equip the .38 Revolver first.',
  'ui.learn.gate.weapons.more': '1 hand is free. Equip the Cavalry Saber too, and watch the total.',
  'ui.learn.gate.weapons.roll':
    'Your chance is now {odds}. If you fail, you lose Stamina and the next round begins. Attack!',
  'ui.learn.gate.close': 'Close the gate',
  'ui.learn.gate.close.text':
    'Your explored marker lets you try to close it: Fight {fight} or Lore {lore}. The gate’s modifier is included. Weapons do not help. Choose Fight.',
  'ui.learn.gate.close.roll':
    'Not yet: you rolled {successes} of {need, plural, one {1 success} other {# successes}}. Failing costs nothing. While you stay, you may try again each turn.',
  'ui.learn.gate.seal': 'Now or never',
  'ui.learn.gate.seal.text':
    'The gate is closed. Only now may you spend {sealCost} Clues to seal the place for good. You saved them for this, so seal it.',
  'ui.learn.gate.sealed': 'No gate opens here again',
  'ui.learn.gate.sealed.text':
    'An elder sign is in the Graveyard. Last night’s Mythos card named the Graveyard, and nothing happened: no gate, no monster, no doom token.',
  'ui.learn.gate.sealed.not':
    'You closed the gate but did not seal the place. Last night’s Mythos card named the Graveyard, so a gate opened again. A seal prevents that.',
  'ui.learn.gate.gone': 'Its monsters are gone too',
  'ui.learn.gate.gone.text':
    'A Nightgaunt was in French Hill. It had the slash symbol, like this gate. When a gate closes, all monsters with its symbol leave the board.',
  'ui.learn.gate.trophies': 'Your trophies',
  'ui.learn.gate.trophies.text':
    '{n, plural, =0 {You have the gate as a trophy.} other {You have the gate and the monster as trophies.}} To win by closing the last gate, the team needs at least 1 gate trophy per investigator. Trophies you spend in the city no longer count.',
  'ui.learn.gate.aim': 'What it takes to win',
  'ui.learn.gate.aim.text':
    'You have {seals} of {sealsToWin} seals, and {gates} gates are open. {name} is still asleep. Now you know it all: gather Clues, go through a gate, return and seal it.',

  // Haunt of the Watchers.
  'ui.learn.shut.signs': 'What can be sealed today?',
  'ui.learn.shut.signs.text':
    'The gate in the Graveyard is face up and has the slash symbol. Today a card shows the slash on gray, so this gate can be sealed. Tomorrow that may change.',
  'ui.learn.shut.minds': 'A gate to prevent',
  'ui.learn.shut.minds.text':
    'The Gug and the Nightgaunt also have the slash symbol and carry 1 Clue each. They are going to the Unnamable to open a new gate. The Zombie’s crescent is on no card, so it hunts you. Stop the first two.',
  'ui.learn.shut.harvey': 'Harvey first',
  'ui.learn.shut.harvey.text':
    'Harvey is already at the gate. His phase still uses up a Speed space. Take the lowest, Speed 0, because he need not move.',
  'ui.learn.shut.banish': 'Banish monsters',
  'ui.learn.shut.banish.text':
    'The Gug has reached the Unnamable and will act when this phase ends. At a face-up gate you can banish monsters with its symbol, wherever they are. Spend 1 Clue and make a Focus check: choose “{answer}”.',
  'ui.learn.shut.focus': 'A Focus check',
  'ui.learn.shut.focus.text':
    'You roll dice equal to your Focus, plus 1 for this gate. It uses no space. Each success banishes 1 monster. You rolled {successes, plural, =0 {no successes} one {1 success} other {# successes}} and need 2. Spend 1 Clue to roll 1 extra die.',
  'ui.learn.shut.whom': 'Choose monsters to banish',
  'ui.learn.shut.whom.text':
    'They return to the gate’s world and lose their Clues. {n, plural, one {Choose 1 more.} other {Choose #. Take the Gug first, because it is about to act.}}',
  'ui.learn.shut.amanda': 'Now Amanda',
  'ui.learn.shut.amanda.text':
    '{n, plural, =0 {{gate, select, yes {A new gate is at the Unnamable.} other {You prevented the new gate.}}} other {{gate, select, yes {A new gate is at the Unnamable, because you did not banish both monsters.} other {{n, plural, one {One monster is} other {Both monsters are}} still on the way to the Unnamable.}}}} Amanda has the {cost} Clues for a seal and 1 more. The Graveyard is 2 steps away. Start her phase with Speed 2, Sneak 3.',
  'ui.learn.shut.walk': 'To the gate',
  'ui.learn.shut.walk.text': 'Go to Rivertown. The Zombie has moved there, but entering takes no check.',
  'ui.learn.shut.walk.on': 'Now go on to the Graveyard. Leaving a monster behind takes an Evade check.',
  'ui.learn.shut.walk.there': 'You are at the gate. Stop here.',
  'ui.learn.shut.past': 'Past the monster',
  'ui.learn.shut.free': 'Sneak 3 belongs to the space you started with. It is free for this whole phase, so use it.',
  'ui.learn.shut.evade.won': 'You passed. Save your Clues and keep the result.',
  'ui.learn.shut.evade.lost':
    'Not yet: you rolled {successes} of {need, plural, one {1 success} other {# successes}}. A Clue rolls 1 extra die ({chance} to pass), but keep {sealCost} Clues for the seal.',
  'ui.learn.shut.steal': 'Steal a Clue',
  'ui.learn.shut.steal.text':
    'Each extra success lets you steal 1 Clue from a monster you slip past. Take it. Without Clues the Zombie cannot act, and it leaves in the next Upkeep.',
  'ui.learn.shut.initiative': 'It follows you',
  'ui.learn.shut.initiative.text':
    'After you moved, the monsters moved, and the Zombie followed you. One of you makes an Evade check to win the initiative for both. Choose Amanda: she already has Sneak 3 this phase, at no further cost.',
  'ui.learn.shut.escape': 'You need not fight',
  'ui.learn.shut.escape.text':
    'The Zombie has no Clue left. Choose “{answer}”: the encounter ends, and you can still do your activity.',
  'ui.learn.shut.seal': 'Seal the gate',
  'ui.learn.shut.seal.text':
    'This is Amanda’s activity. The slash is on gray, so {cost} of her own Clues can seal the gate. On black, a trophy with its symbol would close it instead. Choose “{answer}”.',
  'ui.learn.shut.tokens': 'A ritual has its price',
  'ui.learn.shut.tokens.text':
    'Each ritual places {gateDoom} Doom or {gateTerror} Terror. With {outOfReach} or more Doom spaces empty, the Ancient One stays asleep. With fewer, you roll. With none, it comes. After {gateDoom} Doom, {outOfReach} are left, so place Doom.',
  'ui.learn.shut.ritual': 'The last check',
  'ui.learn.shut.ritual.text': 'Make a Focus check, this time without a modifier. 1 success seals the gate. Roll.',
  'ui.learn.shut.ritual.more':
    'You passed. With 1 more success the gate becomes Amanda’s trophy, which can close another with its symbol. She has Clues left, so spend 1.',
  'ui.learn.shut.ritual.not':
    'Not yet: you rolled {successes} of {need, plural, one {1 success} other {# successes}}. The Clues and tokens are already spent. Spend another Clue to roll 1 extra die ({chance} to pass).',
  'ui.learn.shut.gone': 'The gate is gone',
  'ui.learn.shut.gone.text':
    'The Graveyard has no gate now{trophy, select, yes {, and Amanda has a gate trophy} other {}}. Unlike in Arkham Horror, no elder sign protects it: another gate may come.',
  'ui.learn.shut.aim': 'What is left to do',
  'ui.learn.shut.aim.text':
    '{gates} gates are left. You win as soon as only {win} are left. Keep acting, or end the day. Plan by the signs, stop monsters that can act, and close or seal what you can.',
} as const;
