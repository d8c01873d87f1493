import type { ENGLISH_SHEETS } from './sheets-en.js';

/** Labels on the sheets of components, besides their own texts, in German. */
export const GERMAN_SHEETS: Record<keyof typeof ENGLISH_SHEETS, string> = {
  't.kind.board': 'Spielplan',
  // Sheets of other packs keep what is printed.
  't.sheet.price': 'Preis {what}',
  't.sheet.hands': '{n, plural, one {# Hand} other {# Hände}}',
  't.sheet.copies': '{n, plural, one {1 Exemplar} other {# Exemplare}}',
  't.sheet.no-text': 'Diese Karte hat keinen eigenen Text. Orte und andere Karten beziehen sich auf sie.',
  't.sheet.tokens': '{n} Marker',
  't.sheet.on-board': 'auf dem Spielplan: {places}',
  't.sheet.home': 'Beginn: {where}',
  't.sheet.combat': 'Kampf {by}',
  't.sheet.doom': 'Verdammnisleiste {n}',
  't.sheet.gate-at': 'Tor: {what}',
  't.sheet.clue-at': 'Hinweis: {what}',
  't.sheet.activity-at': 'Tätigkeit: {what}',
  't.sheet.white': 'weiß: {what}',
  't.sheet.black': 'schwarz: {what}',
  't.sheet.colours': 'Farben der Begegnungen: {what}',
  't.place.encounters': 'Begegnungen: {what}',
  't.place.steps': '{n, plural, =0 {du bist hier} one {1 Schritt entfernt} other {# Schritte entfernt}}',
  't.place.here': 'jetzt hier: {what}',
  't.place.locations': 'Orte: {what}',
  't.place.next': 'Benachbart: {what}',
  't.place.black': 'schwarzer Pfeil: {place}',
  't.place.white': 'weißer Pfeil: {place}',
};
