/** The monsters of Kingsport in German, in their cases. */
import { formsByKey, type GermanName, namesByKey, noun, nounWithAdjective } from '../../german-names.js';

const MONSTERS: Readonly<Record<string, GermanName>> = {
  'crawling-one': nounWithAdjective('n', 'Kriechend', 'Wesen'),
  ghast: noun('m', 'Ghast'),
  'gnoph-keh': noun('m', 'Gnoph-Keh'),
  'leng-spider': noun('f', 'Leng-Spinne'),
  'moon-beast': noun('n', 'Mondbiest'),
  'serpent-people': noun('m', 'Schlangenmensch', 'Schlangenmenschen'),
  'shadowy-figure': nounWithAdjective('f', 'Schattenhaft', 'Gestalt'),
  shan: noun('m', 'Shan'),
  skeleton: noun('n', 'Skelett'),
  'tcho-tcho-priest': noun('m', 'Tcho-Tcho-Priester'),
  'the-skinless-one': noun('m', 'Hautlose', 'Hautlosen'),
  werewolf: noun('m', 'Werwolf'),
  yithian: noun('m', 'Yithianer'),
};

export const MONSTER_NAMES = namesByKey('monster', MONSTERS);
export const MONSTER_FORMS = formsByKey('monster', MONSTERS);
