// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {
  'q.activity': 'Choose what to do at {place}',
  'q.ritual-trophy': 'Choose a trophy to spend to close the gate to {gate}',
  'q.ritual': '{kind, select, seal {Seal} other {Close}} the gate to {gate} with a Focus check?',
  'q.banish': 'Choose a monster to banish · {n, plural, one {#} other {up to #}} left',
  'q.advance': 'Try to move on in {place}?',
  'o.activity-investigate': 'Investigate {place}',
  'o.activity-banish': 'Banish monsters to {gate} (1 Clue)',
  'o.activity-enter': 'Enter the gate to {gate}',
  'o.activity-seal': 'Seal the gate to {gate} ({n, plural, one {# Clue} other {# Clues}})',
  'o.activity-close': 'Close the gate to {gate} (1 trophy)',
  'o.roll-focus': 'Make the Focus check',
  'o.roll-focus-idle': 'Make the Focus check (no effect: no way on)',
  'o.leave-ritual': 'Abandon the ritual',
};
