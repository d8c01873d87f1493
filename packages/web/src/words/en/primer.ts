/** The primer beside the lessons: the aim of each game, the shape of a turn, and the legend of signs and tokens. */
export const PRIMER = {
  'ui.primer.games': 'Choose a game',
  'ui.primer.lessons': 'Learn by playing',
  'ui.primer.aim': 'About the game',
  'ui.primer.won': 'You all win',
  'ui.primer.lost': 'You all lose',
  'ui.primer.turn.arkham': 'A turn',
  'ui.primer.turn.haunt': 'A day',
  'ui.primer.again': 'and the next turn begins',
  'ui.primer.again.day': 'and the next day begins, with its price',
  'ui.primer.legend': 'Symbols and tokens',
  'ui.primer.legend.about': 'As they appear on the table.',

  'ui.primer.arkham.aim':
    'Gates to Other Worlds are opening in Arkham, and monsters come through. As investigators you move through the city and gather Clues. Go through gates, and close them when you return. You win or lose together, so finish before the Ancient One awakens.',
  'ui.primer.arkham.won.1':
    'You close the last open gate and have at least as many gate trophies as there are investigators.',
  'ui.primer.arkham.won.2': '{sealsToWin} places are sealed for good.',
  'ui.primer.arkham.won.3': 'The Ancient One awakens, and you defeat it.',
  'ui.primer.arkham.lost.1':
    'The Ancient One awakens when the doom track is full, too many gates are open, or gate markers or monsters run out. Then you all fight it.',
  'ui.primer.arkham.lost.2': 'In that battle, anyone at 0 Sanity or Stamina is devoured. If nobody is left, you lose.',

  'ui.primer.haunt.aim':
    'From the start, gates are all over Arkham, all but {turned} of them face down. Each day, cards decide which gates can be closed or sealed and what monsters want. You decide who acts, in what order and how often. Close enough gates before Doom and Terror are full.',
  'ui.primer.haunt.won.1': 'Only {fewest} to {most} gates are left, depending on the Combat rating of the Ancient One.',
  'ui.primer.haunt.lost.1':
    'Each day costs {dayDoom} Doom or {dayTerror} Terror. If a token has no room on either track, you lose.',
  'ui.primer.haunt.lost.2':
    'Sealing or closing a gate also costs {gateDoom} Doom or {gateTerror} Terror. Monsters whose symbol is on black raise Terror.',

  // The phases.
  'ui.primer.arkham.1': 'Upkeep',
  'ui.primer.arkham.1.about': 'Refresh cards, pay what you owe, and adjust your skills by a few steps.',
  'ui.primer.arkham.2': 'Movement',
  'ui.primer.arkham.2.about':
    'Move as far as your Speed allows. Fight or evade monsters. Take the Clues where you stop.',
  'ui.primer.arkham.3': 'Arkham Encounters',
  'ui.primer.arkham.3.about':
    'Have an encounter at your location, or use what it offers instead. A gate draws you in; after your return you may try to close it.',
  'ui.primer.arkham.4': 'Other World Encounters',
  'ui.primer.arkham.4.about':
    'In an Other World you have an encounter each turn. After 2 turns you return, if a gate still leads back.',
  'ui.primer.arkham.5': 'Mythos',
  'ui.primer.arkham.5.about':
    'A card opens a gate and adds a doom token, places a Clue, moves monsters and has its own effect.',
  'ui.primer.haunt.1': 'Upkeep',
  'ui.primer.haunt.1.about':
    'Place Doom or Terror. The cards of the day bring symbols, Clues and monsters. Remove up to {markersOff} markers from each sheet.',
  'ui.primer.haunt.2': 'Who acts?',
  'ui.primer.haunt.2.about': 'Anyone may act, in any order, as often as their skills allow. You decide together.',
  'ui.primer.haunt.3': 'City Phase',
  'ui.primer.haunt.3.about':
    'You move, and every monster moves. Deal with any you meet. Do 1 activity. Then monsters with Clues act.',
  'ui.primer.haunt.4': 'Other World Phase',
  'ui.primer.haunt.4.about':
    'Have an encounter. Then each success on a Focus check takes you one section further, and finally back to a face-up gate.',
  'ui.primer.haunt.5': 'End of the day',
  'ui.primer.haunt.5.about': 'The day ends when you all agree. Monsters without Clues leave in the next Upkeep.',

  // The legend.
  'ui.primer.monsters.arkham': 'Monsters: the border shows how they move',
  'ui.primer.monsters.haunt': 'Monsters: the border shows how they move',
  'ui.primer.monsters.corner': 'The symbol in the corner shows a monster’s Other World.',
  'ui.primer.arkham.normal': '1 step along the arrow',
  'ui.primer.arkham.fast': '2 steps along the arrows',
  'ui.primer.arkham.flying':
    'flies to an investigator in an adjacent street, or else to the Sky. From the Sky it flies to any street with an investigator',
  'ui.primer.arkham.stationary': 'never moves',
  'ui.primer.arkham.unique': 'follows its own rule',
  'ui.primer.haunt.normal': '1 step toward its goal',
  'ui.primer.haunt.fast': '2 steps toward its goal',
  'ui.primer.haunt.flying': 'to the Sky, and from there to any place',
  'ui.primer.haunt.stationary': '1 step; with 2 or more Clues it spends 1 to reach its goal at once',
  'ui.primer.haunt.unique': 'follows its own rule',
  'ui.primer.border.normal': 'Black, square',
  'ui.primer.border.fast': 'Red, arrow-shaped',
  'ui.primer.border.flying': 'Blue, winged',
  'ui.primer.border.stationary': 'Yellow, on a base',
  'ui.primer.border.unique': 'Green, eight-sided',
  'ui.primer.carries': 'With a lens',
  'ui.primer.carries.about': 'it carries Clues and can therefore act; defeat it to take them',

  'ui.primer.places': 'Places and what is on them',
  'ui.primer.stable': 'Stable location',
  'ui.primer.stable.arkham': 'smooth ring, green stone: gates normally do not open here',
  'ui.primer.stable.haunt': 'smooth ring, green stone: no gate is here at the start',
  'ui.primer.unstable': 'Unstable location',
  'ui.primer.unstable.arkham': 'toothed ring, cracked red stone: gates open here and Clues appear',
  'ui.primer.unstable.haunt': 'toothed ring, cracked red stone: gates are here, and monsters come to act',
  'ui.primer.gate': 'Gate',
  'ui.primer.gate.arkham': 'a cold spiral around its symbol; the tag shows its modifier for closing it',
  'ui.primer.gate.haunt': 'a cold spiral, face up: enter it, or close or seal it on a day with its symbol',
  'ui.primer.face-down': 'Face-down gate',
  'ui.primer.face-down.about': 'nobody knows where it leads; investigate to reveal it',
  'ui.primer.seal': 'Elder sign',
  'ui.primer.seal.about': 'a branch on green: the place is sealed, and no gate opens here again',
  'ui.primer.clue': 'Clues',
  'ui.primer.clue.arkham':
    'stop here to take them; each adds a die to a check, and {sealCost} seal a gate you have just closed',
  'ui.primer.clue.haunt': 'investigate to take them; each adds a die to a check, and {sealCost} pay for sealing a gate',
  'ui.primer.arrows': 'Arrows',
  'ui.primer.arrows.about': 'monsters follow black or white arrows, as the Mythos card shows',
  'ui.primer.arrows.haunt':
    'if several paths to their goal are equally short, monsters take the white arrow, or else the black one',
  'ui.primer.street': 'Street',
  'ui.primer.street.about': 'a brass plate: you pass through, and have no encounter here',

  'ui.primer.symbols': 'The nine symbols on monsters and gates',
  'ui.primer.symbols.arkham': 'When you close a gate, all monsters with its symbol are gone too.',
  'ui.primer.symbols.haunt':
    'The cards of the day show some symbols on gray and some on black. Monsters with any other symbol hunt you.',
  'ui.primer.symbol.none': 'no gate',

  'ui.primer.you': 'You',
  'ui.primer.cameo': 'Investigator',
  'ui.primer.cameo.about': 'an arched portrait; lamplight shows whose decision it is',
  'ui.primer.sanity': 'Sanity',
  'ui.primer.sanity.about':
    '{game, select, haunt {Round. If you lose your last Sanity, you are out of the game.} other {Round. At 0 you lose half of your items and Clues. You wake in Arkham Asylum or, in an Other World, are lost in time and space.}}',
  'ui.primer.stamina': 'Stamina',
  'ui.primer.stamina.about':
    '{game, select, haunt {Square. If you lose your last Stamina, you are out of the game.} other {Square. At 0 you lose half of your items and Clues. You wake in St. Mary’s Hospital or, in an Other World, are lost in time and space.}}',
  'ui.primer.slider': 'Pairs of skills',
  'ui.primer.slider.about': 'raising one lowers the other; the bright column counts',
  'ui.primer.slots': 'Bonuses',
  'ui.primer.slots.about': 'lit: yours for this phase; coin: used until its marker comes off in an Upkeep',
  'ui.primer.dice': 'Dice',
  'ui.primer.dice.about': '5 and 6 are successes; you need as many as the check requires',

  'ui.primer.tracks': 'The tracks',
  'ui.primer.doom.arkham': 'gains a doom token with each new gate; when it is full, the Ancient One awakens',
  'ui.primer.doom.haunt': 'pays for days and for closing gates; when it is full, you must place Terror',
  'ui.primer.terror.arkham': 'rises whenever the Outskirts overflow; shops close and Allies leave',
  'ui.primer.terror.haunt': '1 Terror replaces {perTerror} Doom; Terror never goes down',

  'ui.primer.signs': 'The signs of the day',
  'ui.primer.sign.grey': 'On gray',
  'ui.primer.sign.grey.about':
    'Gates can be sealed for {sealCost} Clues. They draw in the investigator who reveals them. Monsters summon others.',
  'ui.primer.sign.black': 'On black, red frame',
  'ui.primer.sign.black.about':
    'Gates can be closed for a trophy with the symbol. In the Upkeep they draw in every investigator there. Monsters raise Terror.',
  'ui.primer.sign.none': 'On no card',
  'ui.primer.sign.none.about': 'gates can be neither closed nor sealed; monsters hunt the nearest investigator',

  'ui.primer.goals': 'What monsters want',
  'ui.primer.goal.hunt': 'it hunts an investigator',
  'ui.primer.goal.collect': 'it goes for Clues on the board',
  'ui.primer.goal.act': 'it carries its Clues to a place where it can act',
} as const;
