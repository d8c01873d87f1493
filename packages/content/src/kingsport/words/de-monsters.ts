/** The monsters of Kingsport in German, in their cases. */
import { described, formsIn, type Named, namesIn, noun } from '../../german.js';

const MONSTERS: Readonly<Record<string, Named>> = {
  'crawling-one': described('n', 'Kriechend', 'Wesen'),
  ghast: noun('m', 'Ghast'),
  'gnoph-keh': noun('m', 'Gnoph-Keh'),
  'leng-spider': noun('f', 'Leng-Spinne'),
  'moon-beast': noun('n', 'Mondbiest'),
  'serpent-people': noun('m', 'Schlangenmensch', 'Schlangenmenschen'),
  'shadowy-figure': described('f', 'Schattenhaft', 'Gestalt'),
  shan: noun('m', 'Shan'),
  skeleton: noun('n', 'Skelett'),
  'tcho-tcho-priest': noun('m', 'Tcho-Tcho-Priester'),
  'the-skinless-one': noun('m', 'Hautlose', 'Hautlosen'),
  werewolf: noun('m', 'Werwolf'),
  yithian: noun('m', 'Yithianer'),
};

export const MONSTER_NAMES = namesIn('monster', MONSTERS);
export const MONSTER_FORMS = formsIn('monster', MONSTERS);
