import { SHARED_OPENING } from '@vigil/table/words/en/opening';

/** Before the first question of a game: the players, the Ancient One, the ways to win. */
export const OPENING = {
  ...SHARED_OPENING,
  'ui.opening.people': '{n, plural, one {The investigator} other {The investigators}}',
  'ui.opening.yours': 'Your investigator',
  'ui.opening.you': '{n, plural, one {Your investigator} other {Your investigators}}',
  'ui.opening.against': 'Against',
  'ui.opening.good': 'Good at {skills}',
  'ui.opening.even': 'Equally good at everything',
  'ui.opening.doom': '{n, plural, one {# space} other {# spaces}} on the doom track',
  'ui.opening.on': 'Begin',
  'ui.opening.back': 'Back to the table',
  'ui.opening.any': 'Press any key to begin.',
} as const;
