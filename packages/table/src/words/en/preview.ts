/** Messages of previews that page and terminal share. */
export const SHARED_PREVIEW = {
  'shared.hands.bare': 'bare hands',
  'shared.further.again': 'still passed: {chance}',
  'shared.newcomer.better': 'more than anybody in play: {what}',
  'shared.newcomer.limits': 'Whoever follows brings at most: {what}.',
  'shared.newcomer.too-much': 'too much, and given up: {what}',
  'shared.ritual.enter':
    'to the first section over there; each phase there brings an encounter, then Focus successes lead on and back',
  'shared.foe.evade': 'get by {chance}',
  'shared.foe.horror': 'keep calm {chance}',
  'shared.foe.fight': 'beat it by one roll {chance}',
  'shared.foe.guard': 'ward it off {chance}',
  'shared.walk.comes': '{monster} is on its way here',
  'shared.walk.explored': 'the gate can be closed or sealed',
  'shared.walk.mythos': '{n} of {of} Mythos cards open a gate here',
  'shared.walk.spares': '{monsters} there, need not be met',
  'shared.walk.street': 'no encounter in a street',
} as const;
