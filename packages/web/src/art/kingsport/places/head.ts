import { Sketch } from '../../sketch.js';

/** The three places of Kingsport Head, from the bottom to the top. */
export const HEAD: Readonly<Record<string, Sketch>> = {
  /** Stones laid through the surf to the foot of the Head. */
  'the-causeway': new Sketch()
    .lit('M34 36L38 20L44 10L52 4L66 0V40H34Z', 0.8)
    .night('M44 36L48 18L56 8L66 2V40H44Z')
    .line('M52 14L49 34M57 10L54 34M62 8L59 34', 0.6)
    .cut('M40 22L37 34M44 16L41 34', 0.8)
    .add('water', 'M0 35H64V64H0Z')
    .line('M2 39H22M46 40H62M4 44H16M50 45H62M2 50H12M54 52H63', 0.6)
    .lit('M36 35.4H42L45 44L52 64H14L30 44Z', 0.9)
    .night('M42 35.4L45 44L52 64H44L39.6 44L39.4 35.4Z')
    .cut(
      'M35 38H42M33 41H43.4M30 44.4H44.6M27.4 48.6H46.6M23.4 53H48M19 58.4H50M37 38v3M35 41v3.4M38 44.4l.4 4M33 44.4l-1.6 4M29 48.6l-3 4.4M37 48.6l.4 4.4M33 53l-2 5.4M42 53l1.6 5.4M24.6 58.4l-3 5M37.4 58.4l.4 5',
      0.6,
    )
    .line('M24 46q-4-2-6 1.4q-3-1-5 1.6M18 54q-5-3-8 1q-3-1-5 2M48 44q3-3 6 .4q3-1.4 5 1M51 55q4-4 7 0q3-2 6 1', 1.1)
    .line('M31 44V33M45.4 45V35', 1)
    .disc('glow', 31, 31.6, 4)
    .disc('lamp', 31, 31.6, 1.6)
    .disc('glow', 45.4, 33.6, 4)
    .disc('lamp', 45.4, 33.6, 1.5)
    .line('M0 22Q10 19 20 22T40 22 M4 28Q12 26 22 28T36 28', 0.7),
  'wireless-station': new Sketch()
    .night('M-1 56L6 50L20 47L46 46L58 50L65 60V65H-1Z')
    .line('M-1 56L6 50L20 47L46 46L58 50L65 60', 0.8)
    .line('M20 52L17 63M28 50L27 63M38 50L39 63M48 51L52 63M10 54L7 63M57 55L61 63', 0.6)
    .line('M31 47L37.4 8L44 47', 1.3)
    .line('M32 41.4H43M33 35.4H42M34 29.4H41M35 23.4H40M36 17.4H39', 0.8)
    .line('M31.4 44.4L43 41.4L32.6 38L42 35.4L33.6 32L41 29.4L34.6 26L40 23.4L35.6 20L39 17.4', 0.6)
    .line('M37.4 8V2', 1)
    .line('M37.4 10L6 46M37.4 10L62 47', 0.5)
    .disc('glow', 37.4, 6, 7)
    .disc('lamp', 37.4, 5, 1.7)
    .add(
      'neon',
      'M31 10Q26.6 5 31 0M44 10Q48.4 5 44 0M26 14Q18.6 5 26 -4M49 14Q56.4 5 49 -4M21 18Q10 5 21 -8M54 18Q65 5 54 -8',
      0.9,
    )
    .box(7, 37, 19, 11)
    .edge('M5 37.6L9 31H24L28 37.6Z', 0.8)
    .line('M10 37L12 31.6M15 37L16 31.6M20 37L20 31.6M25 37L23 31.6', 0.45)
    .lamp('M10 40h4v4h-4Z')
    .cut('M12 40v4M10 42h4', 0.6)
    .edge('M18.6 40H22.6V48H18.6Z', 0.7)
    .line('M9 31V25H21V31M9 25Q15 28 37 15', 0.7),
  /** A gable above the clouds; its door opens on nothing. */
  'strange-high-house-in-the-mist': new Sketch()
    .add(
      'bone',
      'M8 8h1v1h-1ZM16 16h1v1h-1ZM5 22h.8v.8h-.8ZM22 5h.8v.8h-.8ZM56 6h1v1h-1ZM61 15h.8v.8h-.8ZM12 30h.8v.8h-.8Z',
    )
    .lit('M30 64L27 46L30 33H47L46 64Z', 0.8)
    .night('M44 33H66V64H43L45 46Z')
    .line('M50 37L48 60M55 37L54 62M60 37L60 62M64 38V62', 0.6)
    .cut('M32 38L30 48M36 37L33 54M40 38L38 60M31 54L34 62', 0.8)
    .box(30, 18, 19, 16, 0.54)
    .edge('M27.6 19L33 9L39 2L45 9L51.6 19Z', 0.9)
    .line('M33.6 9.6H44.6M31.6 13H47M30 16H49', 0.5)
    .box(49, 23, 10, 11, 0.3)
    .roof(49, 23, 10, 5, 2)
    .edge('M53 10h4.4v10h-4.4Z', 0.7)
    .disc('glow', 37, 24, 8)
    .lamp('M34 21H39V28H34Z')
    .cut('M36.5 21V28M34 23.4H39M34 25.6H39', 0.6)
    .lamp('M37 10.6H41V14H37Z', 0.5)
    // The door on the side of the abyss, ajar.
    .add('glow', 'M30 25L6 20L2 44L30 34Z')
    .edge('M26 23.4L30 25V34H26Z', 0.9)
    .line('M52 27h4v4h-4Z', 0.7)
    // Clouds, up to the threshold.
    .add('bone', 'M-1 46q5-6 11-2q5-6 11 0q6-3 9 2q7-3 9 3q9-4 13 2q7-3 13 1V56H-1Z')
    .cut('M2 50q5-3 9 0M16 49q5-3 9 1M32 51q5-2 8 1M46 53q5-2 9 1', 0.7)
    .add('half', 'M-1 56q6-5 12-1q6-5 12 1q7-4 11 1q7-4 12 0q9-4 19 0V65H-1Z')
    .cut('M4 60q5-3 9 0M22 61q5-3 9 0M42 61q5-3 9 0', 0.7),
};
