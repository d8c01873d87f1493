// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Messages of the day of Haunt of the Watchers: questions, options, phases, endings. Arguments as in `questions.ts`. */
export const HAUNT_DAY: Record<string, string> = {
  'q.day': 'Day {n} · Choose who acts next',
  'q.turn-gate': 'Choose a gate to turn face up · {n} to go',
  'q.end-day': '{investigator2} wants to end the day · Agree?',
  'q.first-investigator': 'Choose the First Investigator',
  'q.tokens': 'Place {n} Doom, or Terror instead',
  'o.end-day': '{investigator}: End the day',
  'o.agree': 'Agree',
  'o.object': 'Object (the day goes on)',
  'o.city': '{investigator}: City Phase (Speed {first}, Sneak {second})',
  'o.other-world': '{investigator}: Other World Phase ({place})',
  'o.tokens':
    '{doom, plural, =0 {} other {{doom} Doom}}{doom, plural, =0 {} other {{terror, plural, =0 {} other { and }}}}{terror, plural, =0 {} other {{terror} Terror instead of {rest} Doom}}',
  'phase.day': 'between phases',
  'phase.city': 'City Phase',
  'phase.other-world': 'Other World Phase',
  'goal.hunt': 'hunts',
  'goal.collect': 'collects',
  'goal.act': 'acts',
  'goal.stay': 'stays',
  'ending.gates-shut': 'enough gates are closed or sealed',
  'ending.tracks-full': 'no space is left for the Doom or Terror that must be added',
  'ending.azathoth': 'Azathoth has awakened',
  'ending.nobody-left': 'no investigators remain',
};
