import { circle, Sketch } from '../../sketch.js';

const RIM: readonly (readonly [number, number])[] = [
  [46, 7],
  [61, 22],
  [31, 22],
  [56.6, 11.4],
  [35.4, 11.4],
  [56.6, 32.6],
  [35.4, 32.6],
];

/** The Village Commons, its three places, its vortex, and the train there. */
export const COMMONS: Readonly<Record<string, Sketch>> = {
  /** A green with a pump, roofs that sag, and a steeple without its point. */
  'village-commons': new Sketch()
    .ground(44)
    .box(3, 30, 14, 14)
    .edge('M1 30Q4 22 8 23Q13 26 19 30Z', 0.8)
    .windows([6, 34], [2, 1], [5, 0], [2.6, 4], [1])
    .box(22, 18, 10, 26)
    .edge('M21 18L24 12L30 14L33 18Z', 0.8)
    .arch(24.6, 22, 4, 6)
    .box(32, 27, 14, 17)
    .gable(31, 27, 16, 8)
    .box(49, 31, 13, 13)
    .roof(49, 31, 13, 6)
    .windows([51.5, 34.5], [2, 1], [5, 0], [2.6, 4])
    .tree(60, 46, 18, 7)
    .lit('M27 48H35V61H27Z')
    .night('M31.6 48H35V61H31.600Z')
    .edge('M25.5 46H36.500V49H25.500Z', 0.8)
    .line('M31 46V41Q38 38 42 44M27 52L22 53V57', 1.3)
    .line('M18 62Q30 65 46 62', 0.8),
  'darkes-carnival': new Sketch()
    .disc('line', 46, 22, 15, 1.3)
    .line('M46 7V37M31 22H61M35.4 11.4L56.6 32.6M35.4 32.6L56.6 11.4', 0.7)
    .add('lamp', RIM.map(([x, y]) => circle(x, y, 1.9)).join(''))
    .line('M46 22L38 52M46 22L54 52', 1.2)
    .lit('M4 34L20 18L20 52H4Z')
    .night('M20 18L36 34V52H20Z')
    .line('M24 23V52M28 27V52M32 31V52', 0.7)
    .cut('M8 31V52M12 27V52M16 23V52', 1.2)
    .lamp('M17 42L20 34L23 42V52H17Z')
    .line('M20 18V9', 1)
    .add('red', 'M20 9L29 11.5L20 14Z')
    .ground(52),
  'bishops-brook-bridge': new Sketch()
    .box(6, 24, 52, 14, 0.5)
    .edge('M3 25L11 15H53L61 25Z', 1)
    .line('M9 25L15 16M17 25L22 16M25 25L29 16M33 25L35 16M41 25L42 16M49 25L48 16M56 25L53 16', 0.5)
    .windows([11, 28], [4, 1], [7, 0], [4, 4], [2])
    .edge('M2 38H62V43H2Z')
    .night('M10 43H54V52Q32 34 10 52Z')
    .water(48)
    .lit('M2 43H10V56L2 60Z')
    .night('M54 43H62V60L54 56Z')
    .disc('glow', 32, 30, 6),
  'dunwich-village': new Sketch()
    .ground(52)
    .box(4, 34, 20, 18)
    .gable(3, 34, 22, 10)
    .windows([7, 38], [2, 2], [8, 6], [3, 4], [1])
    .box(24, 29, 26, 23)
    .edge('M23 27H51V33H23Z')
    .word('GENERAL', 24.8, 28.3, 3.7, 0.8)
    .lamp('M27 37H36V45H27Z')
    .cut('M31.5 37V45M27 41H36', 0.7)
    .edge('M39 38H46V52H39Z')
    .lit('M51 24H60V52H51Z')
    .night('M55.5 24H60V52H55.5Z')
    .lit('M51 24L54 10L57 15L60 24Z')
    .line('M54 10L52.4 5', 1)
    .streetLamp(21, 52, 15),
  /** The mill-pond, turning. */
  'vortex-village-commons': new Sketch()
    .add('water', 'M0 0H64V64H0Z')
    .line('M2 5H18M46 5H62M6 10H14M50 60H62M2 60H16M46 54H54', 0.7)
    .disc('night', 32, 32, 25)
    .line(
      'M32 32C34 28 39 30 38 35C36 41 26 41 25 32C25 22 38 20 43 28C48 38 39 48 29 46C16 43 15 26 25 19C38 12 53 22 51 36',
      1.4,
    )
    .line('M51 36C48 50 32 56 20 49C7 40 9 20 22 12M32 32l-1 2M44 44Q38 51 30 51M12 36Q13 44 19 47', 0.7)
    .line('M9 24Q14 10 30 7M56 42Q50 56 34 58', 1)
    .lit('M38 20l5-2 2 3-6 2ZM16 40l4 3-2 2-4-3Z', 0.6)
    .disc('lamp', 32, 33, 1.3),
  /** The train between the towns: the engine comes out of the hills towards the viewer. */
  train: new Sketch()
    .night('M0 40Q12 22 30 28Q46 16 64 32V64H0Z')
    .line('M0 40Q12 22 30 28Q46 16 64 32', 0.8)
    .add('bone', 'M35 8q7-5 12 0q8-3 10 4q7 2 4 8q-7-4-12-1q-5-4-9-1q-2 3-2 6h-4Z')
    .cut('M41 11q5-1 8 3M50 11q4 0 6 4', 0.7)
    .line('M27 52L2 64M37 52L62 64', 1.4)
    .line('M24 55H40M20 58H44M14 61.500H50', 1)
    .disc('glow', 32, 33, 12)
    .disc('edge', 32, 40, 11, 1.4)
    .disc('line', 32, 40, 8.2, 0.7)
    .lit('M32 31.800A8.2 8.2 0 0 0 32 48.200A13 13 0 0 1 32 31.800Z', 0.5)
    .line('M35 35h5M36 38h5M36.5 41h5M36 44h4', 0.6)
    .edge('M29 20h7l-1 9h-5Z', 0.9)
    .disc('lamp', 32, 32.5, 3.2)
    .lit('M20 48H44V51.500H20Z', 0.7)
    .edge('M22 51H42L46 57H18Z', 0.9)
    .line('M27 51l-3 6M32 51v6M37 51l3 6', 0.8),
};
