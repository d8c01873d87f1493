import type { QuestionReasons } from '../common/question-reasons.js';

/** Clause ids of Haunt of the Watchers for questions of the shared rules. */
export const HAUNT_REASONS: QuestionReasons = {
  choice: 'DEC-29',
  order: 'H-INTRO-05',
  loseCard: 'H-ASSET-04',
  payCard: 'H-ASSET-04',
  payTrophy: 'H-BASE-04',
  drawCard: 'H-BASE-20',
  buy: 'H-SHOP-01',
  innerRoom: 'H-INV-04',
  gateCard: 'H-BASE-20',
  gate: 'H-INV-14',
  answer: 'DEC-29',
  refreshPrice: 'H-UPKEEP-41',
  beforeRoll: 'DEC-29',
  afterRoll: 'H-SKILL-13',
  hands: 'H-ENC-ATK-13',
  enchant: 'DEC-29',
};
