/** Messages of the planner of Haunt of the Watchers that page and terminal share. */
export const SHARED_PLANNER = {
  'shared.plan.no-monsters': 'There are no monsters in the city.',
  'shared.plan.stay': 'If the active investigator stays',
  'shared.plan.then': '{n} after the monsters act',
  'shared.plan.lost': 'you may lose the game: the monsters may bring more Terror than the track holds',
} as const;
