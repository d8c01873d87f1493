// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {
  'q.activity': 'What does {investigator} do at {place}?',
  'q.ritual-trophy': 'Which trophy does {investigator} give up to close the gate to {gate}?',
  'q.ritual':
    'Does {investigator} complete the ritual at {place}? The gate to {gate} is {kind, select, seal {sealed} other {closed}} by a Focus check',
  'q.banish': 'Which monster does {investigator} banish? {n, plural, one {One more} other {Up to # more}}',
  'q.advance': 'Does {investigator} try to get on in {place}?',
  'o.activity-investigate': 'Investigate {place}',
  'o.activity-banish': 'Banish monsters to {gate} for 1 Clue',
  'o.activity-enter': 'Enter the gate to {gate}',
  'o.activity-seal': 'Seal the gate to {gate} for {n, plural, one {# Clue} other {# Clues}}',
  'o.activity-close': 'Close the gate to {gate} with a trophy',
  'o.roll-focus': 'Make the Focus check',
  'o.roll-focus-idle': 'Make the Focus check (there is no way on: nothing would come of it)',
  'o.leave-ritual': 'Leave the ritual unfinished',
};
