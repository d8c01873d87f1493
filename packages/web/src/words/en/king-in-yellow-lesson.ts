/** The lesson on The King in Yellow, for those who know Arkham. */
export const KING_IN_YELLOW_LESSON = {
  'ui.learn.card.arkham-king-in-yellow': 'The King in Yellow in four minutes',
  'ui.learn.card.needs.arkham-king-in-yellow':
    'For players who know the game. Uses the King in Yellow expansion, which is included.',
  'ui.learn.card.arkham-king-in-yellow.1': 'Three Acts, and how to stop them',
  'ui.learn.card.arkham-king-in-yellow.2': 'The terror level, Yellow Signs and Blights',
  'ui.learn.card.arkham-king-in-yellow.3': 'Riots in the streets',
  'ui.learn.card.arkham-king-in-yellow.4': 'Magical Effects, and how to keep one',
  'ui.learn.king.play': 'A play in three Acts',
  'ui.learn.king.play.text':
    'A company performs in Arkham. Its Acts begin in order, and the first has begun. When the third begins you all lose at once, even while the Ancient One is asleep.',
  'ui.learn.king.gone': 'A missing person',
  'ui.learn.king.gone.text':
    'The card you drew involves {name}, but a Blight has removed her for the rest of the game. A marker on the Diner shows it. Instead of the encounter you lose 1 Sanity or 1 Stamina. Choose one.',
  'ui.learn.king.sign': 'A Yellow Sign',
  'ui.learn.king.sign.text':
    'The terror level rose, so you must place 1 of the {n} Yellow Signs. On the doom track it counts as a doom token. On the terror space that the marker just left, it brings a random Blight. Choose the terror space to see a Blight.',
  'ui.learn.king.act': 'Stop the Act',
  'ui.learn.king.act.text':
    'The card that raised the terror level opens no gate. It begins an Act: {act}. Together you can stop this one for {n} Clues per player. You are alone and have enough, so spend {n}.',
  'ui.learn.king.stopped': 'What the night brought',
  'ui.learn.king.stopped.text':
    'You stopped the second Act. The next such card brings it up again. The rest of the card still happened: the terror level is {terror}, and you gained 1 Clue as the first player.',
  'ui.learn.king.stopped.begun':
    'The second Act has begun, and nothing can stop the third. 2 Clues would have stopped the second. The terror level is {terror}, and you gained 1 Clue as the first player.',
  'ui.learn.king.riots': 'Three Riots',
  'ui.learn.king.riots.text':
    'Doyle Jeffries is gone. His Blight brought 3 Riots, each to the streets named on its token. Blights are never removed. A defeated Riot returns to the box. It does not become a trophy.',
  'ui.learn.king.flame': 'Keep a Magical Effect',
  'ui.learn.king.flame.text':
    'You have a Magical Effect: {flame}. It is not an item, but it takes hands, and Magical Resistance applies to it. You discard it when its Spell, {spell}, refreshes. Pay 1 Sanity to leave the Spell exhausted and keep the Magical Effect.',
  'ui.learn.king.aim': 'Keep Clues ready',
  'ui.learn.king.aim.text':
    'You can stop the first two Acts, but not the third. So keep Clues, and not only for seals. You have {clues}. Keep the terror level low: with this herald each rise adds a doom token or a Blight.',
  'ui.learn.king.aim.begun':
    'No Act can be stopped any more: when the third begins, you lose. Finish the game soon. You have {clues}. Keep the terror level low: with this herald each rise adds a doom token or a Blight.',
} as const;
