/** Reasons that bots give for their answers. */
export const SHARED_BOTS = {
  'shared.reason.seal':
    '{investigator} goes {placeTo} to seal the gate: {n, plural, one {# Clue} other {# Clues}}, {chance}% chance to close it.',
  'shared.reason.seal-card': '{investigator} goes {placeTo} to seal the gate with a card.',
  'shared.reason.close':
    '{investigator} goes {placeTo} to close the gate: {n, plural, one {# Clue} other {# Clues}}, {chance}% chance.',
  'shared.reason.clues': '{investigator} goes {placeTo} for {n, plural, one {# Clue} other {# Clues}}.',
  'shared.reason.recover': '{investigator} goes {placeTo} to recover.',
  'shared.reason.shop': '{investigator} goes {placeTo} to go shopping.',
  'shared.reason.trade': '{investigator} goes {placeTo} to use its services.',
  'shared.reason.hunt': '{investigator} goes {placeTo} to fight.',
  'shared.reason.turn': '{investigator} goes {placeTo} to turn the gate face up.',
  'shared.reason.look': '{investigator} goes {placeTo} for an encounter.',
  'shared.reason.rumor': '{investigator} goes {placeTo} to end the Rumor.',
  'shared.reason.fight': '{investigator} fights {monster}: {chance}% chance.',
  'shared.reason.evade': '{investigator} tries to evade {monster}: {chance}% chance.',
} as const;
