/** The lesson on Kingsport, for those who know Arkham. */
export const KINGSPORT_LESSON = {
  'ui.learn.card.arkham-kingsport': 'Kingsport in five minutes',
  'ui.learn.card.needs.arkham-kingsport':
    'For those who know the game. Plays with the Kingsport Horror box, which is here already.',
  'ui.learn.card.arkham-kingsport.1': 'A town by the sea where no gate opens',
  'ui.learn.card.arkham-kingsport.2': 'Rifts: how they open and where they go',
  'ui.learn.card.arkham-kingsport.3': 'Closing one: an encounter for each marker',
  'ui.learn.card.arkham-kingsport.4': 'Monsters that swim from town to town',
  'ui.learn.kingsport.town': 'A town by the sea',
  'ui.learn.kingsport.town.text':
    'Kingsport has a board of its own; a train goes there from the Train Station in Arkham, and one came in at these rails. No gate opens here of itself. What opens in its stead is a rift.',
  'ui.learn.kingsport.rift': 'A crack beside you',
  'ui.learn.kingsport.rift.text':
    'This is a rift. It draws nobody in, and it is no gate: no seal keeps it out. But when a Mythos card names its symbol it moves like a monster, and another monster comes out of it.',
  'ui.learn.kingsport.track': 'How one is closed',
  'ui.learn.kingsport.track.text':
    'Each rift belongs to a track of four markers, and each marker shows a place in Kingsport. An encounter there turns one face down; the last one closes the rift. On track {n} only one is left: {aim}.',
  'ui.learn.kingsport.walk': 'To the lighthouse',
  'ui.learn.kingsport.walk.text':
    'So go to {aim} and have your encounter there; next is {next}. On the board a small crack with the number of its track stands where a marker can be dealt with.',
  'ui.learn.kingsport.walk.short':
    'With {n, plural, =0 {no points} one {one point} other {# points}} left you do not reach the place this lesson is about. Go where you like, or press Back and walk the straight way.',
  'ui.learn.kingsport.walk.elsewhere':
    'That is another way than this lesson takes. Go where you like, or press Back and walk to the lighthouse.',
  'ui.learn.kingsport.closed': 'One rift less',
  'ui.learn.kingsport.closed.text':
    'As your encounter began, the last marker was turned face down. The rift on track {n} has closed: it lies on its track again, and the markers went back among those that are drawn at random.',
  'ui.learn.kingsport.closed.open':
    'The rift on track {n} is still open. An encounter at {aim} would have turned its last marker face down and closed it.',
  'ui.learn.kingsport.moved': 'The other one moved',
  'ui.learn.kingsport.moved.text':
    'Last night’s Mythos card named its symbol in a black box: it took the black arrow to where it is now, {place}, and a monster came with it. The rift is black itself, and so one more Doom was added.',
  'ui.learn.kingsport.opened': 'And one has opened',
  'ui.learn.kingsport.opened.text':
    'The boxes of that card were just the pattern of one half of track {n}. That half got its last marker, the track was full, and the rift opened where the card names a gate: {place}. Gate and rift do nothing to each other.',
  'ui.learn.kingsport.swum': 'What swims',
  'ui.learn.kingsport.swum.text':
    'Yesterday the {monster} was in Arkham, at the {from}. A wave on its token: from a place by the water it comes straight to another one where somebody is. Waves stand at these places, in both towns.',
  'ui.learn.kingsport.aim': 'Somebody by the sea',
  'ui.learn.kingsport.aim.text':
    'Tracks fill while nobody looks. An encounter takes a marker off a rift that is still closed, and turns one down of an open rift. So send somebody now and then. Up on the Head one comes on foot only, by the Causeway, and a walk ends there.',
} as const;
