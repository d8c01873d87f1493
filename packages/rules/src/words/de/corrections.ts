import { atPlace } from './forms.js';

const PAIR_SELECT =
  '{pair, select, speed {Geschwindigkeit und Heimlichkeit} fight {Kampf und Wille} other {Wissen und Glück}}';
const CLUES_PLURAL = '{n, plural, =0 {keine Hinweise} one {# Hinweis} other {# Hinweise}}';

/** Corrections by the game master (`e.corrected.*`): the new state. `correction-text.ts` supplies the arguments. */
export const CORRECTIONS: Record<string, string> = {
  'e.corrected.figure': 'Korrektur: {investigator} hat {what}.',
  'e.corrected.figure.was': 'Korrektur: {investigator} hat {what} (vorher: {was}).',
  'e.corrected.move': `Korrektur: {investigator} ist ${atPlace()}.`,
  'e.corrected.move.from': `Korrektur: {investigator} ist ${atPlace()} (vorher: {place2}).`,
  'e.corrected.give': 'Korrektur: {investigator} hat „{card}“.',
  'e.corrected.give.with': 'Korrektur: {investigator} hat „{card}“ und „{card2}“.',
  'e.corrected.take': 'Korrektur: {investigator} hat „{card}“ nicht mehr.',
  'e.corrected.take.with': 'Korrektur: {investigator} hat „{card}“ und „{card2}“ nicht mehr.',
  'e.corrected.exhaust':
    'Korrektur: „{card}“ von {investigator} ist {is, select, yes {erschöpft} other {nicht erschöpft}}.',
  'e.corrected.delay': 'Korrektur: {investigator} ist {is, select, yes {aufgehalten} other {nicht aufgehalten}}.',
  'e.corrected.arrest': 'Korrektur: {investigator} ist im Gefängnis.',
  'e.corrected.focus': 'Korrektur: {investigator} hat noch {n} Fokus.',
  'e.corrected.focus.was': 'Korrektur: {investigator} hat noch {n} Fokus (vorher: {was}).',
  'e.corrected.doom': 'Korrektur: Die Verdammnis steht auf {n}.',
  'e.corrected.doom.was': 'Korrektur: Die Verdammnis steht auf {n} (vorher: {was}).',
  'e.corrected.terror': 'Korrektur: Die Terrorstufe ist {n}.',
  'e.corrected.terror.was': 'Korrektur: Die Terrorstufe ist {n} (vorher: {was}).',
  'e.corrected.clues': `Korrektur: {PlaceAt} {n, plural, one {ist} other {sind}} ${CLUES_PLURAL}.`,
  'e.corrected.clues.was': `Korrektur: {PlaceAt} {n, plural, one {ist} other {sind}} ${CLUES_PLURAL} (vorher: {was}).`,
  'e.corrected.monster': `Korrektur: {MonsterThe} ist {to, select, cup {im Monsterbecher} box {aus dem Spiel} other {${atPlace()}}}.`,
  'e.corrected.monster.from': `Korrektur: {MonsterThe} ist {to, select, cup {im Monsterbecher} box {aus dem Spiel} other {${atPlace()}}} (vorher: {place2}).`,
  'e.corrected.gate': `Korrektur: {PlaceAt} ist ein Tor {gateTo} offen.`,
  'e.corrected.gate.unknown': `Korrektur: {PlaceAt} ist ein verdecktes Tor.`,
  'e.corrected.gate.gone': `Korrektur: {PlaceAt} ist kein Tor.`,
  'e.corrected.seal': 'Korrektur: {PlaceThe} ist {is, select, yes {versiegelt} other {nicht versiegelt}}.',
  'e.corrected.first': 'Korrektur: {investigator} hat den Startspielermarker.',
  'e.corrected.arrival':
    'Korrektur: Wer Hinweise zuerst nehmen darf, {is, select, yes {entscheiden Geschwindigkeitsproben} other {ergibt sich aus Spielreihenfolge oder Absprache}}.',
  'e.corrected.slider': `Korrektur: Der Regler für ${PAIR_SELECT} von {investigator} ist auf Stufe {n} von 4.`,
  'e.corrected.slot': `Korrektur: Auf Feld {n} für ${PAIR_SELECT} von {investigator} ist {is, select, yes {ein Marker} other {kein Marker}}.`,
  'e.corrected.carries': `Korrektur: {MonsterThe} trägt ${CLUES_PLURAL}.`,
  'e.corrected.carries.was': `Korrektur: {MonsterThe} trägt ${CLUES_PLURAL} (vorher: {was}).`,
};
