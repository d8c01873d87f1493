import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  acts: 'The play',
  next: 'next: {act}',
  lit: 'has begun',
  gone: 'has left the city',
  'next-one': 'is next',
  dark: 'not begun',
  'stopped-by':
    'Together, spend {price, plural, one {1 Clue} other {# Clues}} per player to stop it (Vigil’s own rule). You have {held}.',
  unstoppable: 'It cannot be stopped and ends the game.',
  touring: 'on tour',
  'touring-about': 'On tour: new cards come first, and location decks are not shuffled.',
  missing: 'Taken: {people}. Instead of an encounter with them, lose 1 Sanity or 1 Stamina.',
  'sign-about':
    'Each time the terror level rises by 1, place a Yellow Sign. On the doom track it counts as a doom token. On the terror space just left it adds a Blight.',
};

/** Messages of The King in Yellow. */
export const say = await loadMessages(ENGLISH, async () => ({
  acts: 'Das Stück',
  next: 'als Nächstes: {act}',
  lit: 'hat begonnen',
  gone: 'hat die Stadt verlassen',
  dark: 'noch nicht begonnen',
  'next-one': 'kommt als Nächstes',
  'stopped-by':
    'Gebt zusammen {price, plural, one {1 Hinweis} other {# Hinweise}} je Spieler aus, um ihn aufzuhalten (Vigils eigene Regel). Vorhanden: {held}.',
  unstoppable: 'Er ist nicht aufzuhalten und beendet das Spiel.',
  touring: 'auf Tournee',
  'touring-about': 'Auf Tournee: Neue Karten kommen zuerst, und Ortsstapel werden nicht gemischt.',
  missing:
    'Verschwunden: {people}. Statt einer Begegnung mit ihnen verlierst du 1 geistige Gesundheit oder 1 Ausdauer.',
  'sign-about':
    'Steigt die Terrorstufe um 1, legt ihr ein Gelbes Zeichen auf die Verdammnisleiste oder auf das Terrorfeld, das der Marker verlässt. Auf dem Terrorfeld bringt es eine Plage.',
}));
