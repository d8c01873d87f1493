import { type BoxArt, Sketch } from '@vigil/web/box-ui';

/** Drawings of the harbour. Everything else uses the generic drawings of places, monsters and cards. */
export const ART: BoxArt = {
  monsters: {
    // A head above two waves.
    'harbour-drowned-sailor': [
      'M256 60a92 92 0 1 1 0 184a92 92 0 1 1 0-184Zm-44 68a18 18 0 1 0 .1 0Zm88 0a18 18 0 1 0 .1 0Z',
      'M150 300q106-70 212 0l-24 60q-82-40-164 0Z',
      { line: 'M40 400q54-50 108 0t108 0 108 0 108 0', weight: 30 },
      { line: 'M40 464q54-50 108 0t108 0 108 0 108 0', weight: 30 },
    ],
  },
  places: {
    'harbour-lighthouse': new Sketch()
      .ground(54)
      .lit('M30 18H42L46 54H26Z')
      .cut('M29 27H43M28 36H44M27 45H45', 1.4)
      .edge('M27 12H45V18H27Z')
      .lamp('M31 6H41V12H31Z')
      .edge('M29 6L36 1L43 6Z')
      .add('glow', 'M41 9L70 2V16Z'),
    'harbour-wreck': new Sketch()
      .ground(56)
      .lit('M8 38L58 30L52 50Q34 56 16 50Z')
      .cut('M14 44L54 38M18 48L50 45', 0.9)
      .line('M30 34L22 6M24 12L40 16M26 20L38 24', 1.4)
      .add('water', 'M2 52q6-4 12 0t12 0 12 0 12 0 12 0', 1.2),
    'harbour-chandlery': new Sketch()
      .ground(52)
      .box(12, 26, 40, 26)
      .roof(12, 26, 40, 9, 3)
      .lamp('M18 34H28V42H18Z')
      .edge('M36 34H46V52H36Z')
      .line('M54 20V52M50 24H58', 1.2),
  },
};
