// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Encounters, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_ENCOUNTERS: Record<string, string> = {
  // With monsters.
  'q.encounter-place': 'Where do monsters and investigators meet first?',
  'q.initiative':
    'Who tries to win the initiative against {n, plural, one {the monster} other {# monsters}} at {place}?',
  'q.escape': 'The initiative at {place} is won: escape, or fight and strike first?',
  'q.steal': '{investigator} may steal {n, plural, one {one Clue} other {# Clues}}: from which monster?',
  'q.engage': 'Who engages a monster at {place}?',
  'q.engage-monster': 'Which monster does {investigator} engage?',
  'q.continue-combat': 'Does {investigator} go on fighting {monster}?',
  'q.ward-off': '{monster} strikes {investigator}. Use something against it?',
  'o.escape': 'Escape',
  'o.stand': 'Fight',
  'o.steal': 'Steal a Clue from {monster} ({clues} left)',
  'o.steal-none': 'Steal no more',
  'o.engage-monster': 'Engage {monster}{clues, plural, =0 {} one { (# Clue)} other { (# Clues)}}',
  'o.continue-combat': 'Go on fighting {monster}',
  'o.stop-combat': 'Break off from {monster}',
  // With the Ancient One.
  'q.focus-die':
    'Which die does {investigator} pick? {empty, plural, one {One space} other {# spaces}} of the Doom track {empty, plural, one {is} other {are}} empty',
  'q.ancient-demand':
    '{ancientOne} devours whoever has no {what, select, clues {Clue} monster {monster trophy} other {gate trophy}} left. Does anybody there hand {investigator} one first?',
  'q.ancient-attacker': 'Who attacks {ancientOne} next?',
  'q.ancient-target': 'Whom does {ancientOne} strike next?',
  'q.ancient-escape': 'Does {investigator} try to escape from {ancientOne}?',
  'o.focus-die': '{n}: {reach, select, yes {within the reach of the Ancient One} other {out of its reach}}',
  'o.try-escape': 'Try to escape',
  'o.stay-in-battle': 'Stay and fight on',
};
