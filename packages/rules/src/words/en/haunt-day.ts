// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** The day, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_DAY: Record<string, string> = {
  'q.day': 'Day {n}: who acts next?',
  'q.turn-gate': 'Which gate is turned face-up? {n, plural, one {One more} other {# more}}',
  'q.end-day': '{investigator2} wants to end the day. Does {investigator} agree?',
  'q.first-investigator': 'Who counts as First Investigator?',
  'q.tokens': '{n, plural, one {One Doom token is} other {# Doom tokens are}} due: which tokens are placed?',
  'o.end-day': '{investigator} wants to end the day',
  'o.agree': 'Agree',
  'o.object': 'Object: the day goes on',
  'o.city': 'City phase of {investigator}: Speed {first}, Sneak {second}',
  'o.other-world': 'Other World phase of {investigator} in {place}',
  'o.tokens':
    '{doom, plural, =0 {} other {{doom} Doom}}{doom, plural, =0 {} other {{terror, plural, =0 {} other { and }}}}{terror, plural, =0 {} other {{terror} Terror in place of {rest} Doom}}',
  'phase.day': 'between phases',
  'phase.city': 'city phase',
  'phase.other-world': 'Other World phase',
  'goal.hunt': 'hunts',
  'goal.collect': 'collects',
  'goal.act': 'acts',
  'goal.stay': 'stays',
  'ending.gates-shut': 'enough gates are closed or sealed',
  'ending.tracks-full': 'Doom or Terror must be added but its track is full',
  'ending.azathoth': 'Azathoth has awakened',
  'ending.nobody-left': 'no investigators remain',
};
