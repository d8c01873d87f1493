import type { QuestionReasons } from '../common/question-reasons.js';

/** Clause ids of Arkham Horror for questions of the shared rules. */
export const ARKHAM_REASONS: QuestionReasons = {
  choice: 'DEC-29',
  order: 'A-MISC-06',
  loseCard: 'DEC-29',
  payCard: 'A-ENC-07',
  payTrophy: 'A-MISC-24',
  drawCard: 'A-SETUP-11',
  buy: 'A-ENC-09',
  innerRoom: 'A-LOC-13',
  gateCard: 'A-OTHER-05',
  gate: 'DEC-29',
  answer: 'A-TURN-09',
  refreshPrice: 'A-UPKEEP-13',
  beforeRoll: 'A-TURN-08',
  afterRoll: 'A-SKILL-08',
  hands: 'A-COMBAT-17',
  enchant: 'A-COMBAT-25',
};
