import { sayer } from '../../../words/t.js';

const ENGLISH = {
  rifts: 'Rifts',
  'rifts-short': 'Rifts',
  track: 'Track {n}',
  pattern: 'A Mythos card with just these symbols puts a marker here: white {white}, black {black}',
  filled: '{n} of {of}',
  'open-at': 'open: {place}',
  'rift-here': 'The rift of track {n} is open here.',
  about:
    'A Mythos card whose boxes equal a pattern puts a random marker on that half. The fourth opens the rift. An encounter at the place of a marker takes it off, or turns it down if the rift is open; the last closes it.',
};

/** What only the face of Kingsport Horror says. */
export const say = await sayer(ENGLISH, async () => ({
  rifts: 'Risse',
  'rifts-short': 'Risse',
  track: 'Leiste {n}',
  pattern: 'Eine Mythoskarte mit genau diesen Zeichen legt einen Marker hierher: weiß {white}, schwarz {black}',
  filled: '{n} von {of}',
  'open-at': 'offen: {place}',
  'rift-here': 'Der Riss von Leiste {n} ist hier offen.',
  about:
    'Eine Mythoskarte, deren Felder einem Muster gleichen, legt einen zufälligen Marker auf diese Hälfte. Der vierte öffnet den Riss. Eine Begegnung am Ort eines Markers nimmt ihn fort oder dreht ihn um, wenn der Riss offen ist; der letzte schließt ihn.',
}));
