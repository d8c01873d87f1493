import type { SHARED_PLANNER } from '../en/planner.js';

export const SHARED_PLANNER_DE: Record<keyof typeof SHARED_PLANNER, string> = {
  'shared.plan.no-monsters': 'In der Stadt sind keine Monster.',
  'shared.plan.stay': 'Wenn der Ermittler bleibt, wo er ist',
  'shared.plan.then': 'noch {n}, nachdem die Monster gehandelt haben',
  'shared.plan.lost': 'ihr könnt verlieren: Die Monster können mehr Terror bringen, als die Leiste fasst',
};
