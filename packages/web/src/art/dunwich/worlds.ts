import { rounded, Sketch, seededRandom } from '../sketch.js';

/** Arkham as it was, or will be: roofs upside down in the sky over roofs, and a clock that shows two hours. */
function anotherTime(): Sketch {
  const random = seededRandom(7);
  const sketch = new Sketch();
  for (let i = 0; i < 8; i++) {
    const x = rounded(-1 + i * 10.2);
    const w = rounded(6.5 + random() * 2.5);
    const y = rounded(31 - random() * 8);
    const m = rounded(x + w * 0.55);
    sketch
      .lit(`M${x} 41V${y}L${rounded(x + w / 2)} ${rounded(y - 4)}L${rounded(x + w)} ${y}V41Z`, 0.5)
      .night(`M${m} 41V${rounded(y - 3)}L${rounded(x + w - 0.3)} ${y}V41Z`);
    // The same street from above, in ruins: only outlines are left.
    const low = rounded(9 - random() * 6);
    const gap =
      i % 3 === 1
        ? `L${rounded(x + w * 0.7)} ${rounded(low - 1)}L${rounded(x + w * 0.6)} ${rounded(low + 2)}`
        : `L${rounded(x + w / 2)} ${rounded(low + 4)}`;
    sketch.edge(`M${x} -1V${low}${gap}L${rounded(x + w)} ${low}V-1Z`, 0.6);
    if (i % 2) sketch.lamp(`M${rounded(x + 1.2)} ${rounded(y + 3)}h1.400v2.400h-1.400Z`, 0.3);
  }
  return sketch
    .disc('edge', 39, 20, 11.5, 1.2)
    .disc('bone', 39, 20, 9.4)
    .cut(
      'M39 12v2M39 26v2M31 20h2M45 20h2M33.4 14.400l1.4 1.400M43.2 24.200l1.4 1.400M33.4 25.600l1.4-1.400M43.2 15.800l1.4-1.4',
      0.9,
    )
    .cut('M39 20V13.400M39 20L44 22.6', 1.3)
    .line('M39 20L33.5 17M39 20L36.5 26', 0.1)
    .add('half', 'M39 20L32.6 17.400L33 16.600ZM39 20L36 27L37 27.400Z');
}

/** Carcosa: towers behind the moon, two suns that sink into a lake of cloud. */
function lostCarcosa(): Sketch {
  const sketch = new Sketch()
    .line('M0 4H24M50 3H78M0 9H16M58 8H78M0 14H10', 0.5)
    .disc('lamp', 15, 24, 6.5)
    .disc('lamp', 27, 28, 3.6)
    .cut('M9 24H21M10 26.600H20M24 29H30', 0.6);
  for (const [x, y, w] of [
    [38, 14, 5],
    [44, 7, 6],
    [51.5, 17, 4.5],
    [57, 3, 7],
    [65.5, 12, 5],
    [71.5, 19, 4],
  ] as const) {
    const m = rounded(x + w * 0.5);
    sketch
      .lit(`M${x} 36L${rounded(x + 0.8)} ${y}L${m} ${y - 5}L${rounded(x + w - 0.8)} ${y}L${rounded(x + w)} 36Z`, 0.5)
      .night(`M${m} 36V${y - 4.6}L${rounded(x + w - 1)} ${y}L${rounded(x + w - 0.3)} 36Z`)
      .cut(`M${rounded(x + 1.4)} ${y + 4}v3M${rounded(x + 1.4)} ${y + 10}v3`, 0.7);
  }
  return (
    sketch
      // The moon in front of the towers.
      .disc('edge', 56, 19, 6.4, 0.9)
      .disc('bone', 54.8, 18.4, 4.9)
      .disc('night', 57.4, 17.6, 4.7)
      .night('M-1 30Q20 27 39 30T79 29V41H-1Z')
      .line(
        'M-1 30Q8 27 16 30T34 30 52 30 70 30 79 29M4 33Q12 31 20 33T36 33M44 33Q52 31 60 33T76 33M0 37Q10 35 20 37T40 37 60 37 78 37',
        0.8,
      )
      .add('neon', 'M11 33H19M12.5 36H17.500M25.5 33H28.5', 0.9)
  );
}

/** The Other Worlds of Dunwich. */
export const WORLDS: Readonly<Record<string, Sketch>> = {
  'another-time': anotherTime(),
  'lost-carcosa': lostCarcosa(),
};
