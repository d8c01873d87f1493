import { CENTRAL_HILL } from './central-hill.js';
import { HARBORSIDE } from './harborside.js';
import { HEAD } from './head.js';
import { SOUTH_SHORE } from './south-shore.js';

export const PLACES = { ...CENTRAL_HILL, ...HARBORSIDE, ...SOUTH_SHORE, ...HEAD };
