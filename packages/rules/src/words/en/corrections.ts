// biome-ignore-all lint/suspicious/noTemplateCurlyInString: $ precedes amounts of money
/** Corrections by the game master (`e.corrected.*`): the new state. `correction-text.ts` supplies the arguments. */
export const CORRECTIONS: Record<string, string> = {
  'e.corrected.figure': 'Correction: {investigator} has {what}.',
  'e.corrected.figure.was': 'Correction: {investigator} has {what} (before: {was}).',
  'e.corrected.move': 'Correction: {investigator} is {placeAt}.',
  'e.corrected.move.from': 'Correction: {investigator} is {placeAt} (before: {place2}).',
  'e.corrected.give': 'Correction: {investigator} has {card}.',
  'e.corrected.give.with': 'Correction: {investigator} has {card} and {card2}.',
  'e.corrected.take': 'Correction: {investigator} no longer has {card}.',
  'e.corrected.take.with': 'Correction: {investigator} no longer has {card} and {card2}.',
  'e.corrected.exhaust':
    'Correction: {investigator}’s {card} {is, select, yes {is exhausted} other {is not exhausted}}.',
  'e.corrected.delay': 'Correction: {investigator} {is, select, yes {is delayed} other {is not delayed}}.',
  'e.corrected.arrest': 'Correction: {investigator} is in the Jail.',
  'e.corrected.focus': 'Correction: {investigator} has {n} Focus left.',
  'e.corrected.focus.was': 'Correction: {investigator} has {n} Focus left (before: {was}).',
  'e.corrected.doom': 'Correction: the doom track is at {n}.',
  'e.corrected.doom.was': 'Correction: the doom track is at {n} (before: {was}).',
  'e.corrected.terror': 'Correction: the terror level is {n}.',
  'e.corrected.terror.was': 'Correction: the terror level is {n} (before: {was}).',
  'e.corrected.clues':
    'Correction: there {n, plural, =0 {are no Clues} one {is # Clue} other {are # Clues}} {placeAt}.',
  'e.corrected.clues.was':
    'Correction: there {n, plural, =0 {are no Clues} one {is # Clue} other {are # Clues}} {placeAt} (before: {was}).',
  'e.corrected.monster':
    'Correction: {monster} {monsterMany, select, yes {are} other {is}} {to, select, cup {in the monster cup} box {out of the game} other {{placeAt}}}.',
  'e.corrected.monster.from':
    'Correction: {monster} {monsterMany, select, yes {are} other {is}} {to, select, cup {in the monster cup} box {out of the game} other {{placeAt}}} (before: {place2}).',
  'e.corrected.gate': 'Correction: a gate {gateTo} is open {placeAt}.',
  'e.corrected.gate.unknown': 'Correction: there is a face-down gate {placeAt}.',
  'e.corrected.gate.gone': 'Correction: there is no gate {placeAt}.',
  'e.corrected.seal': 'Correction: there is {is, select, yes {a seal} other {no seal}} {placeAt}.',
  'e.corrected.first': 'Correction: {investigator} is first player.',
  'e.corrected.arrival':
    'Correction: {is, select, yes {Speed checks decide who may take Clues first} other {turn order or the group decides who may take Clues first}}.',
  'e.corrected.slider':
    'Correction: {investigator}’s {pair, select, speed {Speed and Sneak} fight {Fight and Will} other {Lore and Luck}} slider is at stop {n} of 4.',
  'e.corrected.slot':
    'Correction: {is, select, yes {a marker is} other {no marker is}} on space {n} of {investigator}’s {pair, select, speed {Speed and Sneak} fight {Fight and Will} other {Lore and Luck}}.',
  'e.corrected.carries': 'Correction: {monster} carries {n, plural, =0 {no Clues} one {# Clue} other {# Clues}}.',
  'e.corrected.carries.was':
    'Correction: {monster} carries {n, plural, =0 {no Clues} one {# Clue} other {# Clues}} (before: {was}).',
};
