/** The lesson on Kingsport, for those who know Arkham. */
export const KINGSPORT_LESSON = {
  'ui.learn.card.arkham-kingsport': 'Kingsport in five minutes',
  'ui.learn.card.needs.arkham-kingsport':
    'For players who know the game. Uses the Kingsport Horror expansion, which is included.',
  'ui.learn.card.arkham-kingsport.1': 'A town by the sea where no gate opens',
  'ui.learn.card.arkham-kingsport.2': 'Rifts: how they open and where they move',
  'ui.learn.card.arkham-kingsport.3': 'Closing one: an encounter for each marker',
  'ui.learn.card.arkham-kingsport.4': 'Monsters that swim from town to town',
  'ui.learn.kingsport.town': 'A town by the sea',
  'ui.learn.kingsport.town.text':
    'Kingsport has its own board. Trains from the Train Station in Arkham arrive at these rails. Normally no gate opens here. Rifts open instead.',
  'ui.learn.kingsport.rift': 'A rift',
  'ui.learn.kingsport.rift.text':
    'This is a rift, not a gate. It draws nobody in, and no seal stops it. When a Mythos card shows its symbol, it moves like a monster, and a new monster appears with it.',
  'ui.learn.kingsport.track': 'How to close a rift',
  'ui.learn.kingsport.track.text':
    'Each rift has a track of 4 markers, and each marker shows a place in Kingsport. An encounter there turns its marker face down. Turning the last marker closes the rift. Track {n} has only 1 marker left: {aim}.',
  'ui.learn.kingsport.walk': 'To the lighthouse',
  'ui.learn.kingsport.walk.text':
    'Go to {aim} and have your encounter there.{isLast, select, yes {} other { The next place is {next}.}} A small crack on the board, with the track’s number, shows where you can deal with a marker.',
  'ui.learn.kingsport.walk.short':
    'With {n, plural, =0 {no movement points} one {1 movement point} other {# movement points}} left, you cannot reach the place this lesson is about. Go where you like, or press Back and take the direct route.',
  'ui.learn.kingsport.walk.elsewhere':
    'This lesson goes a different way. Go where you like, or press Back and move to the lighthouse.',
  'ui.learn.kingsport.closed': 'The rift is closed',
  'ui.learn.kingsport.closed.text':
    'When your encounter began, the last marker was turned face down. The rift of track {n} closed and is back on its track. Its markers can be drawn again.',
  'ui.learn.kingsport.closed.open':
    'The rift of track {n} is still open. An encounter {at} would have turned its last marker face down and closed it.',
  'ui.learn.kingsport.moved': 'The other rift moved',
  'ui.learn.kingsport.moved.text':
    'Last night’s Mythos card showed its symbol in a black box. It followed the black arrow to {place}, and a monster appeared with it. The rift is black itself, so it added a doom token.',
  'ui.learn.kingsport.opened': 'Another rift opened',
  'ui.learn.kingsport.opened.text':
    'The boxes on that card matched one half of track {n}. That half gained its last marker, and the track was full. The rift opened where the card names a gate: {place}. Gates and rifts do not affect each other.',
  'ui.learn.kingsport.swum': 'Monsters that swim',
  'ui.learn.kingsport.swum.text':
    'Yesterday the {monster} was in Arkham, at {from}. Its token shows a wave. From a waterside place it moves straight to any other waterside place with an investigator. Waves mark these places in both towns.',
  'ui.learn.kingsport.aim': 'Visit Kingsport',
  'ui.learn.kingsport.aim.text':
    'Tracks fill while nobody is here. An encounter removes a marker of a closed rift, or turns one of an open rift face down. Send someone now and then. You reach Kingsport Head only on foot, by the Causeway, and your movement ends there.',
} as const;
