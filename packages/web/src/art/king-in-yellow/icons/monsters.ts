import type { IconPart } from '../../box-art.js';
import { disc, taper } from '../../emblem.js';

/** A fist at the end of an arm. */
const fist = (x: number, y: number) =>
  `M${x - 34} ${y - 30}q34-22 68 0v44q-10 24-34 26q-26-2-34-26ZM${x - 14} ${y - 34}h6v30h-6ZM${x + 6} ${y - 34}h6v30h-6Z`;

/** The emblem of the riot. */
export const MONSTERS: Readonly<Record<string, readonly IconPart[]>> = {
  /** Heads, fists, and a torch among them. */
  riot: [
    `${disc(256, 262, 62)}M216 250L246 264V274L214 264ZM296 250L266 264V274L298 264ZM226 290Q256 276 286 290Q280 312 256 314Q232 312 226 290Z`,
    `${disc(106, 330, 54)}M74 320L98 332V342L72 332ZM140 320L114 332V342L142 332ZM84 358Q106 346 128 358Q122 374 106 374Q90 374 84 358Z`,
    `${disc(406, 330, 54)}M372 320L398 332V342L370 332ZM438 320L414 332V342L440 332ZM384 358Q406 346 428 358Q422 374 406 374Q390 374 384 358Z`,
    'M6 504Q10 410 106 398Q150 402 172 430Q196 340 256 340Q316 340 340 430Q362 402 406 398Q502 410 506 504Z',
    taper('44 430, 26 300, 52 190', 46, 34),
    fist(54, 150),
    taper('330 400, 370 270, 352 150', 44, 34),
    'M336 120H380L372 196H344Z',
    'M358 4Q404 50 396 84Q392 112 358 114Q324 112 320 82Q320 64 336 52Q336 70 350 74Q336 40 358 4Z',
    taper('180 420, 160 270, 166 160', 40, 30),
    { line: 'M166 200V70', weight: 16 },
    { line: 'M126 10V60Q126 76 166 76T206 60V10M166 6V76', weight: 16 },
    taper('476 430, 494 320, 470 230', 42, 32),
    'M446 160L498 148L506 196L488 226L456 222Z',
  ],
};
