/** Giving and comparing things, and the words of the rules that explain themselves on the table. */
export const THINGS_AND_TERMS = {
  'ui.give.to': 'Give to {names}',
  'ui.give.button': '{giver}: give to {name}',
  'ui.give.not.kind': 'This cannot be given to others.',
  'ui.give.not.alone': 'Nobody else is in the same place.',
  'ui.give.not.now': 'Nothing can be given right now.',
  'ui.give.not.move': 'Cards change hands only while one of the two investigators moves.',
  'ui.give.not.focus': 'Focus allows no more cards to change hands during this move.',
  'ui.compare.title': 'Comparison',
  'ui.compare.tab.cards': 'Cards',
  'ui.compare.tab.people': 'Investigators',
  'ui.compare.close': 'Close',
  'ui.compare.choose': 'Compare',
  'ui.compare.sheet': 'Full sheet',
  'ui.compare.sheet.with': '{n, plural, one {Compare with the other} other {Compare with the # others}}',
  'ui.compare.held': 'Compare all',
  'ui.compare.offered': 'Compare these {n} cards',
  'ui.compare.none': 'Nothing to compare yet. Add a card, or choose “Compare” in a card’s description.',
  'ui.compare.add': 'Add to compare…',
  'ui.compare.remove': 'Remove {name}',
  'ui.compare.page': 'Open its page in a new tab',
  'ui.compare.mark': '≠ marks the rows that differ.',
  'ui.compare.differs': 'differs',
  'ui.compare.kind': 'Kind',
  'ui.compare.where': 'Where',
  'ui.compare.says': 'Text',
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
  'ui.notion.kind': 'Game term',
  'ui.notion.sanity':
    '{game, select, haunt {Horror and Spells cost Sanity. If you lose the last of it, you are out of the game.} other {Horror and Spells cost Sanity. At 0 you go insane and lose half of your items and Clues. You wake in Arkham Asylum or, in an Other World, are lost in time and space.}}',
  'ui.notion.stamina':
    '{game, select, haunt {Fights cost Stamina. If you lose the last of it, you are out of the game.} other {Fights cost Stamina. At 0 you fall unconscious and lose half of your items and Clues. You wake in St. Mary’s Hospital or, in an Other World, are lost in time and space.}}',
  'ui.notion.clue':
    '{game, select, haunt {Spend a Clue after a roll to add a die. {sealCost} Clues seal a gate. Investigators in the same place can hand Clues to each other at any time.} other {Spend a Clue after a roll to add a die. {sealCost} Clues seal a gate you have just closed. Clues cannot be traded unless a card says so.}}',
  'ui.notion.money':
    '{game, select, haunt {Money pays for items, Spells and services. Investigators in the same place can hand it to each other at any time.} other {Money pays for items, Spells and services. It can be traded.}}',
  'ui.notion.focus':
    '{game, select, haunt {Focus is the number of dice for checks on gates and in Other Worlds. It also limits how many cards may change hands during your move.} other {Focus is how many steps you may move your skill sliders in each Upkeep.}}',
  'ui.notion.doom':
    '{game, select, haunt {Days, rituals and cards add Doom. Fewer empty spaces make the Ancient One harder to avoid and to escape. When the track is full, Terror must be added instead.} other {Each new gate adds a doom token. When the doom track is full, the Ancient One awakens and the final battle begins.}}',
  'ui.notion.terror':
    '{game, select, haunt {Monsters and cards raise Terror. Instead of {perTerror} Doom, you may add 1 Terror. Terror never goes down. If it must rise on a full track, you lose.} other {The terror level never goes down. Each step drives an Ally away. At {shops} a shop closes, and at {highestTerror} the monster limit no longer applies.}}',
  'ui.notion.gates':
    '{game, select, haunt {Gates in the city, face up and face down.} other {Open gates, and the number that awakens the Ancient One.}}',
  'ui.notion.monsters':
    '{game, select, haunt {Monsters in the city and in the Sky.} other {Monsters in Arkham and the Sky, and the monster limit. Monsters above the limit go to the Outskirts.}}',
  'ui.notion.seals':
    'Elder signs on the board. No gate opens where there is one{bursts, select, yes {, except by a gate burst} other {}}. {sealsToWin} of them win the game.',
  'ui.notion.to-win': 'Once this many gates or fewer are left in the city, you win.',
  'ui.notion.pile': 'Face-down gate markers. New gates are drawn from this pile.',
  'ui.notion.signs':
    'Symbols on today’s Mythos cards, by location. They decide which gates can be closed or sealed and what monsters do.',
  'ui.notion.skill.speed':
    '{game, select, haunt {Speed is how far you move in a City Phase.} other {Your Speed is the number of movement points you get in the Movement Phase. Some encounters test Speed.}}',
  'ui.notion.skill.sneak': 'For evading monsters and going unseen.',
  'ui.notion.skill.fight':
    '{game, select, haunt {For Combat checks and feats of strength.} other {For Combat checks, closing gates and feats of strength.}}',
  'ui.notion.skill.will': 'For Horror checks and strength of mind.',
  'ui.notion.skill.lore':
    '{game, select, haunt {For casting Spells and answering questions of knowledge.} other {For casting Spells, closing gates and answering questions of knowledge.}}',
  'ui.notion.skill.luck': 'For finding things and getting off lightly, mostly in encounters.',
  'ui.notion.slot.free': 'This bonus can still be used.',
  'ui.notion.slot.allocated': 'This bonus is in use during this phase.',
  'ui.notion.slot.covered': 'This bonus is used. You can remove its marker in an Upkeep.',
  'ui.notion.symbol':
    '{game, select, haunt {Monsters with this symbol take their goals from today’s Mythos cards that show it.} other {Monsters with this symbol move when a Mythos card shows it. They disappear when a gate with it is closed.}}',
  'ui.notion.symbol.worlds': 'Symbol of {worlds}.',
  'ui.place.encounter':
    '{game, select, haunt {If you investigate here, you draw Location cards until you find one {street}.} other {Encounters here come from the cards {street}.}}',
  'ui.place.world':
    '{game, select, haunt {It has 2 sections. You enter the first. After each encounter, make a Focus check. Each success moves you on by one section, and from the second back to the city.} other {It has 2 areas. You enter the first, move to the second next turn, and return to Arkham the turn after. Encounters use gate cards of these colors.}}',
  'ui.gate.shut':
    '{game, select, haunt {While here, you can seal the gate if a Mythos card shows its symbol on gray. If one shows it on black, you can close it.} other {After returning through this gate, you can make a Fight or Lore check with its modifier to close it. All monsters with its symbol are then removed.}}',
  'ui.moves.normal': 'Moves 1 place toward its goal.',
  'ui.moves.fast': 'Moves 2 places toward its goal.',
  'ui.moves.flying': 'Flies up to the Sky in one move and down to any place in the city in the next.',
  'ui.moves.stationary':
    'Moves 1 place toward its goal. With 2 or more Clues, it spends 1 instead and appears at its goal at once.',
  'ui.moves.unique': 'Moves as its token says.',
  'ui.moves.stalker': 'Moves 1 place toward its goal.',
  'ui.moves.aquatic': 'Moves 1 place toward its goal.',
  'ui.moves.now': 'Now: {what}.',
  'ui.cards.gate-card.kind': 'Gate encounter · {colours}',
  'ui.cards.gate-card.shuffle': 'Reshuffle',
  'ui.cards.location-card.kind': 'Location encounter',
  'ui.cards.other-worlds': 'Elsewhere',
  'ui.cards.theme': '{at}: {theme}',
} as const;
