import { Sketch } from '../../sketch.js';

/** The Blasted Heath, its three places and its vortex; Sentinel Hill. */
export const HEATH: Readonly<Record<string, Sketch>> = {
  /** Five acres of grey ash, and what is left of the trees. */
  'blasted-heath': new Sketch()
    .night('M0 36Q16 33 32 35T64 34V64H0Z')
    .add('half', 'M-1 40Q20 36 40 39T65 38V65H-1Z')
    .cut('M4 43H24M30 42H58M2 47H14M20 47H46M52 46H62M8 52H34M40 51H60M2 57H22M28 57H52M14 61H44', 0.8)
    .tree(15, 48, 32, 17, 'cut', 3)
    .tree(14, 48, 31, 17, 'line', 1.3)
    .tree(50, 44, 22, 29, 'line', 1.1)
    .lit('M34 52Q33 42 37 37L39 39L41 36Q42 44 43 52Z', 0.7)
    .night('M40 38L41 36Q42 44 43 52H40Z')
    // The light that still rises from the ash.
    .add('glow', 'M24 47Q16 36 24 26T22 6L34 2Q30 14 36 22T34 47Z')
    .add('glow', 'M27 47Q22 36 28 26T27 10L31 8Q29 18 33 26T32 47Z')
    .add('neon', 'M29 46Q24 36 29.5 27T28 12M32.5 45Q29 36 33 29T32 18', 0.7),
  'gardners-place': new Sketch()
    .ground(51)
    .box(6, 31, 20, 20)
    .roof(6, 31, 20, 9)
    .windows([9, 36], [2, 1], [8, 0], [3.4, 5], [0])
    .tree(30, 51, 34, 12)
    .disc('glow', 46, 45, 13)
    .edge('M38 44H55V54H38Z')
    .cut('M40 47H53M40 50.5H53', 0.7)
    .line('M39 44V34M54 44V34M37 34L46.5 28L56 34Z', 1.1)
    .add('glow', 'M41 44Q34 34 41 25T36 4L56 2Q51 14 57 24T52 44Z')
    .add('neon', 'M44 43Q40 36 44 30M46.5 26Q43 18 47 10M49.5 43Q53 36 49.5 30', 0.8)
    .lamp('M41 44Q46.5 38.5 52 44Z'),
  'devils-hopyard': new Sketch()
    .moon(13, 13, 4.4)
    .lit('M4 60Q18 34 34 32L36 60Z')
    .night('M34 32Q52 36 62 60H36Z')
    .line('M38 36L46 58M43 38L53 58M48 42L58 58', 0.6)
    .line('M14 50V20M24 43V13M34 38V8M44 42V14M54 50V22', 1.3)
    .line('M14 22Q19 26 24 15M24 17Q29 21 34 10M34 12Q39 18 44 16M44 18Q49 24 54 24', 0.8)
    .cut('M10 54H20M16 48H28M24 42H33', 0.8)
    .ground(58),
  'harney-jones-shack': new Sketch()
    .ground(51)
    .box(16, 32, 28, 19)
    .edge('M12 33L20 21H42L49 33Z', 1)
    .line('M17 33L23 22M24 33L28 22M31 33L33 22M38 33L38 22M44 33L42 22', 0.5)
    .lamp('M20 37h6v6h-6Z')
    .cut('M23 37v6M20 40h6', 0.7)
    .edge('M32 38H39V51H32Z')
    .edge('M37 14h5v10h-5Z')
    .add('bone', 'M39 12q-4-4 0-7q-2-4 3-4q5 2 2 6q3 3-1 5Z')
    .line('M4 51V43M8 51V44M12 51V43M3 46H13M50 51V44M55 51V43M60 51V44M49 47H61', 1),
  /** Standing stones on a bare dome, a flat one in the middle, a fire. */
  'sentinel-hill': new Sketch()
    .disc('glow', 32, 22, 13)
    .lit('M-2 60Q10 32 32 30Q34 44 34 64H-2Z')
    .night('M32 30Q54 32 66 60V64H34Q34 44 32 30Z')
    .line('M38 35L44 62M44 37L52 62M50 42L59 62M56 48L63 60', 0.6)
    .cut('M8 50H24M14 44H28M4 56H28M20 38H30', 0.8)
    .edge('M8 42l1-13 4-2 2 13ZM18 34l0-15 4-2 2 15Z')
    .edge('M41 32l1-16 4 1 1 17ZM50 40l2-13 4 2-1 14Z')
    .lit('M23 29L41 29L44 33H20Z', 0.7)
    .lamp('M28 28q-1-5 2-8q1 2 2-4q5 6 4 12Z')
    .ground(60),
  /** A hole in the ash that the heath runs into. */
  'vortex-blasted-heath': new Sketch()
    .add('half', 'M0 0H64V64H0Z')
    .cut('M0 6H64M0 12H64M0 18H64M0 46H64M0 52H64M0 58H64', 0.6)
    .add('night', 'M2 32Q14 12 34 14Q58 14 62 32Q58 52 32 52Q10 52 2 32Z')
    .line('M32 33q4-3 8 0t-8 5q-12-1-11-7t14-6q15 2 13 9t-19 8q-20-2-18-11T34 20q24 2 22 13t-26 14Q6 45 7 31', 1.1)
    .cut('M2 32L-4 30M10 20L2 12M30 14L28 2M52 18L60 8M62 32L68 32M54 46L62 56M30 52L28 63M10 46L2 54', 1.1)
    .tree(8, 20, 18, 14, 'cut')
    .tree(57, 18, 15, 2, 'cut'),
};
