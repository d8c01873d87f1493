import type { IconPart } from '../../box-art.js';
import { taper } from '../../emblem.js';

/** The emblem of the mummy of the Clothing Drive. */
export const MONSTERS: Readonly<Record<string, readonly IconPart[]>> = {
  /** Under somebody's cast-off hood there are wrappings; one sleeve has come open. */
  'robed-mummy': [
    'M256 12Q356 22 372 142Q378 206 424 292L456 504H56L88 292Q134 206 140 142Q156 22 256 12ZM256 74Q192 80 186 148Q186 222 256 262Q326 222 326 148Q320 80 256 74ZM246 300L222 504H240L256 330L272 504H290L266 300Z',
    'M202 122Q206 104 224 94L310 118Q316 130 316 142ZM198 150L228 156Q230 174 246 178Q262 176 264 164L316 174Q314 188 306 200L206 178ZM216 196L298 214Q284 232 262 240Q232 226 216 196Z',
    taper('104 300, 40 330, 26 236, 30 172', 40, 26),
    'M8 150L54 140L58 160L10 172ZM10 108L52 96L56 118L10 130ZM22 72L48 66L50 84L18 92Z',
    taper('50 176, 92 210, 70 262, 104 280', 14, 4),
  ],
};
