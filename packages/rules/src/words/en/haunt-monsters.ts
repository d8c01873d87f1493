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
  'mind.nobody': 'finds no one to hunt',
  'mind.no-way': 'finds no path to its goal',
  'mind.special': 'moves as its token says',
  'mind.hunt.up': 'hunts through the Sky',
  'mind.hunt.nothing': 'hunts the nearest investigator',
  'mind.hunt.white': 'hunts one of the nearest investigators, along the white arrow',
  'mind.hunt.black': 'hunts one of the nearest investigators, along the black arrow',
  'mind.hunt.first': 'hunts the First Investigator, who is among the nearest',
  'mind.hunt.team': 'hunts the nearest investigator by a path the team chooses',
  'mind.collect.up': 'wants Clues and goes through the Sky',
  'mind.collect.nothing': 'wants the nearest Clues',
  'mind.collect.white': 'wants the nearest Clues, along the white arrow',
  'mind.collect.black': 'wants the nearest Clues, along the black arrow',
  'mind.collect.team': 'wants the nearest Clues, chosen by the team',
  'mind.act.up': 'wants to act and goes through the Sky',
  'mind.act.nothing': 'wants to act at the nearest suitable place',
  'mind.act.white': 'wants to act at one of the nearest suitable places, along the white arrow',
  'mind.act.black': 'wants to act at one of the nearest suitable places, along the black arrow',
  'mind.act.team': 'wants to act at the nearest suitable place, chosen by the team',
};
