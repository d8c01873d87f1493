// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Corrections by the game master (`e.corrected.*`): the new state. `correction-text.ts` supplies the arguments. */
export const CORRECTIONS: Record<string, string> = {
  'e.corrected.figure': 'Put right: {investigator} has {what}.',
  'e.corrected.move': 'Put right: {investigator} is at {place}.',
  'e.corrected.give': 'Put right: {investigator} has {card}.',
  'e.corrected.give.with': 'Put right: {investigator} has {card} and {card2}.',
  'e.corrected.take': 'Put right: {investigator} no longer has {card}.',
  'e.corrected.take.with': 'Put right: {investigator} no longer has {card} and {card2}.',
  'e.corrected.exhaust':
    'Put right: {card} of {investigator} {is, select, yes {is exhausted} other {is not exhausted}}.',
  'e.corrected.delay': 'Put right: {investigator} {is, select, yes {is delayed} other {is not delayed}}.',
  'e.corrected.arrest': 'Put right: {investigator} is in the Jail.',
  'e.corrected.focus': 'Put right: {investigator} has {n} Focus left.',
  'e.corrected.doom': 'Put right: Doom stands at {n}.',
  'e.corrected.terror': 'Put right: Terror stands at {n}.',
  'e.corrected.clues': 'Put right: {n, plural, =0 {no Clues lie} one {# Clue lies} other {# Clues lie}} at {place}.',
  'e.corrected.monster':
    'Put right: {monster} {to, select, cup {is in the monster cup} box {is out of the game} other {is at {place}}}.',
  'e.corrected.gate': 'Put right: a gate to {gate} is open at {place}.',
  'e.corrected.gate.unknown': 'Put right: there is a face-down gate at {place}.',
  'e.corrected.gate.gone': 'Put right: there is no gate at {place}.',
  'e.corrected.seal': 'Put right: {place} {is, select, yes {is sealed} other {is not sealed}}.',
  'e.corrected.first': 'Put right: {investigator} has the first player marker.',
  'e.corrected.slider':
    'Put right: {pair, select, speed {Speed and Sneak} fight {Fight and Will} other {Lore and Luck}} of {investigator}: stop {n} of 4.',
  'e.corrected.slot':
    'Put right: {is, select, yes {a marker lies} other {no marker lies}} on slot {n} of {pair, select, speed {Speed and Sneak} fight {Fight and Will} other {Lore and Luck}} of {investigator}.',
  'e.corrected.carries': 'Put right: {monster} carries {n, plural, =0 {no Clues} one {# Clue} other {# Clues}}.',
};
