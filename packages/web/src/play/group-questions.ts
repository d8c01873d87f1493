/**
 * Questions of the games that the group decides, as the vocabulary of the rules says. They are repeated here
 * because every game would otherwise fetch the vocabulary.
 */
export const GROUP_QUESTIONS = [
  'q.turn-gate',
  'q.first-investigator',
  'q.tokens',
  'q.encounter-place',
  'q.initiative',
  'q.escape',
  'q.engage',
  'q.ancient-attacker',
  'q.ancient-target',
  'q.monster-takes-clue',
  'q.monster-goal',
  'q.monster-way',
  'q.monster-acts',
  'q.surge',
  'q.surge-limited',
  'q.surge-differing',
  'q.arrival',
  'q.take-clue',
  'q.order',
  'q.monster-target',
  'q.monster-order',
] as const;
