// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {
  'q.activity': 'Choose what to do {placeAt}',
  'q.ritual-trophy': 'Choose a trophy to spend to close the gate {gateTo}',
  'q.ritual': '{kind, select, seal {Seal} other {Close}} the gate {gateTo} with a Focus check?',
  'q.banish': 'Choose a monster to banish · {n, plural, one {#} other {up to #}} left',
  'q.advance': 'Try to move on {placeAt}?',
  'o.activity-investigate': 'Investigate {placeThe}',
  'o.activity-banish': 'Banish monsters {gateTo} (1 Clue)',
  'o.activity-enter': 'Enter the gate {gateTo}',
  'o.activity-seal': 'Seal the gate {gateTo} ({n, plural, one {# Clue} other {# Clues}})',
  'o.activity-close': 'Close the gate {gateTo} (1 trophy)',
  'o.roll-focus': 'Make the Focus check',
  'o.roll-focus-idle': 'Make the Focus check (no effect, nowhere to go)',
  'o.leave-ritual': 'Abandon the ritual',
};
