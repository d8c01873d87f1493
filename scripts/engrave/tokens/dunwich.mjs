/** The tokens of the monsters of Dunwich. */
import { both, cut, disc, limb, mass, rays, teeth } from './kit.mjs';

/** A heap with arms and a mouth; what sets one apart from the next are its eyes. */
const childOfAbhoth = (...eyes) => [
  [
    'bone',
    both(limb, '34 60, 14 52, 10 34, 16 22', 18, 8),
    both(limb, '10 32, 0 26', 7, 4),
    both(limb, '12 28, 10 14', 7, 4),
  ],
  ['bone', mass('50 18, 74 34, 82 60, 92 84, 78 98, 22 98, 8 84, 18 60, 26 34')],
  ['night', eyes.map(([x, y, r]) => disc(x, y, r)).join(''), mass('26 70, 50 66, 74 70, 66 88, 34 88')],
  ['lamp', eyes.map(([x, y, r]) => disc(x, y, r - 4)).join('')],
  ['bone', teeth('28 71, 72 71', 4, -9)],
];

/** Glaaki's spines, the first of them through the heart. */
const SPINES = ['70 86, 14 50', '82 66, 104 24', '34 72, 2 82', '66 70, 70 -2', '24 70, 12 22'];
/** A dead man who serves; they are told apart by how many spines they bear. */
const servantOfGlaaki = (spines) => [
  ['slate', cut('36 62, 50 68, 64 62, 90 76, 96 102, 4 102, 10 76')],
  [
    'red',
    SPINES.slice(1, spines)
      .map((through) => limb(through, 9, 3))
      .join(''),
  ],
  ['bone', mass('50 6, 68 14, 72 36, 64 58, 50 68, 36 58, 28 36, 32 14')],
  [
    'night',
    mass('40 30, 46 37, 40 44, 33 37') + mass('60 30, 67 37, 60 44, 54 37') + cut('42 54, 58 54, 54 60, 46 60'),
  ],
  ['night', limb('78 90, 12 49', 17, 11)],
  ['red', limb('78 90, 8 46', 11, 2)],
];

