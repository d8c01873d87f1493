/** Giving and comparing things, and the words of the rules that explain themselves on the table. */
export const THINGS_AND_TERMS = {
  'ui.give.to': 'Give to {names}',
  'ui.give.button': '{giver} gives it to {name}',
  'ui.give.not.kind': 'This cannot be given to others.',
  'ui.give.not.alone': 'Nobody is in the same place.',
  'ui.give.not.now': 'Nothing can be given just now.',
  'ui.give.not.move': 'Cards change hands only in the move of one of the two.',
  'ui.give.not.focus': 'As many cards as Focus allows have changed hands in this move.',
  'ui.compare.title': 'Side by side',
  'ui.compare.tab.cards': 'Cards',
  'ui.compare.tab.people': 'Investigators',
  'ui.compare.close': 'Close',
  'ui.compare.choose': 'Compare',
  'ui.compare.sheet': 'Full sheet',
  'ui.compare.sheet.with': '{n, plural, one {Beside the other one} other {Beside the # others}}',
  'ui.compare.held': 'Compare all',
  'ui.compare.offered': 'Compare these {n} cards',
  'ui.compare.none': 'Nothing lies here yet. Add a card, or choose “Compare” where one is described.',
  'ui.compare.add': 'Lay something beside …',
  'ui.compare.remove': 'Put {name} away',
  'ui.compare.page': 'Its page among all cards, in a new tab',
  'ui.compare.mark': '≠ marks the rows in which they differ.',
  'ui.compare.differs': 'differs',
  'ui.compare.kind': 'Kind',
  'ui.compare.where': 'Where',
  'ui.compare.says': 'Says',
  'ui.compare.bonus': 'Bonus',
  'ui.compare.damage': 'Damage',
  'ui.compare.casting': 'Casting',
  'ui.compare.cost': 'Cost',
  'ui.compare.place': 'Place',
  'ui.compare.money': 'Money',
  'ui.compare.clues': 'Clues',
  'ui.compare.cards': 'Cards',
  'ui.compare.trophies': 'Trophies',
  'ui.compare.gates': '{n, plural, one {# gate} other {# gates}}',
  'ui.compare.monsters': '{n, plural, one {# monster} other {# monsters}}',
  'ui.compare.standing': 'Status',
  'ui.notion.kind': 'Word of the rules',
  'ui.notion.sanity':
    '{game, select, haunt {What the mind can bear. Horror and spells cost it. Who loses the last of it is out of the game at once.} other {What the mind can bear. Horror and spells cost it. At 0 one goes insane: half of the items and Clues are lost, and one wakes in Arkham Asylum, or is lost in time and space if it happens elsewhere.}}',
  'ui.notion.stamina':
    '{game, select, haunt {What the body can bear. Fights cost it. Who loses the last of it is out of the game at once.} other {What the body can bear. Fights cost it. At 0 one is unconscious: half of the items and Clues are lost, and one wakes in St. Mary’s Hospital, or is lost in time and space if it happens elsewhere.}}',
  'ui.notion.clue':
    '{game, select, haunt {Each Clue spent after a roll adds a die. {sealCost} of them are the price of sealing a gate. Those in the same place can hand them to each other at any time.} other {Each Clue spent after a roll adds a die. {sealCost} of them seal a gate that has just been closed. They cannot be traded unless a card says so.}}',
  'ui.notion.money':
    '{game, select, haunt {Pays for items, spells and services. Those in the same place can hand it to each other at any time.} other {Pays for items, spells and services. It can be traded.}}',
  'ui.notion.focus':
    '{game, select, haunt {The dice of checks for gates and on the way through Other Worlds; and how many cards may change hands in one’s move.} other {How many steps the skill sliders may be moved in each Upkeep.}}',
  'ui.notion.doom':
    '{game, select, haunt {Days, rituals and cards add to it. Its empty spaces decide encounters with the Ancient One; when it is full, Terror must be placed instead.} other {How near the Ancient One is to waking. Each new gate adds one. When the track is full, it wakes, and the final battle begins.}}',
  'ui.notion.terror':
    '{game, select, haunt {Monsters and cards raise it, and it can be placed instead of Doom, one for {perTerror}. It never goes down. A step that is due when the track is full loses the game.} other {How much the town has seen. It never goes down. Each step sends an ally away; at {shops} a shop closes, and at {highestTerror} nothing limits the monsters any more.}}',
  'ui.notion.gates':
    '{game, select, haunt {Gates in the city, face-up and face-down.} other {Open gates, and how many of them wake the Ancient One.}}',
  'ui.notion.monsters':
    '{game, select, haunt {Monsters in the city and in the Sky.} other {Monsters in Arkham and in the Sky, and how many there can be. Whatever comes beyond that goes to the Outskirts.}}',
  'ui.notion.seals': 'Elder signs on the board. Where one lies no gate opens again. {sealsToWin} of them win the game.',
  'ui.notion.to-win': 'So many gates may be left in the city when the others are shut, for the game to be won.',
  'ui.notion.pile': 'Gate markers that lie face-down in their pile: new gates come from it.',
  'ui.notion.signs':
    'What the Mythos cards of this day show, for each of their locations: it decides which gates can be closed or sealed, and what monsters have in mind.',
  'ui.notion.skill.speed':
    '{game, select, haunt {How far one moves in a City phase.} other {How many movement points one has in the Movement Phase. Some encounters test it.}}',
  'ui.notion.skill.sneak': 'Evading monsters, and whatever must happen unseen.',
  'ui.notion.skill.fight':
    '{game, select, haunt {Combat checks; whatever needs strength.} other {Combat checks and closing gates; whatever needs strength.}}',
  'ui.notion.skill.will': 'Horror checks; whatever needs a strong mind.',
  'ui.notion.skill.lore':
    '{game, select, haunt {Casting spells; whatever needs knowledge.} other {Casting spells and closing gates; whatever needs knowledge.}}',
  'ui.notion.skill.luck': 'Finding things and coming off well, mostly in encounters.',
  'ui.notion.slot.free': 'This bonus can still be used.',
  'ui.notion.slot.allocated': 'This bonus is used in the phase under way.',
  'ui.notion.slot.covered': 'This bonus is used up, until its marker comes off in an Upkeep.',
  'ui.notion.symbol':
    '{game, select, haunt {Monsters with this symbol take their goals from the signs of the day for it.} other {Monsters with this symbol move when a Mythos card shows it, and vanish when a gate with it is closed.}}',
  'ui.notion.symbol.worlds': 'Symbol of {worlds}.',
  'ui.place.encounter':
    '{game, select, haunt {Who investigates here draws location cards until one is of {street}.} other {Encounters here are read from the cards of {street}.}}',
  'ui.place.world':
    '{game, select, haunt {Two sections. One comes in at the first; after each encounter a Focus check leads on by a section for every success, and from the second back to the city.} other {Two areas. One comes in at the first, goes on to the second in the next turn, and in the one after returns to a gate to this world. Encounters take a gate card of one of these colours.}}',
  'ui.gate.shut':
    '{game, select, haunt {Who stands at it can seal it while a Mythos card shows its symbol on grey, and close it while one shows it on black.} other {Who has come back through it can close it: a Fight or Lore check at its modifier. Every monster with its symbol goes then.}}',
  'ui.moves.normal': 'Goes one place toward its goal.',
  'ui.moves.fast': 'Goes two places toward its goal.',
  'ui.moves.flying': 'Flies by way of the Sky: up in one move, down anywhere in the city in the next.',
  'ui.moves.stationary':
    'Goes one place toward its goal. With two Clues or more it gives up one instead and appears at its goal at once.',
  'ui.moves.unique': 'Moves in a way of its own, said on the monster.',
  'ui.moves.stalker': 'Goes one place toward its goal.',
  'ui.moves.aquatic': 'Goes one place toward its goal.',
  'ui.moves.now': 'Now: {what}.',
  'ui.cards.gate-card.kind': 'Gate encounter · {colours}',
  'ui.cards.gate-card.shuffle': 'Reshuffle',
  'ui.cards.location-card.kind': 'Location encounter',
  'ui.cards.other-worlds': 'Elsewhere',
  'ui.cards.theme': '{at}: {theme}',
} as const;
