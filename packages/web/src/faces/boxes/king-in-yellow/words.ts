import { sayer } from '../../../words/t.js';

const ENGLISH = {
  acts: 'The play',
  next: 'next: {act}',
  lit: 'has begun',
  'next-one': 'is next',
  dark: 'has yet to begin',
  'sign-about':
    'Each time terror rises by 1 a Yellow Sign goes on the space it has left, which brings a Blight, or on the doom track.',
};

/** What only the face of The King in Yellow says. */
export const say = await sayer(ENGLISH, async () => ({
  acts: 'Das Stück',
  next: 'als Nächstes: {act}',
  lit: 'hat begonnen',
  dark: 'steht noch aus',
  'next-one': 'ist der nächste',
  'sign-about':
    'Immer wenn der Terrorlevel um 1 steigt, kommt ein Gelbes Zeichen auf das Feld, das er verlassen hat, und bringt einen Verfall – oder auf die Verdammnisleiste.',
}));
