import { rounded, Sketch, seededRandom } from '../sketch.js';

/** A stair of steps down into nothing, and lines that fall with it. */
function abyss(): Sketch {
  let falls = '';
  for (let a = 4; a < 46; a += 4) {
    falls += `M${39 - a} 40Q${rounded(39 - a * 0.5)} ${rounded(27 - a * 0.1)} 39 ${rounded(10 + a * 0.18)}Q${rounded(39 + a * 0.5)} ${rounded(27 - a * 0.1)} ${39 + a} 40`;
  }
  return new Sketch()
    .line(falls, 0.7)
    .line('M0 15L22 21M78 15L56 21M0 7L27 17M78 7L51 17M0 1L32 13M78 1L46 13', 0.6)
    .edge('M27 27a12 4 0 1 0 24 0a12 4 0 1 0 -24 0Z', 0.8)
    .lit('M31 23l4-2 8 .4 4 1.6-8 2.4Z', 0.5);
}

/** Towers without number, and a ring in the sky. */
function greatRace(): Sketch {
  const random = seededRandom(2);
  const sketch = new Sketch().line('M12 12A30 7 0 0 1 66 9', 0.6).line('M8 16A34 9 0 0 1 70 12', 0.4);
  for (let i = 0; i < 9; i++) {
    const x = rounded(1 + i * 8.4 + random() * 2);
    const w = rounded(4.2 + random() * 2.6);
    const y = rounded(40 - (12 + random() * 17));
    const m = rounded(x + w * 0.55);
    sketch
      .lit(
        `M${x} 41V${y}H${rounded(x + w)}V41ZM${rounded(x - 0.8)} ${y}L${rounded(x + w / 2)} ${rounded(y - 5)}L${rounded(x + w + 0.8)} ${y}Z`,
        0.5,
      )
      .night(
        `M${m} 41V${y}L${rounded(x + w / 2)} ${rounded(y - 4.5)}L${rounded(x + w + 0.4)} ${y}H${rounded(x + w - 0.2)}V41Z`,
      );
    if (i % 2 === 0) sketch.lamp(`M${rounded(x + 0.8)} ${rounded(y + 4)}h1.4v2.6h-1.4Z`, 0.3);
  }
  return sketch;
}

function celeano(): Sketch {
  const sketch = new Sketch().line('M0 3.5H78M0 7H78', 1);
  for (let i = 0; i < 7; i++) {
    const x = 1.5 + i * 12;
    sketch.lit(`M${x - 0.8} 7h6.6v3h-6.6ZM${x} 10h5v31h-5Z`, 0.5).night(`M${x + 3} 10.5h1.8v30h-1.8Z`);
    if (i < 6) {
      sketch.line([14, 19, 24, 29, 34].map((y) => `M${x + 6.4} ${y}h4.4`).join(''), 0.6);
      sketch.line([15, 20, 25, 30, 35].map((y) => `M${x + 7 + ((i + y) % 3)} ${y}v3.4`).join(''), 1.3);
    }
  }
  return sketch;
}

