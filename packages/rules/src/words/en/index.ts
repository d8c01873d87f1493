import type { Catalogue } from '../words.js';
import { AMOUNTS } from './amounts.js';
import { CARDS } from './cards.js';
import { EFFECTS } from './effects.js';
import { EVENTS } from './events.js';
import { QUESTIONS } from './questions.js';
import { TERMS } from './terms.js';
import { TURNS } from './turns.js';

/** English. */
export const ENGLISH: Catalogue = { ...TERMS, ...AMOUNTS, ...EFFECTS, ...CARDS, ...TURNS, ...QUESTIONS, ...EVENTS };
