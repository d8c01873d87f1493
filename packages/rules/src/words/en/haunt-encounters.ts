// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Encounters, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_ENCOUNTERS: Record<string, string> = {
  // With monsters.
  'q.encounter-place': 'Choose where investigators meet monsters first',
  'q.initiative': 'Choose who tries to win the initiative {placeAt} · {n, plural, one {# monster} other {# monsters}}',
  'q.escape': 'Initiative won {placeAt} · Escape, or attack first?',
  'q.steal': 'Choose a monster to steal from · {n, plural, one {# Clue} other {# Clues}} left',
  'q.engage': 'Choose who engages a monster {placeAt}',
  'q.engage-monster': 'Choose a monster to engage',
  'q.continue-combat': 'Keep fighting {monster}?',
  'q.ward-off': 'Hit by {monster} · Prevent it?',
  'o.escape': 'Escape',
  'o.stand': 'Attack first',
  'o.steal': 'Steal 1 Clue from {monster} ({clues} left)',
  'o.steal-none': 'Stop stealing',
  'o.engage-monster': 'Engage {monster}{clues, plural, =0 {} one { (# Clue)} other { (# Clues)}}',
  'o.continue-combat': 'Keep fighting {monster}',
  'o.stop-combat': 'Break off from {monster}',
  // With the Ancient One.
  'q.focus-die': 'Choose a Focus die · {empty} empty {empty, plural, one {space} other {spaces}} on the Doom track',
  'q.ancient-demand':
    '{investigator} has no {what, select, clues {Clue} monster {monster trophy} other {gate trophy}} left and would be devoured by {ancientOne} · Others here may give one first',
  'q.ancient-attacker': 'Choose who attacks {ancientOne} next',
  'q.ancient-target': 'Choose whom {ancientOne} attacks next',
  'q.ancient-escape': 'Try to escape from {ancientOne}?',
  'o.focus-die': 'Take the {n} ({reach, select, yes {within reach of the Ancient One} other {out of its reach}})',
  'o.try-escape': 'Try to escape',
  'o.stay-in-battle': 'Stay and fight',
};
