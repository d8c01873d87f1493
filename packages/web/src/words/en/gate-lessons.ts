/** The second lessons, on gates: through one and back in Arkham Horror, one shut in Haunt of the Watchers. */
export const GATE_LESSONS = {
  // Arkham Horror.
  'ui.learn.gate.beyond': 'You are elsewhere',
  'ui.learn.gate.beyond.text':
    'Amanda went through the gate at the Graveyard and stands in the first area of the Dreamlands. A world is two turns long: first area, second area, home. With {clues} Clues she could seal the gate.',
  'ui.learn.gate.ready': 'Ready for anything',
  'ui.learn.gate.ready.text':
    'Something will happen in the next area, and no one knows which skill it wants. So keep to the middle: “Leave the skills as they are”.',
  'ui.learn.gate.encounter': 'An encounter beyond',
  'ui.learn.gate.encounter.text':
    'You moved on by yourself. A Gate card in a colour of this world asks for Will: {successes} of {need}. {sealCost} Clues are for the seal; you have {clues}, so one is to spare. It helps with {chance}: spend it.',
  'ui.learn.gate.encounter.keep':
    'The dice gave {successes} of {need}. A Clue would bring it with {chance}; but a seal costs {sealCost}, and you have no more than that. Leave it at that.',
  'ui.learn.gate.meanwhile': 'Meanwhile in Arkham',
  'ui.learn.gate.meanwhile.text':
    'The city does not wait for you. The Mythos opened a gate and added a Doom token; {gates} gates are open now. Read it here, or in the chronicle.',
  'ui.learn.gate.tomorrow': 'Get ready to come back',
  'ui.learn.gate.tomorrow.text':
    'This turn takes you home. A gate is closed with Fight or with Lore, and something prowls there as well: take “More Fight, less Will”.',
  'ui.learn.gate.tomorrow.keep': 'Fight {fight} is for the gate and for what prowls there. Leave the rest as it is.',
  'ui.learn.gate.back': 'Back, and marked',
  'ui.learn.gate.back.text':
    'You have an explored marker: while you stay here the gate does not draw you in again. This turn the Zombie must let you be, but you may attack it, and a trophy is worth having. Choose “Attack Zombie”.',
  'ui.learn.gate.back.alone':
    'You have an explored marker: while you stay here the gate does not draw you in. Stop here.',
  'ui.learn.gate.horror': 'First the sight of it',
  'ui.learn.gate.horror.text':
    'A fight begins with a Horror check: Will with the monster’s figure, {successes} of {need}. Failing costs Sanity, once. Your Clues are for the seal, so bear it: leave it at that.',
  'ui.learn.gate.horror.spare':
    'A fight begins with a Horror check: Will with the monster’s figure, {successes} of {need}. Failing costs Sanity, once. You have a Clue more than the seal needs: {chance}.',
  'ui.learn.gate.fight': 'Fight or flee',
  'ui.learn.gate.fight.text':
    'The horror is behind you. Now every round you may fight, or flee with an Evade check. Fight; the chance shown is that of bare hands.',
  'ui.learn.gate.weapons': 'Both hands full',
  'ui.learn.gate.weapons.text':
    'Bare-handed it would be {odds}. Weapons fill up to two hands, and their dice add up. Take the .38 Revolver first.',
  'ui.learn.gate.weapons.more': 'One hand is still free: take the Cavalry Saber, too, and watch the sum.',
  'ui.learn.gate.weapons.roll':
    'Both hands are full, or empty if you like it that way: {odds}. Should it fail you lose Stamina, and the next round begins. Attack!',
  'ui.learn.gate.close': 'Close the gate',
  'ui.learn.gate.close.text':
    'Marked as you are, you may try to close it: Fight {fight} or Lore {lore}. The gate’s own modifier is in the sum; weapons do not help. Choose Fight.',
  'ui.learn.gate.close.roll':
    'Not yet: {successes} of {need}. Failing costs nothing, and as long as you stay you may try again every turn.',
  'ui.learn.gate.seal': 'Now or never',
  'ui.learn.gate.seal.text':
    'The gate is closed. Right now, and only now, {sealCost} Clues seal the place for good. That is what you kept them for: seal it.',
  'ui.learn.gate.sealed': 'Nothing opens here any more',
  'ui.learn.gate.sealed.text':
    'The elder sign lies there. The Mythos card of this very night named the Graveyard, and nothing happened: no gate, no monster, no Doom.',
  'ui.learn.gate.sealed.not':
    'The gate was closed but the place not sealed. The Mythos card of this very night named the Graveyard: so it opened again. That is what seals are for.',
  'ui.learn.gate.gone': 'Its monsters went with it',
  'ui.learn.gate.gone.text':
    'A Nightgaunt stood on French Hill. It bore the slash, as this gate did: when a gate closes, all monsters with its symbol leave the board, wherever they are.',
  'ui.learn.gate.trophies': 'What you have won',
  'ui.learn.gate.trophies.text':
    'The gate marker is yours{n, plural, =0 {} other {, and the beaten monster, too}}. Whoever closes the last open gate wins the game, if together you then hold as many gate trophies as investigators. Spent in the city they buy other things; then they no longer count.',
  'ui.learn.gate.aim': 'What it takes',
  'ui.learn.gate.aim.text':
    '{seals} of {sealsToWin} seals, and {gates} gates still open. {name} has not stirred yet. You know all it takes: gather Clues, go through, come back, seal.',

  // Haunt of the Watchers.
  'ui.learn.shut.signs': 'What can be shut today?',
  'ui.learn.shut.signs.text':
    'The gate at the Graveyard lies face-up and bears the slash. Today a card shows the slash on grey: so this gate can be sealed. Tomorrow it may be otherwise.',
  'ui.learn.shut.minds': 'What must not happen',
  'ui.learn.shut.minds.text':
    'Gug and Nightgaunt bear the slash, too, and a Clue each: they go to the Unnamable, to bring a new gate there. The Zombie’s crescent is on no card: it hunts you. First of all, stop those two.',
  'ui.learn.shut.harvey': 'Harvey first',
  'ui.learn.shut.harvey.text':
    'Harvey stands at the gate already. A phase of his costs a Speed space all the same; take the worst one, Speed 0, for he need not walk.',
  'ui.learn.shut.banish': 'Banish',
  'ui.learn.shut.banish.text':
    'The Gug has moved to the Unnamable and will act when this phase ends. From a face-up gate monsters with its symbol can be banished, wherever they are: 1 Clue, then a Focus check. Choose “Banish”.',
  'ui.learn.shut.focus': 'A Focus check',
  'ui.learn.shut.focus.text':
    'As many dice as Focus, here with the gate’s +1; no space is used up. Each success banishes one monster: so far {successes}, and two must go. A Clue rolls one more die: spend it.',
  'ui.learn.shut.whom': 'Send them home',
  'ui.learn.shut.whom.text':
    'They go back to the world of the gate, and their Clues are gone. {n, plural, one {One more may go: send it} other {# may go: the Gug first, it is nearest to doing harm}}.',
  'ui.learn.shut.amanda': 'Then Amanda',
  'ui.learn.shut.amanda.text':
    '{n, plural, =0 {{gate, select, yes {A gate has come to the Unnamable} other {No new gate tonight}}.} other {{gate, select, yes {A new gate has come to the Unnamable, because not both were banished.} other {{n, plural, one {One of the two is} other {Both are}} still on the way to the Unnamable: there will be a new gate tonight.}}}} Now Amanda, who has the {cost} Clues a seal costs and one more. Two steps lead to the Graveyard: begin her phase with Speed 2, Sneak 3.',
  'ui.learn.shut.walk': 'To the gate',
  'ui.learn.shut.walk.text': 'Go to Rivertown, although the Zombie has come there: entering is free.',
  'ui.learn.shut.walk.on': 'Now on to the Graveyard. To leave a monster behind takes an Evade check.',
  'ui.learn.shut.walk.there': 'You are at the gate. Stop here.',
  'ui.learn.shut.past': 'Past the monster',
  'ui.learn.shut.free':
    'Sneak 3 belongs to the space you began with: for this whole phase it costs nothing more. Use it again.',
  'ui.learn.shut.evade.won': 'Passed: {successes} of {need}. Save your Clues and leave it at that.',
  'ui.learn.shut.evade.lost':
    'Not passed: {successes} of {need}. A Clue rolls one die more, {chance}; but keep {sealCost} for the seal.',
  'ui.learn.shut.steal': 'Light fingers',
  'ui.learn.shut.steal.text':
    'More successes than you needed: each may steal a Clue from the monsters you slip past. Take it. Without a Clue the Zombie cannot act, and is gone in the morning.',
  'ui.learn.shut.initiative': 'It follows you',
  'ui.learn.shut.initiative.text':
    'After you the monsters moved, and the Zombie came along. One of you rolls Evade for the initiative of both. Let it be Amanda: her Sneak is in use anyway.',
  'ui.learn.shut.escape': 'You need not fight',
  'ui.learn.shut.escape.text':
    'It has no Clue left and nothing you want. Choose “Escape”: the encounter is over, and it does not keep you from what you came for.',
  'ui.learn.shut.seal': 'Seal the gate',
  'ui.learn.shut.seal.text':
    'This is Amanda’s one activity. The slash is on grey, so the gate can be sealed for {cost} of her own Clues; on black it would be closed, for a trophy with its symbol. Choose “Seal”.',
  'ui.learn.shut.tokens': 'It costs time, too',
  'ui.learn.shut.tokens.text':
    'Every ritual places {gateDoom} Doom or {gateTerror} Terror. With {outOfReach} or more Doom spaces empty the Ancient One sleeps through it; with fewer, dice say whether it comes, and with none it comes for certain. After {gateDoom} Doom {outOfReach} are left: pay that.',
  'ui.learn.shut.ritual': 'The last check',
  'ui.learn.shut.ritual.text': 'Another Focus check, with no modifier this time. One success shuts the gate. Roll.',
  'ui.learn.shut.ritual.more':
    'Passed: {successes} of {need}. One success more, and the gate becomes Amanda’s trophy, good for closing another of its symbol. She has Clues left and nothing better to do with them: spend one.',
  'ui.learn.shut.ritual.not':
    'Not yet: {successes} of {need}, and the Clues and tokens are spent. A Clue more rolls one more die: {chance}. Spend it.',
  'ui.learn.shut.gone': 'One gate less',
  'ui.learn.shut.gone.text':
    'The Graveyard is quiet{trophy, select, yes {, and the gate a trophy} other {}}. Nothing marks the place: unlike in Arkham Horror another gate may come here one day.',
  'ui.learn.shut.aim': 'What is left to do',
  'ui.learn.shut.aim.text':
    '{gates} gates are left; the game is won the moment there are only {win}. You may act on, or end the day. Plan by the signs, stop what acts, shut what shows: that is the whole game.',
} as const;
