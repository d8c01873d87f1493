import { rounded, Sketch } from '../sketch.js';

/** Stalactites along the roof of a cave: x, width, length. */
const TEETH = [
  [-2, 7, 9],
  [4, 5, 16],
  [10, 6, 8],
  [17, 4, 11],
  [23, 6, 6],
  [30, 5, 10],
  [36, 6, 7],
  [44, 4, 9],
  [62, 4, 12],
  [67, 5, 7],
  [73, 7, 13],
] as const;

/** The Underworld: vaults without a sky, the round towers of giants, a stair that comes down, bones. */
function underworld(): Sketch {
  const sketch = new Sketch()
    .add('half', 'M-1 26Q14 21 26 23T52 22T79 25V41H-1Z')
    .cut('M2 27H16M22 26H34M58 26H74', 0.6);
  for (const [x, w, y] of [
    [48.6, 13, 7],
    [65, 10, 14],
    [38, 8, 17],
  ] as const) {
    const m = rounded(x + w * 0.5);
    sketch
      .lit(`M${x} 34L${rounded(x + 1)} ${y + 2}Q${m} ${y - 2} ${rounded(x + w - 1)} ${y + 2}L${x + w} 34Z`, 0.6)
      .night(
        `M${m} 34V${y}Q${rounded(x + w - 2)} ${y + 0.4} ${rounded(x + w - 1)} ${y + 2}L${rounded(x + w - 0.2)} 34Z`,
      )
      .line(
        `M${rounded(m + 1)} ${y + 5}H${rounded(x + w - 1)}M${rounded(m + 1)} ${y + 10}H${rounded(x + w - 0.8)}M${rounded(m + 1)} ${y + 15}H${rounded(x + w - 0.6)}`,
        0.45,
      )
      .cut(`M${rounded(x + 1.4)} ${y + 8}H${m}M${rounded(x + 1.2)} ${y + 14}H${m}`, 0.5);
  }
  sketch
    // The tower with the sign.
    .arch(50.8, 13, 3.4, 5, 'night')
    .add('neon', 'M50.4 24L52.4 22L54.4 24M52.4 22V28M50.8 26H54', 0.8)
    .arch(67, 19, 2.4, 4, 'night')
    .disc('lamp', 40.4, 22, 0.8);
  // The stair comes down the left wall.
  sketch
    .edge('M-1 12L6 12L6 16H11V20H16V24H21V28H26V32H31V36L34 41H-1Z', 0.9)
    .line('M6 16V40M11 20V40M16 24V40M21 28V40M26 32V40', 0.4)
    .lit(
      'M-1 10.6H7V13H-1ZM6 14.6H12V17H6ZM11 18.6H17V21H11ZM16 22.6H22V25H16ZM21 26.6H27V29H21ZM26 30.6H32V33H26Z',
      0.5,
    );
  // The roof.
  let roof = 'M-1 -1H79V6Q74 3 70 4T52 3T30 4T10 3T-1 6Z';
  let light = '';
  for (const [x, w, y] of TEETH) {
    roof += `M${x} 2L${rounded(x + w * 0.5)} ${y}L${x + w} 2Z`;
    light += `M${rounded(x + w * 0.3)} 4L${rounded(x + w * 0.48)} ${rounded(y - 2)}`;
  }
  return (
    sketch
      .edge(roof, 0.7)
      .line(light, 0.8)
      .night('M-1 -1H79V3H-1Z')
      // Eyes, and bones in the vale.
      .add('lamp', 'M44 37.4h1.4v1h-1.4ZM47 37.4h1.4v1h-1.4ZM70 35.4h1.2v.9h-1.2ZM72.6 35.4h1.2v.9h-1.2Z', 0.2)
      .line('M36 39L42 36M52 38L60 39.4M55 35.6L57 41M63 38q3-4 6 0M64.6 36.6v3M66.4 36.2v3', 0.8)
      .disc('lit', 38.6, 37.8, 1.9, 0.6)
      .cut('M37.8 37.6h.1M39.4 37.6h.1', 0.9)
  );
}

/** Kadath: a mountain no foot has climbed, on it the castle of onyx, and above that only stars. */
function kadath(): Sketch {
  const sketch = new Sketch()
    .line('M7 5h.1M16 11h.1M24 4h.1M66 5h.1M73 12h.1M58 9h.1M70 20h.1M5 19h.1M13 24h.1M62 16h.1M21 17h.1M52 3h.1', 1.4)
    .line('M7 5L16 11L24 4M66 5L73 12L62 16L58 9', 0.35)
    .lit('M-1 35L6 27L10 30L16 22L24 33V41H-1Z', 0.6)
    .night('M16 22L24 33V41H15L17 31Z')
    .lit('M56 34L63 24L67 28L72 23L79 31V41H56Z', 0.6)
    .night('M63 24L67 28L66 36L63 41H58ZM72 23L79 31V41H73Z')
    .line('M17.6 28L20 36M74 28L76 36', 0.5)
    // The mountain.
    .lit('M20 41L28 30L31 31L38 17H41L40 41Z', 0.7)
    .night('M40 17H42L48 29L51 28L60 41H39Z')
    .line('M42 22L46 34M44 30L43 40M48 32L53 40M41 26L41 34M51 31L57 39', 0.55)
    .cut('M35 26L31 36M37 24L36 38M29 33L25 39', 0.7);
  // The glow behind it.
  sketch.disc('glow', 39.6, 12, 13).disc('glow', 39.6, 12, 9);
  for (const [x, w, top, base] of [
    [30.6, 2.4, 13, 24],
    [46, 2.6, 12, 24],
    [33.4, 2.6, 8, 22],
    [43, 2.6, 7, 22],
    [36.4, 6.4, 9, 20],
    [38, 3.2, 4, 14],
  ] as const) {
    const m = rounded(x + w / 2);
    sketch
      .edge(`M${x} ${base}V${top}L${m} ${rounded(top - 3.4)}L${rounded(x + w)} ${top}V${base}Z`, 0.6)
      .lit(`M${rounded(x + 0.3)} ${base}V${top}L${m} ${rounded(top - 2.8)}V${base}Z`, 0.2);
  }
  return (
    sketch
      .night('M40 9H42.6V20H40Z')
      .edge('M29 23.4H50.4L47.6 27.4H31.6Z', 0.7)
      .lit('M29.8 23.6H39.6V27.2H32Z', 0.2)
      .lamp(
        'M38.4 6h.8v1.6h-.8ZM37 12h.9v1.8h-.9ZM40.8 12h.9v1.8h-.9ZM34 12h.8v1.6h-.8ZM44.6 11h.8v1.6h-.8ZM31 16h.7v1.4h-.7ZM47 15.4h.7v1.4h-.7ZM38.6 15.6h1.8v3h-1.8Z',
        0.15,
      )
      // Clouds about its shoulders, and the cold waste.
      .add(
        'bone',
        'M10 28q4-3 8-1q5-3 9 1q5 0 6 2q-12 2-24 0q-1-1 1-2ZM47 25q4-3 8-1q6-2 9 2q3 0 4 2q-10 1-22-.4q-1-1.4 1-2.6Z',
      )
      .cut('M15 29q3-2 6 0M52 26.6q4-2 7 0', 0.6)
      .lit('M-1 38Q18 35.6 39 38T79 37V41H-1Z', 0.6)
      .cut('M6 39.4H18M28 39.6H44M54 39.4H70', 0.6)
  );
}

/** The Other Worlds of Kingsport. */
export const WORLDS: Readonly<Record<string, Sketch>> = {
  'the-underworld': underworld(),
  'unknown-kadath': kadath(),
};
