import type { SHARED_PLANNER } from '../en/planner.js';

export const SHARED_PLANNER_DE: Record<keyof typeof SHARED_PLANNER, string> = {
  'shared.plan.no-monsters': 'Kein Monster ist in der Stadt.',
  'shared.plan.stay': 'Wenn alle bleiben, wo sie sind',
  'shared.plan.then': '{n} nach den Taten der Monster',
  'shared.plan.lost': 'die Taten der Monster können die Terrorleiste füllen: damit ist das Spiel verloren',
};
