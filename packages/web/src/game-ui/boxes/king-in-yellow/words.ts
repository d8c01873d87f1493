import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  acts: 'The play',
  next: 'next: {act}',
  lit: 'has begun',
  gone: 'is gone from the city',
  'next-one': 'is next',
  dark: 'has yet to begin',
  'stopped-by':
    '{price, plural, one {One Clue} other {# Clues}} for each player, from all together, {price, plural, one {stops} other {stop}} it: Vigil’s own rule. There are {held}.',
  unstoppable: 'Nothing stops it: it ends the game.',
  touring: 'on tour',
  'touring-about': 'On tour: its new cards come first, and location decks are not shuffled.',
  missing: 'Taken away: {people}. An encounter here that means them is not had, and costs 1 Sanity or 1 Stamina.',
  'sign-about':
    'Each time terror rises by 1 a Yellow Sign goes on the space it has left, which brings a Blight, or on the doom track.',
};

/** Messages of The King in Yellow. */
export const say = await loadMessages(ENGLISH, async () => ({
  acts: 'Das Stück',
  next: 'als Nächstes: {act}',
  lit: 'hat begonnen',
  gone: 'ist aus der Stadt verschwunden',
  dark: 'steht noch aus',
  'next-one': 'ist der nächste',
  'stopped-by':
    '{price, plural, one {Ein Hinweis} other {# Hinweise}} je Spieler, von allen zusammen, {price, plural, one {hält} other {halten}} ihn auf: Vigils eigene Regel. Da sind {held}.',
  unstoppable: 'Nichts hält ihn auf: Er beendet das Spiel.',
  touring: 'auf Tournee',
  'touring-about': 'Auf Tournee: Ihre neuen Karten kommen zuerst, und Ortsstapel werden nicht gemischt.',
  missing:
    'Fortgenommen: {people}. Eine Begegnung hier, in der sie vorkommen, findet nicht statt und kostet 1 geistige Gesundheit oder 1 Ausdauer.',
  'sign-about':
    'Immer wenn der Terrorlevel um 1 steigt, kommt ein Gelbes Zeichen auf das Feld, das er verlassen hat, und bringt einen Verfall – oder auf die Verdammnisleiste.',
}));
