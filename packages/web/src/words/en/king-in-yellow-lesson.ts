/** The lesson on The King in Yellow, for those who know Arkham. */
export const KING_IN_YELLOW_LESSON = {
  'ui.learn.card.arkham-king-in-yellow': 'The King in Yellow in four minutes',
  'ui.learn.card.needs.arkham-king-in-yellow':
    'For those who know the game. Plays with the King in Yellow box, which is here already.',
  'ui.learn.card.arkham-king-in-yellow.1': 'Three Acts: what stops them, and what the last one ends',
  'ui.learn.card.arkham-king-in-yellow.2': 'Terror, Yellow Signs and whom a Blight takes away',
  'ui.learn.card.arkham-king-in-yellow.3': 'Riots in the streets',
  'ui.learn.card.arkham-king-in-yellow.4': 'Magical Effects, and how to keep one',
  'ui.learn.king.play': 'A play in three Acts',
  'ui.learn.king.play.text':
    'A company plays in Arkham. Its three Acts begin in their order, and the first one has begun. When the third begins, everybody has lost at once, however soundly the Ancient One still sleeps.',
  'ui.learn.king.gone': 'Nobody at the counter',
  'ui.learn.king.gone.text':
    'The card you drew here means {name}, and a Blight took her away for the rest of the game; a sign stands at the Diner. The encounter is not had: you lose 1 Sanity or 1 Stamina in its place. Give one of them.',
  'ui.learn.king.sign': 'A Yellow Sign',
  'ui.learn.king.sign.text':
    'Night: Terror rose, and so the herald puts down one of his {n} Yellow Signs. On the doom track it is a Doom token like any other. On the terror space just left it brings a Blight, drawn at random. See what a Blight does: take the terror space.',
  'ui.learn.king.act': 'The curtain may stay down',
  'ui.learn.king.act.text':
    'The card that raised Terror opens no gate. It begins an Act: {act}. This one can still be stopped, by {n} Clues for each player, from all together. You are alone, and you have them: give {n}.',
  'ui.learn.king.stopped': 'What the night left',
  'ui.learn.king.stopped.text':
    'The second Act was stopped: it is the next one still, and comes up again with the next such card. The rest of that card happened all the same: Terror is {terror}, and the first player, you, gained 1 Clue.',
  'ui.learn.king.stopped.begun':
    'The second Act has begun, and only the third is left: nothing will stop that one. Two Clues would have kept the second waiting. Terror is {terror}, and the first player, you, gained 1 Clue.',
  'ui.learn.king.riots': 'A riot in three streets',
  'ui.learn.king.riots.text':
    'Doyle Jeffries is gone, and with his Blight came three riots, each in the street printed on its token. No Blight is ever removed; a riot can be beaten, and goes to the box then: it is no trophy.',
  'ui.learn.king.flame': 'A fire to keep',
  'ui.learn.king.flame.text':
    'You hold a Magical Effect: {flame}. It is no item, yet it takes hands, and who resists magic resists it too. It goes when its Spell, {spell}, is refreshed. For 1 Sanity the Spell stays exhausted, and its Effect with you: pay it.',
  'ui.learn.king.aim': 'Clues for the curtain',
  'ui.learn.king.aim.text':
    'The first two Acts can be stopped, the third cannot: so keep Clues at hand, and not for seals alone. You have {clues}. And keep Terror down: with the herald each point of it costs Doom or a Blight.',
} as const;
