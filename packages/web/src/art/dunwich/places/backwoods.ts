import { Sketch } from '../../sketch.js';

/** Backwoods Country, its three places and its vortex. */
export const BACKWOODS: Readonly<Record<string, Sketch>> = {
  /** A road that closes over: walls of stones, trees that lean in. */
  'backwoods-country': new Sketch()
    .moon(34, 12, 4.6)
    .night('M0 34Q14 26 30 30Q46 26 64 33V64H0Z')
    .line('M0 34Q14 26 30 30Q46 26 64 33', 0.7)
    .lit('M30 31Q34 31 35 33Q40 40 30 46Q18 54 22 64H52Q40 56 44 47Q47 38 35 30.6Z')
    .cut('M33 34Q36 40 29 46M35 36Q39 41 35 47Q27 56 34 64M40 49Q34 56 43 64', 0.8)
    .tree(9, 60, 54, 21, 'line', 2.6)
    .tree(56, 58, 50, 31, 'line', 2.4)
    .tree(22, 42, 24, 5, 'branch')
    .tree(48, 40, 22, 12, 'branch')
    .lit('M0 55l5-2 5 2-1 5H0ZM10 56l6-2 4 3-2 4h-8ZM46 57l5-3 6 2 1 5H46ZM58 56l6-1v7h-7Z', 0.7),
  'whateley-farm': new Sketch()
    .ground(52)
    .box(7, 26, 28, 26)
    .gable(6, 26, 30, 16)
    .windows([10, 30], [3, 1], [8, 0], [4, 5], [1])
    .cut('M9 41l24 6M9 47l24-6', 1.4)
    .box(37, 35, 20, 17)
    .gable(36, 35, 22, 10)
    .arch(43, 42, 7, 10, 'night')
    .tree(60, 52, 30, 5)
    // The upper storey is boarded up, and bulges.
    .edge('M13 17h13v8H13Z', 0.7)
    .cut('M12 19l15 3M12 23l15-3', 1.1)
    .line('M13 20.4h13M13 22.600h13', 0.8)
    .line('M2 58L20 55M6 61L26 57', 0.8),
  'wizards-hill': new Sketch()
    .moon(50, 13, 5)
    .lit('M2 58Q16 30 32 26Q40 40 42 58Z')
    .night('M32 26Q50 34 62 58H42Q40 40 32 26Z')
    .line('M36 32L41 40M40 34L47 44M44 38L53 50M40 42L44 56M48 46L54 58M35 30L37 50', 0.6)
    .edge('M20 30l2-12 4-1 1 13Z')
    .edge('M29 27l1-15 5-1 1 16Z')
    .edge('M38 30l2-12 4 1 0 13Z')
    .edge('M24 19L40 17L41 14L24 15.6Z')
    .disc('glow', 32, 9, 7)
    .lamp('M29.6 11q2-6 3-8q3 5 2.4 8q-2.6 2-5.4 0Z')
    .ground(56),
  'cold-spring-glen': new Sketch()
    .lit('M0 14L16 20L24 40L22 64H0Z')
    .cut('M4 20L12 36M2 30L14 52M8 22L20 44M4 44L16 62', 0.8)
    .night('M64 10L48 18L40 40L42 64H64Z')
    .line('M60 16L48 40M62 26L46 54M63 38L48 62M54 18L44 40', 0.6)
    .add('water', 'M24 40Q32 34 40 40L42 64H22Z')
    .line('M26 44H38M25 49H40M24 54H41M23 59H41', 0.7)
    .disc('glow', 32, 37, 9)
    .lamp('M30 38q2-5 4 0Z')
    .tree(12, 20, 20, 9)
    .tree(52, 18, 18, 4),
  /** Black water between roots. */
  'vortex-backwoods': new Sketch()
    .night('M0 0H64V64H0Z')
    .line(
      'M32 33q3-4 5 0t-5 6q-8-1-7-9t11-8q11 2 9 13t-15 11q-14-3-12-17t19-14q18 4 15 21t-23 17q-22-5-18-26T34 4',
      1.3,
    )
    .line('M32 30q2-1 3 1M24 42q4 5 11 3M46 22q4 6 2 13M13 26q3-10 13-14M52 48q-6 8-16 9', 0.6)
    .edge('M0 0H18Q10 8 12 18Q4 20 0 30Z', 0.8)
    .edge('M64 64H44Q52 54 54 44Q60 42 64 34Z', 0.8)
    .line('M2 4Q8 10 6 22M12 2Q6 12 10 16M62 60Q56 54 58 46M50 62Q58 56 58 50', 0.6)
    .tree(4, 20, 18, 8)
    .tree(60, 52, 16, 3),
};
