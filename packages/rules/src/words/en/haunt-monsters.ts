/** Monsters and their movement plans, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_MONSTERS: Record<string, string> = {
  'q.monster-takes-clue': 'Which monster takes the Clue at {place}?',
  'q.monster-goal': 'Which place does {monster} at {place} go for?',
  'q.monster-way': 'Which way does {monster} at {place} take?',
  'q.monster-acts': 'Which monster acts next?',
  'o.monster-with-clues': '{monster}, which carries {n, plural, =0 {none} one {a Clue} other {# Clues}}',
  'o.monster-activity':
    '{monster} at {place}: ' +
    '{what, select, summon {summons {n, plural, one {a monster} other {up to # monsters}}} gate {opens a gate} ' +
    'other {raises Terror by {n}}}',
  // Reasons for a monster's move or stay: sentence parts, after its name or in brackets.
  'mind.held': 'is held back by a Mythos card',
  'mind.met': 'stays with an investigator',
  'mind.there': 'has reached its goal',
  'mind.nobody': 'finds nobody to hunt',
  'mind.no-way': 'finds no way to its goal',
  'mind.special': 'does what its token says',
  'mind.hunt.up': 'hunts, by way of the Sky',
  'mind.hunt.nothing': 'hunts the nearest investigator',
  'mind.hunt.white': 'hunts one of the nearest investigators, along the white arrow',
  'mind.hunt.black': 'hunts one of the nearest investigators, along the black arrow',
  'mind.hunt.first': 'hunts the First Investigator of those nearest',
  'mind.hunt.team': 'hunts the nearest investigator, the way the team chooses',
  'mind.collect.up': 'is after Clues, by way of the Sky',
  'mind.collect.nothing': 'is after the nearest Clues',
  'mind.collect.white': 'is after some of the nearest Clues, along the white arrow',
  'mind.collect.black': 'is after some of the nearest Clues, along the black arrow',
  'mind.collect.team': 'is after the nearest Clues the team chooses',
  'mind.act.up': 'is on its way to act, by way of the Sky',
  'mind.act.nothing': 'is on its way to the nearest place where it can act',
  'mind.act.white': 'is on its way to one of the nearest places where it can act, along the white arrow',
  'mind.act.black': 'is on its way to one of the nearest places where it can act, along the black arrow',
  'mind.act.team': 'is on its way to the nearest place where it can act that the team chooses',
};