export const TOKENS = {
  'child-of-abhoth-a': childOfAbhoth([50, 46, 14]),
  'child-of-abhoth-b': childOfAbhoth([36, 48, 11], [64, 48, 11]),
  'child-of-abhoth-c': childOfAbhoth([32, 52, 10], [68, 52, 10], [50, 34, 10]),
  /** It stands in the well, and has no colour that has a name. */
  'colour-out-of-space': [
    ['bone', cut('10 66, 90 66, 82 100, 18 100')],
    [
      'night',
      mass('18 68, 50 62, 82 68, 50 76') + cut('18 82, 40 82, 40 86, 19 86') + cut('46 90, 70 90, 70 94, 46 94'),
    ],
    [
      'cold',
      limb('44 72, 28 50, 44 30, 26 4', 22, 3, 16) +
        limb('54 72, 68 46, 50 24, 60 -2', 22, 3, 16) +
        limb('62 72, 82 54, 74 32, 86 14', 14, 3) +
        limb('38 72, 18 58, 18 40, 8 28', 13, 3),
    ],
  ],
  /** A goat's head, and a beard that has a will. */
  'goat-spawn': [
    ['slate', both(limb, '40 26, 26 8, 6 6, 0 26, 14 36', 18, 4, 13)],
    ['bone', both(cut, '34 32, 16 34, 6 46, 30 46')],
    ['bone', mass('50 20, 70 28, 64 58, 58 76, 42 76, 36 58, 30 28')],
    [
      'bone',
      limb('42 72, 32 84, 18 82, 12 94', 10, 4) +
        limb('50 74, 48 88, 38 102', 10, 4) +
        limb('57 72, 62 86, 58 100', 10, 4),
    ],
    ['lamp', cut('34 38, 46 44, 45 50, 35 45') + cut('66 38, 54 44, 55 50, 65 45')],
    ['night', cut('43 64, 49 68, 48 72, 43 69') + cut('57 64, 51 68, 52 72, 57 69')],
  ],
  /** A viper as long as a street, on one wing. */
  'hunting-horror': [
    ['slate', cut('46 48, 50 14, 66 -2, 66 12, 84 2, 82 20, 100 18, 92 34, 104 44, 76 58')],
    ['bone', limb('22 34, 46 44, 72 60, 56 82, 24 76, 12 94', 18, 4, 20)],
    ['bone', cut('-4 36, 16 12, 34 16, 40 34, 28 50, 6 54, 4 48, 20 42')],
    ['night', disc(22, 26, 4)],
    ['bone', teeth('2 38, 16 42', 2, -7)],
  ],
  /** Wound from crown to breast, and one eye open. */
  mummy: [
    [
      'bone',
      mass('50 0, 72 8, 78 30, 72 52, 62 64, 38 64, 28 52, 22 30, 28 8'),
      cut('34 62, 66 62, 94 76, 98 104, 2 104, 6 76'),
    ],
    [
      'night',
      cut('22 14, 76 24, 78 30, 20 20') +
        cut('24 44, 78 36, 76 42, 26 52') +
        cut('34 60, 70 52, 66 58, 38 66') +
        cut('6 80, 70 68, 80 72, 4 88') +
        cut('4 98, 64 84, 64 90, 10 104'),
    ],
    ['night', mass('30 30, 44 26, 58 30, 44 42')],
    ['lamp', disc(45, 34, 6)],
    ['slate', limb('78 40, 92 48, 86 62, 96 70', 6, 6)],
  ],
  /** A rat; but the face, and the hands. */
  'rat-thing': [
    [
      'slate',
      mass('46 42, 74 38, 96 62, 94 92, 60 98, 30 92, 30 64'),
      limb('90 84, 104 64, 92 36, 70 26, 64 14', 9, 3),
    ],
    ['bone', disc(22, 26, 14) + disc(58, 28, 14)],
    ['bone', mass('40 22, 60 34, 60 58, 50 78, 36 94, 24 78, 16 58, 20 34')],
    ['night', disc(22, 26, 7) + disc(58, 28, 7)],
    [
      'night',
      cut('22 46, 35 51, 33 57, 24 54') + cut('56 46, 43 51, 45 57, 54 54') + cut('29 70, 46 70, 42 76, 33 76'),
    ],
    ['bone', limb('26 84, 12 94, 2 90', 8, 4) + limb('48 84, 54 98, 46 104', 8, 4)],
  ],
  'servant-of-glaaki-a': servantOfGlaaki(1),
  'servant-of-glaaki-b': servantOfGlaaki(2),
  'servant-of-glaaki-c': servantOfGlaaki(3),
  'servant-of-glaaki-d': servantOfGlaaki(4),
  'servant-of-glaaki-e': servantOfGlaaki(5),
  /** Antlers, a hood, a bow. */
  'spectral-hunter': [
    ['slate', cut('60 38, 80 50, 86 72, 98 86, 98 104, 26 104, 34 72, 40 50')],
    [
      'bone',
      limb('50 42, 36 30, 34 16, 40 5', 11, 5),
      limb('35 24, 22 22, 18 10', 9, 4),
      limb('70 42, 82 30, 82 16, 76 5', 11, 5),
      limb('82 24, 93 21, 94 10', 9, 4),
    ],
    ['night', mass('60 40, 78 54, 74 76, 60 84, 46 76, 42 54')],
    ['lamp', cut('47 56, 58 62, 57 68, 49 64'), cut('73 56, 62 62, 63 68, 71 64')],
    ['bone', limb('32 38, 16 46, 9 66, 16 86, 32 97', 5, 5, 11)],
  ],
  /** Seen when it has drunk: all mouth and trailing arms. */
  'star-vampire': [
    [
      'red',
      limb('28 54, 14 72, 20 84, 8 98', 13, 4) +
        limb('42 58, 34 78, 42 90, 34 104', 13, 4) +
        limb('56 58, 60 78, 52 90, 58 104', 13, 4) +
        limb('68 54, 80 68, 76 78', 13, 6) +
        limb('22 36, 4 44, 2 58', 12, 4) +
        limb('78 36, 96 44, 98 56', 12, 4),
    ],
    ['red', mass('50 4, 76 14, 86 38, 72 62, 50 66, 28 62, 14 38, 24 14')],
    ['night', disc(50, 38, 21)],
    ['bone', rays(50, 38, 8, 22, 8, 0.45)],
    ['bone', disc(24, 24, 5) + disc(76, 24, 5)],
  ],
  /** Small, all filed teeth, and a knife that winds. */
  'tcho-tcho': [
    ['slate', mass('62 10, 84 16, 92 38, 62 36, 34 38, 40 16'), mass('62 -4, 72 4, 66 14, 56 12')],
    ['slate', cut('44 84, 80 84, 98 94, 98 104, 22 104, 26 94')],
    ['bone', mass('62 22, 86 34, 90 60, 78 82, 62 88, 46 82, 34 60, 38 34')],
    [
      'night',
      cut('40 42, 57 49, 55 55, 43 52') +
        cut('84 42, 67 49, 69 55, 81 52') +
        mass('42 64, 62 62, 82 64, 74 80, 62 82, 50 80'),
    ],
    ['bone', teeth('44 65, 80 65', 4, -9) + teeth('76 80, 48 80', 3, -8)],
    ['bone', limb('14 74, 4 58, 18 42, 4 26, 12 2', 12, 2)],
    ['slate', cut('0 72, 28 72, 28 80, 0 80') + cut('8 80, 20 80, 20 100, 8 100')],
  ],
  /** A sphinx: the hood is empty, and there are stars in it. */
  'the-beast': [
    ['slate', mass('60 58, 92 64, 100 88, 96 104, 50 104')],
    ['bone', cut('50 -2, 68 6, 80 30, 86 70, 70 76, 30 76, 14 70, 20 30, 32 6')],
    ['bone', limb('34 72, 26 96', 20, 22) + limb('62 72, 62 96', 20, 22)],
    ['night', mass('50 8, 68 28, 66 56, 50 68, 34 56, 32 28'), limb('44 78, 44 104', 6, 6)],
    ['cold', rays(46, 32, 4, 3, 11, 1) + rays(57, 48, 4, 2, 8, 1) + rays(43, 56, 4, 2, 6, 1)],
  ],
  /** Ropes without number, and half a face. */
  'the-dunwich-horror': [
    [
      'slate',
      limb('30 60, 6 56, 0 40', 18, 5) +
        limb('34 40, 16 24, 18 6', 18, 5) +
        limb('66 40, 84 24, 82 6', 18, 5) +
        limb('70 60, 94 56, 100 40', 18, 5) +
        limb('30 68, 12 84, 16 98', 18, 6) +
        limb('48 72, 42 90, 50 104', 18, 6) +
        limb('64 72, 74 92, 66 104', 18, 6),
    ],
    ['slate', mass('50 20, 76 32, 82 58, 66 80, 34 80, 18 58, 24 32')],
    ['bone', mass('50 14, 70 24, 72 48, 62 66, 50 72, 36 64, 28 46, 32 24')],
    [
      'night',
      mass('40 38, 46 44, 40 50, 34 44') + mass('60 38, 66 44, 60 50, 54 44') + cut('38 58, 62 58, 54 66, 46 66'),
    ],
    ['night', cut('52 14, 74 20, 76 70, 54 74, 58 56, 50 48, 56 34')],
    ['lamp', disc(66, 32, 5) + disc(70, 50, 5) + disc(62, 66, 5)],
  ],
  /** The hat and the beard of a farmer who knew too much. */
  'wizard-whateley': [
    ['slate', cut('28 62, 72 62, 96 80, 98 104, 2 104, 4 80')],
    ['bone', mass('50 30, 66 36, 66 50, 50 58, 34 50, 34 36')],
    ['bone', cut('32 44, 44 52, 56 52, 68 44, 72 66, 62 84, 52 104, 46 104, 38 84, 28 66')],
    [
      'night',
      cut('36 40, 47 43, 46 48, 38 46') + cut('64 40, 53 43, 54 48, 62 46') + cut('43 58, 57 58, 53 63, 47 63'),
    ],
    ['lamp', cut('32 26, 34 0, 48 6, 62 -2, 68 26, 96 30, 98 37, 2 37, 4 30')],
    ['night', cut('32 20, 68 20, 68 27, 32 27')],
  ],
  /** A shroud that comes through the air, hand first. */
  wraith: [
    ['slate', cut('20 20, 50 10, 84 18, 118 4, 102 30, 116 44, 92 50, 104 70, 74 66, 66 92, 48 70, 24 66')],
    ['bone', mass('36 2, 54 14, 58 40, 46 62, 24 58, 10 40, 14 14')],
    ['night', mass('28 12, 42 24, 40 44, 28 54, 17 42, 17 24')],
    [
      'bone',
      limb('44 60, 24 70, 4 72', 15, 10),
      limb('6 70, -8 60, -16 62', 6, 4) + limb('4 72, -12 74', 6, 4) + limb('6 74, -4 86, -12 88', 6, 4),
    ],
    ['cold', cut('18 30, 27 34, 26 39, 20 37') + cut('39 30, 31 34, 32 39, 38 37')],
  ],
};
