import { sayer } from '../../../words/t.js';

const ENGLISH = {
  horror: 'The Dunwich Horror',
  'horror-short': 'Horror',
  of: 'of {n}',
  'horror-about':
    'Each monster that comes to a Vortex adds a token and raises terror by 1. With the third the Dunwich Horror appears on Sentinel Hill.',
  'horror-here': 'It is loose: {place}.',
};

/** What only the face of Dunwich Horror says. */
export const say = await sayer(ENGLISH, async () => ({
  horror: 'Der Dunwich-Horror',
  'horror-short': 'Horror',
  of: 'von {n}',
  'horror-about':
    'Jedes Monster, das in einen Strudel kommt, bringt einen Marker und erhöht den Terrorlevel um 1. Mit dem dritten erscheint der Dunwich-Horror auf Sentinel Hill.',
  'horror-here': 'Er ist los: {place}.',
}));
