/** Messages of previews that page and terminal share. */
export const SHARED_PREVIEW = {
  'shared.hands.bare': 'bare hands',
  'shared.further.again': 'still passes: {chance}',
  'shared.newcomer.better': 'better than anyone in play: {what}',
  'shared.newcomer.limits': 'The next investigator may bring at most {what}.',
  'shared.newcomer.random':
    '{n, plural, one {draws 1 random item and discards it if it is over the limit} other {draws # random items and discards those over the limit}}',
  'shared.newcomer.too-much': 'gives up {what} (over the limit)',
  'shared.ritual.enter':
    'you enter the first section of the Other World. In each phase there, you have an encounter and then make a Focus check to move on',
  'shared.walk.comes': '{monster} is on its way here',
  'shared.walk.explored': 'the gate can be closed, and sealed with enough Clues',
  'shared.walk.mythos':
    '{n, plural, one {# of {of} Mythos cards opens} other {# of {of} Mythos cards open}} a gate here',
  'shared.walk.end': '{name}{hasCheck, select, yes {: {check} {chance}} other {}}',
  'shared.walk.guard': '{name} ({where}): {check} {chance}. If you fail, {fate}.',
  'shared.walk.spares': 'you may pass {monsters} freely',
  'shared.walk.street': 'no encounters in the streets',
} as const;
