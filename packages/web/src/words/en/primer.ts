/** The primer beside the lessons: what each game is about, the shape of a turn, and the legend of signs and tokens. */
export const PRIMER = {
  'ui.primer.games': 'Which game',
  'ui.primer.lessons': 'Learn by playing',
  'ui.primer.aim': 'What it is about',
  'ui.primer.won': 'You all win',
  'ui.primer.lost': 'You all lose',
  'ui.primer.turn.arkham': 'The shape of a turn',
  'ui.primer.turn.haunt': 'The shape of a day',
  'ui.primer.again': 'and the next turn begins',
  'ui.primer.again.day': 'and the next morning wants paying',
  'ui.primer.legend': 'Signs and tokens',
  'ui.primer.legend.about': 'Drawn as they stand on the table.',

  'ui.primer.arkham.aim':
    'Gates to other worlds are opening in Arkham, and monsters come through. You walk the city as investigators, gather Clues, step through gates and shut them when you come back. Be done before the Ancient One wakes; everybody wins or loses together.',
  'ui.primer.arkham.won.1':
    'The last open gate is closed, and together you hold at least as many gate trophies as you are investigators.',
  'ui.primer.arkham.won.2': '{sealsToWin} places are sealed for good.',
  'ui.primer.arkham.won.3': 'The Ancient One woke, and you beat it.',
  'ui.primer.arkham.lost.1':
    'It wakes when the Doom track is full, when too many gates are open, or when gate markers or monsters run out; then all of you fight it at once.',
  'ui.primer.arkham.lost.2': 'In that battle whoever falls is out. When nobody is left, it is over.',

  'ui.primer.haunt.aim':
    'Gates lie all over Arkham from the start, all but {turned} of them face-down. Each morning cards say which symbols can be shut today and what every monster is after; you decide who acts, in what order, and how often. Shut enough gates before Doom and Terror run full.',
  'ui.primer.haunt.won.1':
    'As few gates are left as the Ancient One allows: {fewest} to {most}, by its Combat rating. That very moment you have won.',
  'ui.primer.haunt.lost.1':
    'Each morning costs {dayDoom} Doom or {dayTerror} Terror. A token that fits on neither track loses the game.',
  'ui.primer.haunt.lost.2':
    'Sealing or closing a gate costs {gateDoom} Doom or {gateTerror} Terror, too, and monsters on black raise Terror.',

  // The phases.
  'ui.primer.arkham.1': 'Upkeep',
  'ui.primer.arkham.1.about': 'Cards are refreshed, debts are due, and you may shift your skills by a few steps.',
  'ui.primer.arkham.2': 'Movement',
  'ui.primer.arkham.2.about':
    'Walk as far as your Speed. Fight or evade whoever stands there. Take the Clues where you stop.',
  'ui.primer.arkham.3': 'Encounters',
  'ui.primer.arkham.3.about':
    'Something happens at your location; or you use what it offers: buy, or heal. A gate draws you through; once back, you may try to close it.',
  'ui.primer.arkham.4': 'Other Worlds',
  'ui.primer.arkham.4.about':
    'Whoever is beyond has an encounter there each turn, and comes back after two turns, where a gate still leads back.',
  'ui.primer.arkham.5': 'Mythos',
  'ui.primer.arkham.5.about': 'A card opens a gate and adds Doom, lays a Clue, moves monsters, and has news.',
  'ui.primer.haunt.1': 'Upkeep',
  'ui.primer.haunt.1.about':
    'You pay Doom or Terror. The day’s cards bring signs, Clues and monsters. Up to {markersOff} markers come off each sheet.',
  'ui.primer.haunt.2': 'Who acts?',
  'ui.primer.haunt.2.about': 'Whoever likes, in any order, as often as strength lasts. You settle it at the table.',
  'ui.primer.haunt.3': 'City phase',
  'ui.primer.haunt.3.about':
    'You walk; every monster moves; who meets, fights; you do one thing; monsters with Clues act.',
  'ui.primer.haunt.4': 'Other World phase',
  'ui.primer.haunt.4.about':
    'Whoever is beyond has an encounter there; then each success of a Focus check leads a section on, in the end back to an open gate.',
  'ui.primer.haunt.5': 'The day ends',
  'ui.primer.haunt.5.about': 'When all agree. Monsters without Clues leave in the morning.',

  // The legend.
  'ui.primer.monsters.arkham': 'Monsters: the border says how they move',
  'ui.primer.monsters.haunt': 'Monsters: the border says how they move',
  'ui.primer.monsters.corner': 'The symbol in the corner says to which world it belongs.',
  'ui.primer.arkham.normal': 'one step along the arrow',
  'ui.primer.arkham.fast': 'two steps along the arrows',
  'ui.primer.arkham.flying':
    'flies: to an investigator in a street next to it, or up to the Sky; from there to any street with somebody in it',
  'ui.primer.arkham.stationary': 'never moves',
  'ui.primer.arkham.unique': 'by a rule of its own',
  'ui.primer.haunt.normal': 'one step towards its goal',
  'ui.primer.haunt.fast': 'two steps towards its goal',
  'ui.primer.haunt.flying': 'up to the Sky, then down anywhere',
  'ui.primer.haunt.stationary': 'one step; with two Clues or more it spends one to be at its goal at once',
  'ui.primer.haunt.unique': 'by a rule of its own',
  'ui.primer.border.normal': 'Black, square',
  'ui.primer.border.fast': 'Red, arrow-shaped',
  'ui.primer.border.flying': 'Blue, winged',
  'ui.primer.border.stationary': 'Yellow, on a foot',
  'ui.primer.border.unique': 'Green, eight-sided',
  'ui.primer.carries': 'With a lens',
  'ui.primer.carries.about': 'it carries Clues, and can act with them; beat it and they are yours',

  'ui.primer.places': 'Places and what lies there',
  'ui.primer.stable': 'Stable place',
  'ui.primer.stable.arkham': 'smooth ring, green stone: by itself no gate opens here',
  'ui.primer.stable.haunt': 'smooth ring, green stone: no gate lies here at the start',
  'ui.primer.unstable': 'Unstable place',
  'ui.primer.unstable.arkham': 'toothed ring, cracked red stone: gates open here, and Clues appear',
  'ui.primer.unstable.haunt': 'toothed ring, cracked red stone: here gates lie, and monsters come to act',
  'ui.primer.gate': 'Gate',
  'ui.primer.gate.arkham': 'a cold spiral around its symbol; the tag is its modifier when you close it',
  'ui.primer.gate.haunt': 'a cold spiral, lying face-up: enter it, or shut it on a day that shows its symbol',
  'ui.primer.face-down': 'Face-down gate',
  'ui.primer.face-down.about': 'nobody knows where it leads; investigating turns it over',
  'ui.primer.seal': 'Elder sign',
  'ui.primer.seal.about': 'a branch on green: sealed, no gate opens here any more',
  'ui.primer.clue': 'Clues',
  'ui.primer.clue.arkham':
    'stop here and take them; each buys a die for a check, {sealCost} seal a gate you have just closed',
  'ui.primer.clue.haunt':
    'investigate to take them; each buys a die for a check, {sealCost} are the price of sealing a gate',
  'ui.primer.arrows': 'Arrows',
  'ui.primer.arrows.about': 'monsters follow black or white, as the Mythos card says',
  'ui.primer.arrows.haunt': 'break ties: of two ways to their goal monsters take white, then black',
  'ui.primer.street': 'Street',
  'ui.primer.street.about': 'a brass plate: you pass through, nothing happens there by itself',

  'ui.primer.symbols': 'Symbols: nine, on monsters and gates',
  'ui.primer.symbols.arkham': 'Close a gate and all monsters with its symbol go, too.',
  'ui.primer.symbols.haunt': 'The day’s cards show some on grey, some on black; monsters with the others hunt.',
  'ui.primer.symbol.none': 'no gate',

  'ui.primer.you': 'You',
  'ui.primer.cameo': 'Investigator',
  'ui.primer.cameo.about': 'an arched cameo; who decides stands in lamplight',
  'ui.primer.sanity': 'Sanity',
  'ui.primer.sanity.about':
    '{game, select, haunt {round; who loses the last of it is out of the game at once} other {round; at none you wake in the asylum, poorer, or are lost in time and space if you were in an Other World}}',
  'ui.primer.stamina': 'Stamina',
  'ui.primer.stamina.about':
    '{game, select, haunt {square; who loses the last of it is out of the game at once} other {square; at none you wake in the hospital, poorer, or are lost in time and space if you were in an Other World}}',
  'ui.primer.slider': 'Skills in pairs',
  'ui.primer.slider.about': 'what one gains its partner loses; the bright column counts',
  'ui.primer.slots': 'Bonuses',
  'ui.primer.slots.about': 'light: yours for this phase; coin: used up, until its marker comes off in an Upkeep',
  'ui.primer.dice': 'Dice',
  'ui.primer.dice.about': '5 and 6 succeed; as many as the check wants must',

  'ui.primer.tracks': 'The clocks',
  'ui.primer.doom.arkham': 'one more with each gate that opens; full, it wakes',
  'ui.primer.doom.haunt': 'pays for mornings and for shutting gates; when it is full, only Terror is left to pay with',
  'ui.primer.terror.arkham': 'every overflow of the Outskirts raises it; shops close, allies leave',
  'ui.primer.terror.haunt': 'one pays for {perTerror} Doom; it never goes down',

  'ui.primer.signs': 'The day’s signs',
  'ui.primer.sign.grey': 'On grey',
  'ui.primer.sign.grey.about':
    'gates can be sealed for {sealCost} Clues; monsters summon others; whoever turns such a gate is taken through it',
  'ui.primer.sign.black': 'On black, red frame',
  'ui.primer.sign.black.about':
    'gates can be closed for a trophy with the symbol, and in the Upkeep take all who stand at them; monsters raise Terror',
  'ui.primer.sign.none': 'On no card',
  'ui.primer.sign.none.about': 'gates must wait; monsters hunt the nearest of you',

  'ui.primer.goals': 'What monsters are after',
  'ui.primer.goal.hunt': 'it comes for an investigator',
  'ui.primer.goal.collect': 'it goes for lying Clues',
  'ui.primer.goal.act': 'it takes its Clues to its place and acts',
} as const;
