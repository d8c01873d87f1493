import { atPlace } from './forms.js';

const PAIR_SELECT =
  '{pair, select, speed {Geschwindigkeit und Heimlichkeit} fight {Kampf und Wille} other {Wissen und Glück}}';
const CLUES_PLURAL = '{n, plural, =0 {keine Hinweise} one {# Hinweis} other {# Hinweise}}';

/** Corrections by the game master (`e.corrected.*`): the new state. `correction-text.ts` supplies the arguments. */
export const CORRECTIONS: Record<string, string> = {
  'e.corrected.figure': 'Berichtigt: {investigator} hat {what}.',
  'e.corrected.move': `Berichtigt: {investigator} ist ${atPlace()}.`,
  'e.corrected.give': 'Berichtigt: {investigator} hat „{card}“.',
  'e.corrected.give.with': 'Berichtigt: {investigator} hat „{card}“ und „{card2}“.',
  'e.corrected.take': 'Berichtigt: {investigator} hat „{card}“ nicht mehr.',
  'e.corrected.take.with': 'Berichtigt: {investigator} hat „{card}“ und „{card2}“ nicht mehr.',
  'e.corrected.exhaust':
    'Berichtigt: „{card}“ von {investigator} ist {is, select, yes {erschöpft} other {nicht erschöpft}}.',
  'e.corrected.delay': 'Berichtigt: {investigator} ist {is, select, yes {aufgehalten} other {nicht aufgehalten}}.',
  'e.corrected.arrest': 'Berichtigt: {investigator} ist im Gefängnis.',
  'e.corrected.focus': 'Berichtigt: {investigator} hat noch {n} Fokus.',
  'e.corrected.doom': 'Berichtigt: Die Verdammnis steht auf {n}.',
  'e.corrected.terror': 'Berichtigt: Der Terrorlevel steht auf {n}.',
  'e.corrected.clues': `Berichtigt: {placeAt}: ${CLUES_PLURAL}.`,
  'e.corrected.monster': `Berichtigt: {MonsterThe} ist {to, select, cup {im Monsterbecher} box {aus dem Spiel} other {${atPlace()}}}.`,
  'e.corrected.gate': `Berichtigt: Ein Tor {gateTo} ist offen ${atPlace()}.`,
  'e.corrected.gate.unknown': `Berichtigt: Ein verdecktes Tor liegt ${atPlace()}.`,
  'e.corrected.gate.gone': `Berichtigt: Kein Tor ist ${atPlace()}.`,
  'e.corrected.seal': 'Berichtigt: {PlaceThe} ist {is, select, yes {versiegelt} other {nicht versiegelt}}.',
  'e.corrected.first': 'Berichtigt: {investigator} hat den Startspielermarker.',
  'e.corrected.slider': `Berichtigt: ${PAIR_SELECT} von {investigator}: Stufe {n} von 4.`,
  'e.corrected.slot': `Berichtigt: {is, select, yes {Ein Marker liegt} other {Kein Marker liegt}} auf Feld {n} von ${PAIR_SELECT} von {investigator}.`,
  'e.corrected.carries': `Berichtigt: {MonsterThe} trägt ${CLUES_PLURAL}.`,
};
