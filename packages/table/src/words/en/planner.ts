/** Messages of the planner of Haunt of the Watchers that page and terminal share. */
export const SHARED_PLANNER = {
  'shared.plan.no-monsters': 'No monster is in the city.',
  'shared.plan.stay': 'If whoever acts stays',
  'shared.plan.then': '{n} after the monsters’ acts',
  'shared.plan.lost': 'the monsters’ acts may fill the Terror track: that loses the game',
} as const;
