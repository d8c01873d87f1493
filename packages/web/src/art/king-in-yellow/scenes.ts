import { Sketch } from '../sketch.js';

/** The scene of each Act on its stage, in a box of 60 by 38. The lamp of these pictures burns yellow. */
export const SCENES: Readonly<Record<string, Sketch>> = {
  /** Two sisters on a terrace over a lake, two suns that sink. */
  'act-1': new Sketch()
    .night('M0 0H60V38H0Z')
    .line('M0 4H60M0 7.5H60M0 11H60', 0.4)
    .disc('glow', 25, 14, 9)
    .disc('lamp', 22, 13, 4.6)
    .disc('lamp', 31, 17, 2.6)
    .add('water', 'M0 20H60V38H0Z')
    .line('M3 22H20M26 22H36M42 22H56M8 24.4H18M28 24.4H40', 0.6)
    .add('neon', 'M19 21.6H26M29 21.6H33M20 24H25', 0.8)
    .lit('M46 20V9L47.5 5L49 9V20ZM51 20V12L52.2 9L53.4 12V20ZM42 20V13L43 10.5L44 13V20Z', 0.5)
    // The terrace, and the sisters.
    .lit('M0 30H60V33H0Z', 0.6)
    .cut('M3 33V38M8 33V38M13 33V38M18 33V38M23 33V38M28 33V38M33 33V38M38 33V38M43 33V38M48 33V38M53 33V38', 0.1)
    .lit('M1 33h3v5H1ZM9 33h3v5H9ZM17 33h3v5h-3ZM25 33h3v5h-3ZM33 33h3v5h-3ZM41 33h3v5h-3ZM49 33h3v5h-3Z', 0.5)
    .edge('M13 30Q12 22 15 18Q13.6 15 16 13.4Q18.6 13 18.6 16Q18.4 17.4 17.6 18.2Q21 21 20 30Z', 0.8)
    .lit('M15.4 17.4Q14.6 15 16.4 14.4L16.6 17.8Z', 0.2)
    .line('M15 20Q14.4 25 14.6 29M17.6 21L22 23.4', 0.7)
    .edge('M34 30Q33 23 35 19.4Q34 16.4 36.2 15Q38.8 15 38.6 17.6Q38.4 19 37.6 19.6Q42 23 41 30Z', 0.8)
    .lit('M35.2 18.6Q34.8 16.4 36.4 15.8L36.4 19Z', 0.2)
    .line('M36 21.4Q35.4 26 35.6 29.4M35.6 22L30.4 20.4', 0.7),
  /** Midnight: the masks come off, except one that is a face. */
  'act-2': new Sketch()
    .night('M0 0H60V38H0Z')
    .line('M2 0V26M18.5 0V26M20.5 0V26M39.5 0V26M41.5 0V26M58 0V26M0 26H60', 0.5)
    .night('M4 6H16V28H4ZM44 6H56V28H44Z')
    .arch(5, 6, 10, 22, 'half')
    .arch(45, 6, 10, 22, 'half')
    .cut('M10 6V28M5 16H15M50 6V28M45 16H55', 0.8)
    .disc('glow', 30, 6, 8)
    .line('M30 -1V3M22 6H38', 0.8)
    .lamp(
      'M22 5.6q-1-2.4 0-4q1 1.6 0 4ZM26 5.6q-1-2.4 0-4q1 1.6 0 4ZM34 5.6q-1-2.4 0-4q1 1.6 0 4ZM38 5.6q-1-2.4 0-4q1 1.6 0 4Z',
      0.3,
    )
    .lit('M0 32H60V38H0Z', 0.5)
    .cut('M6 38L12 32M18 38L21 32M30 38V32M42 38L39 32M54 38L48 32', 0.6)
    // Guests drawing back.
    .edge('M3 36Q2 26 7 23Q5.4 18.6 9 18Q12.6 18.6 11 23Q14 26 13 36Z', 0.8)
    .lamp('M6.6 19.4h5l-.8 2.4h-3.4Z', 0.3)
    .edge('M14 36Q13.6 29 17 26.6Q16 23 18.6 22.6Q21 23 20 26.6Q22 29 21 36Z', 0.7)
    .add('red', 'M16.8 23.6h3.6l-.6 1.8h-2.4Z')
    .edge('M47 36Q46 26 49 23Q47.4 18.6 51 18Q54.6 18.6 53 23Q58 26 57 36Z', 0.8)
    .lamp('M48.4 19.4h5l-1 2.4h-3.2Z', 0.3)
    .edge('M39 36Q38 29 40.6 26.6Q39.6 23 42 22.6Q44.6 23 43.6 26.6Q46.4 29 46 36Z', 0.7)
    .add('red', 'M40.2 23.6h3.6l-.6 1.8h-2.4Z')
    // The stranger.
    .lit('M22 38Q23 20 27 16Q25 8 30 7Q35 8 33 16Q37 20 38 38Z', 0.8)
    .night('M30 7Q35 8 33 16Q37 20 38 38H31Z')
    .cut('M25 36Q25.6 26 28 18M28 37Q28 28 29.4 19', 0.7)
    .line('M33 20Q35 27 35.4 37M32 22L33 37', 0.6)
    .add('bone', 'M27 10Q30 7.6 33 10Q33.4 15 30 17.4Q26.6 15 27 10Z')
    .cut('M27.6 12.4h1.8M30.6 12.4h1.8M29.2 15.4h1.6', 0.8),
  /** The King is on the stage. */
  'act-3': new Sketch()
    .add('half', 'M0 0H60V38H0Z')
    .cut('M0 3H60M0 6.4H60M0 9.8H60M0 13.2H60M0 16.6H60M0 20H60', 0.5)
    .add(
      'night',
      'M9 5l1 2 2.2.3-1.6 1.6.4 2.2-2-1-2 1 .4-2.2-1.6-1.6 2.2-.3ZM50 4l1 2 2.2.3-1.6 1.6.4 2.2-2-1-2 1 .4-2.2-1.6-1.6 2.2-.3ZM16 15l.7 1.4 1.5.2-1.1 1.1.3 1.5-1.4-.7-1.4.7.3-1.5-1.1-1.1 1.5-.2ZM44 14l.7 1.4 1.5.2-1.1 1.1.3 1.5-1.4-.7-1.4.7.3-1.5-1.1-1.1 1.5-.2Z',
    )
    .night('M0 24Q14 21 30 23T60 23V38H0Z')
    // The throne.
    .edge('M17 34V12L20 7L22 12V34ZM38 34V12L40 7L43 12V34Z', 0.7)
    // Tattered wings.
    .lamp(
      'M30 2Q35.6 2.6 35 9Q41 12 44 20L52 17L47 24L55 27L46 29L53 35L43 33L45 38H15L17 33L7 35L14 29L5 27L13 24L8 17L16 20Q19 12 25 9Q24.4 2.6 30 2Z',
      0.8,
    )
    .night('M30 5Q33.4 5.6 33 10Q31.6 13.4 30 13.4Q28.4 13.4 27 10Q26.6 5.6 30 5Z')
    .add('bone', 'M28.2 8.4h1.2v.9h-1.2ZM30.8 8.4h1.2v.9h-1.2Z')
    .cut(
      'M26 11Q22 18 20 37M27.6 14Q26 24 25.4 37M30 15V37M32.4 14Q34 24 34.6 37M34 11Q38 18 40 37M18 22L12 27M42 22L48 27',
      0.8,
    )
    .add('bone', 'M25 4L26.4 0L28 2.6L30 -1L32 2.6L33.6 0L35 4Q30 2 25 4Z'),
};