/** The Other Worlds, and the other areas beyond Arkham. */
export const WORLDS: Readonly<Record<string, Sketch>> = {
  abyss: abyss(),
  'another-dimension': new Sketch()
    .line('M14 20L64 20M39 0V40M8 3L70 37M70 3L8 37', 0.5)
    .edge('M25 8H53V32H25Z', 1.1)
    .line('M32 14H60V38H32ZM25 8L32 14M53 8L60 14M53 32L60 38M25 32L32 38', 1)
    .lit('M34.5 16H46V27H34.5Z', 0.6)
    .night('M42 16.4H45.6V26.6H42Z'),
  'city-of-the-great-race': greatRace(),
  'great-hall-of-celeano': celeano(),
  'plateau-of-leng': new Sketch()
    .line('M2 6h24M34 4h30M8 10h18M50 9h24M58 13h14', 0.6)
    .lit('M-1 41V31L10 28 14 17H38L44 28 54 26 57 19H70L74 30 79 31V41Z')
    .night('M31 17.5H37.6L43.5 28 46 41H34ZM64 19.5H69.6L73.6 30 78 32V41H67Z')
    .line('M36 22l4 4M36 27l6 6M37 33l6 6M67 23l3 4M68 29l5 6', 0.5)
    .cut('M14 21h15M13 25h16M12 29h18M4 33h28M2 37h30M48 32h14M47 36h17', 0.5)
    .lamp('M23 17v-4.5h4V17Z', 0.4),
  rlyeh: new Sketch()
    .lit('M17 41L26 7 38 3 41 41Z')
    .night('M32 5.2L37.6 3.6 40.6 41H35Z')
    .lit('M42 41L48 15 61 19 57 41Z')
    .night('M55 17.3L60.5 19 56.6 41H53Z')
    .lit('M3 41L8 24 17 21 14 41ZM58 41L66 25 75 29 73 41Z')
    .cut('M24 18l9-3M22 25l11-3M50 24l4 1', 0.6)
    .night('M25.5 29q4-5 7 0v11h-9Z')
    .line('M0 34q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0M0 38q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0', 1),
  'the-dreamlands': new Sketch()
    .disc('bone', 59, 12, 8.5)
    .disc('night', 62.6, 10.2, 7.4)
    .line('M4 8v3M2.5 9.5h3M16 5v2.4M14.8 6.2h2.4M70 26v3M68.5 27.5h3M42 5v2.4M40.8 6.2h2.4', 0.7)
    .lit(
      'M7 41V28q-1-4 3-10q4 6 3 10V41ZM19 41V20q-1-4 3.5-11q4.5 7 3.5 11V41ZM32 41V26q-1-4 3-10q4 6 3 10V41ZM44 41V31q-1-4 3-9q4 5 3 9V41Z',
      0.6,
    )
    .night('M11 26V41h2V26ZM23.6 18V41h2.4V18ZM36 24V41h2V24ZM48 29V41h2V29Z')
    .lamp('M9 29h1.6v3h-1.6ZM21 21h2v3.5h-2ZM34 27h1.6v3h-1.6Z', 0.3)
    .lit('M-1 37Q20 31 40 37T79 35V41H-1Z', 0.6),
  yuggoth: new Sketch()
    .disc('bone', 39, 20, 13)
    .night('M41 7.2a13 13 0 0 1 0 25.6q8-13 0-25.6Z')
    .cut('M28 14h14M26.5 18h18M26.5 22h18M28.5 26h14', 0.7)
    .add('line', 'M12.6 25.6A27 6 -12 0 0 65.4 14.4', 1.6)
    .line('M26.5 17.5A27 6 -12 0 0 12.6 25.6M65.4 14.4A27 6 -12 0 0 51 13', 1)
    .line('M6 6h.1M14 33h.1M70 6h.1M72 31h.1M62 36h.1M20 8h.1M8 20h.1M56 33h.1', 1.6),
  /** The Sky: wings before clouds and a moon. */
  sky: new Sketch()
    .moon(58, 13, 8)
    .line('M2 33h22M30 36h26M8 37h12M52 31h24M0 28h10', 0.8)
    .edge(
      'M39 17Q32 6 16 6Q22 10 22 14Q26 14 27 19Q31 18 34 23L39 34L44 23Q47 18 51 19Q52 14 56 14Q56 10 62 6Q46 6 39 17Z',
      1,
    )
    .line('M39 17V30M34 22Q30 12 20 8M44 22Q48 12 58 8', 0.6)
    .lamp('M36.6 18.6a1.2 1.2 0 1 0 2 0ZM39.6 18.6a1.2 1.2 0 1 0 2 0Z', 0.2),
  /** The last houses of the city, the road, and a signpost. */
  outskirts: new Sketch()
    .night('M0 28Q20 24 39 28T78 26V40H0Z')
    .line('M0 28Q20 24 39 28T78 26', 1)
    .line('M30 40Q36 33 40 28M48 40Q45 33 42 28', 1)
    .box(4, 18, 12, 10)
    .roof(4, 18, 12, 5)
    .windows([6.4, 21], [2, 1], [3.6, 0], [2, 3.4])
    .tree(24, 30, 24, 6)
    .tree(68, 33, 30, 9)
    .line('M55 37V17', 1.5)
    .lit('M48 18H60L63 20.5 60 23H48Z', 0.6),
  /** A clock without hands, falling to pieces among stars. */
  lost: new Sketch()
    .line('M6 8h.1M16 30h.1M68 6h.1M73 29h.1M62 36h.1M12 18h.1M60 13h.1M24 5h.1', 1.7)
    .disc('edge', 39, 20, 15, 1.4)
    .add(
      'line',
      'M39 7.5v3.5M39 29v3.5M26.5 20h3.5M48 20h3.5M30.2 11.2l2 2.2M45.8 26.6l2 2.2M30.2 28.8l2-2.2M47.8 11.2l-2 2.2',
      1.1,
    )
    .add('line', 'M39 20q4-4 6 0t-5 6q-9 0-8-8t10-6', 0.9)
    .night('M46 32L52 20 56 26 50 36Z')
    .line('M53 30l5 2-2 4ZM58 24l4-1v4Z', 0.8),
};
