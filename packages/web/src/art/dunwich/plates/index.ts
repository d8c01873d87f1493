import childOfAbhoth from './plate-child-of-abhoth.svg?url';
import colourOutOfSpace from './plate-colour-out-of-space.svg?url';
import goatSpawn from './plate-goat-spawn.svg?url';
import huntingHorror from './plate-hunting-horror.svg?url';
import mummy from './plate-mummy.svg?url';
import ratThing from './plate-rat-thing.svg?url';
import servantOfGlaaki from './plate-servant-of-glaaki.svg?url';
import spectralHunter from './plate-spectral-hunter.svg?url';
import starVampire from './plate-star-vampire.svg?url';
import tchoTcho from './plate-tcho-tcho.svg?url';
import theBeast from './plate-the-beast.svg?url';
import theDunwichHorror from './plate-the-dunwich-horror.svg?url';
import wizardWhateley from './plate-wizard-whateley.svg?url';
import wraith from './plate-wraith.svg?url';

/** The large pictures of Dunwich's monsters, by kind; monsters of one name share a picture. */
export const PLATES: Readonly<Record<string, string>> = {
  'child-of-abhoth-a': childOfAbhoth,
  'child-of-abhoth-b': childOfAbhoth,
  'child-of-abhoth-c': childOfAbhoth,
  'colour-out-of-space': colourOutOfSpace,
  'goat-spawn': goatSpawn,
  'hunting-horror': huntingHorror,
  mummy,
  'rat-thing': ratThing,
  'servant-of-glaaki-a': servantOfGlaaki,
  'servant-of-glaaki-b': servantOfGlaaki,
  'servant-of-glaaki-c': servantOfGlaaki,
  'servant-of-glaaki-d': servantOfGlaaki,
  'servant-of-glaaki-e': servantOfGlaaki,
  'spectral-hunter': spectralHunter,
  'star-vampire': starVampire,
  'tcho-tcho': tchoTcho,
  'the-beast': theBeast,
  'the-dunwich-horror': theDunwichHorror,
  'wizard-whateley': wizardWhateley,
  wraith,
};
