import { SHARED_OPENING } from '@vigil/table/words/en/opening';

/** Before the first question of a game: who plays, against whom, what wins. */
export const OPENING = {
  ...SHARED_OPENING,
  'ui.opening.you': '{n, plural, one {This is you} other {These are you}}',
  'ui.opening.against': 'Against',
  'ui.opening.good': 'Good at {skills}',
  'ui.opening.even': 'As good at one thing as at another',
  'ui.opening.doom': '{n, plural, one {# Doom token fits on its track} other {# Doom tokens fit on its track}}',
  'ui.opening.on': 'Begin',
  'ui.opening.back': 'Back to the table',
  'ui.opening.any': 'Any key goes on.',
} as const;
