import type { Catalogue } from '../words.js';
import { AMOUNT_MESSAGES } from './amounts.js';
import { ANSWER_OUTCOMES } from './answer-outcomes.js';
import { ANSWERS } from './answers.js';
import { CARDS } from './cards.js';
import { CORRECTIONS } from './corrections.js';
import { EFFECTS } from './effects.js';
import { EVENTS } from './events.js';
import { HAUNT_CARDS } from './haunt-cards.js';
import { HAUNT_DAY } from './haunt-day.js';
import { HAUNT_ENCOUNTERS } from './haunt-encounters.js';
import { EVENTS_OF_HAUNT, HAUNT_EVENTS } from './haunt-events.js';
import { HAUNT_MONSTERS } from './haunt-monsters.js';
import { HAUNT_PEOPLE } from './haunt-people.js';
import { HAUNT_RITUALS } from './haunt-rituals.js';
import { HAUNT_SKILLS } from './haunt-skills.js';
import { MERGED } from './merged.js';
import { QUESTIONS } from './questions.js';
import { TERMS } from './terms.js';
import { TURNS } from './turns.js';

/** English. */
export const ENGLISH: Catalogue = {
  ...TERMS,
  ...AMOUNT_MESSAGES,
  ...ANSWER_OUTCOMES,
  ...EFFECTS,
  ...CARDS,
  ...MERGED,
  ...TURNS,
  ...QUESTIONS,
  ...ANSWERS,
  ...EVENTS,
  ...CORRECTIONS,
  ...HAUNT_DAY,
  ...HAUNT_ENCOUNTERS,
  ...HAUNT_EVENTS,
  ...HAUNT_MONSTERS,
  ...HAUNT_PEOPLE,
  ...HAUNT_RITUALS,
  ...HAUNT_SKILLS,
};

/** English for Haunt of the Watchers, where components have other effects. */
export const ENGLISH_OF_HAUNT: Catalogue = { ...ENGLISH, ...HAUNT_CARDS, ...EVENTS_OF_HAUNT };
