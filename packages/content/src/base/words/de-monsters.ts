/** Monsters in German, in their cases. */
import type { NameForms } from '@vigil/rules';
import { formsByKey, type GermanName, noun, nounWithAdjective, only } from '../../german-names.js';

const ALL: Readonly<Record<string, GermanName>> = {
  byakhee: noun('m', 'Byakhee'),
  chthonian: noun('m', 'Chthonier'),
  cultist: noun('m', 'Kultist', 'Kultisten'),
  'dark-young': [
    'Dunkles Junges',
    {
      the: 'das Dunkle Junge',
      acc: 'das Dunkle Junge',
      dat: 'dem Dunklen Jungen',
      a: 'ein Dunkles Junges',
      aacc: 'ein Dunkles Junges',
      each: 'jedes Dunkle Junge',
      eachacc: 'jedes Dunkle Junge',
    },
  ],
  dhole: noun('m', 'Dhole'),
  'dimensional-shambler': noun('m', 'Dimensionsschlurfer'),
  'elder-thing': nounWithAdjective('n', 'Älter', 'Wesen'),
  'fire-vampire': noun('m', 'Feuervampir'),
  'flying-polyp': nounWithAdjective('m', 'Fliegend', 'Polyp', 'Polypen'),
  'formless-spawn': nounWithAdjective('f', 'Formlos', 'Brut'),
  ghost: noun('m', 'Geist'),
  ghoul: noun('m', 'Ghul'),
  'god-of-the-bloody-tongue': only(noun('m', 'Gott der Blutigen Zunge')),
  gug: noun('m', 'Gug'),
  'haunter-of-the-dark': only(noun('m', 'Jäger der Finsternis')),
  'high-priest': noun('m', 'Hohepriester'),
  'hound-of-tindalos': noun('m', 'Hund von Tindalos'),
  maniac: noun('m', 'Amokläufer'),
  'mi-go': noun('m', 'Mi-Go'),
  nightgaunt: noun('n', 'Nachtgespenst'),
  shoggoth: noun('m', 'Shoggoth'),
  'star-spawn': noun('f', 'Sternenbrut'),
  'the-black-man': only(nounWithAdjective('m', 'Schwarz', 'Mann')),
  'the-bloated-woman': only(nounWithAdjective('f', 'Aufgedunsen', 'Frau')),
  'the-dark-pharaoh': only(nounWithAdjective('m', 'Dunkl', 'Pharao')),
  vampire: noun('m', 'Vampir'),
  warlock: noun('m', 'Hexenmeister'),
  witch: noun('f', 'Hexe'),
  zombie: noun('m', 'Zombie'),
};

export const MONSTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALL).map(([id, [name]]) => [id, name]),
);
export const MONSTER_FORMS: Readonly<Record<string, NameForms>> = formsByKey('monster', ALL);
