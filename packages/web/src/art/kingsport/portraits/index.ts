import { MEN } from './men.js';
import { WOMEN } from './women.js';

export const PORTRAITS = { ...MEN, ...WOMEN };
