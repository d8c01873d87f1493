/** The monsters of Dunwich in German, in their cases. */
import { formsByKey, type GermanName, namesByKey, noun, nounWithAdjective, only } from '../../german-names.js';

const CHILD = noun('n', 'Kind des Abhoth');
const SERVANT = noun('m', 'Diener des Glaaki');

const MONSTERS: Readonly<Record<string, GermanName>> = {
  'child-of-abhoth-a': CHILD,
  'child-of-abhoth-b': CHILD,
  'child-of-abhoth-c': CHILD,
  'colour-out-of-space': noun('f', 'Farbe aus dem All'),
  'goat-spawn': noun('f', 'Ziegenbrut'),
  'hunting-horror': nounWithAdjective('n', 'Jagend', 'Grauen'),
  mummy: noun('f', 'Mumie'),
  'rat-thing': noun('n', 'Rattending'),
  'servant-of-glaaki-a': SERVANT,
  'servant-of-glaaki-b': SERVANT,
  'servant-of-glaaki-c': SERVANT,
  'servant-of-glaaki-d': SERVANT,
  'servant-of-glaaki-e': SERVANT,
  'spectral-hunter': nounWithAdjective('m', 'Geisterhaft', 'Jäger'),
  'star-vampire': noun('m', 'Sternenvampir'),
  'tcho-tcho': noun('m', 'Tcho-Tcho'),
  'the-beast': only(noun('f', 'Bestie')),
  'the-dunwich-horror': only(noun('n', 'Grauen von Dunwich')),
  'wizard-whateley': only(noun('m', 'Zauberer Whateley')),
  wraith: noun('n', 'Gespenst'),
};

export const MONSTER_NAMES = namesByKey('monster', MONSTERS);
export const MONSTER_FORMS = formsByKey('monster', MONSTERS);
