/**
 * Style of the German texts.
 *
 * - Texts of components address the player as "du", with imperatives ("Ziehe 1 Zauber, dann verliere 1 Ausdauer"). Events that happen to the player are statements ("du wirst verhaftet"). Answers are infinitives ("Würfeln", "Gegen den Ghul kämpfen"). Events are about the investigator, in the present tense.
 * - Names of people and Ancient Ones stay as printed. Other names have German versions in the texts of their box; places and monsters have forms for sentences (`{monsterAcc}`: "den Ghul", `{placeAt}`: "im Wald"). Names from boxes without such texts stay English, without articles, after "bei" and "zu". Cards are named like titles, without an article. Kinds of monsters are common nouns ("jeder Ghul"); cards named in a sentence are in quotation marks ("wenn du „Messer“ besitzt").
 * - Game terms: geistige Gesundheit, Ausdauer, Hinweis, Tor, Verdammnis, Terrorstufe, Ermittler, Großer Alter, Andere Welt, Monsterbecher, Stadtrand, Trophäe, Einfache and Besondere Gegenstände; the phases Unterhalt, Bewegung, Begegnungen, Mythos; the skills Geschwindigkeit, Heimlichkeit, Kampf, Wille, Wissen, Glück. A check is a Probe, made by a Wurf; that of the skill Fight is a Kampfprobe, that against a monster a Gefechtsprobe.
 * - A turn of all players is a Runde, that of one player a Zug. A round of combat is a Kampfrunde.
 */
import type { Catalogue } from '../words.js';
import { AMOUNT_MESSAGES } from './amounts.js';
import { ANSWER_OUTCOMES } from './answer-outcomes.js';
import { ANSWERS } from './answers.js';
import { CARDS } from './cards.js';
import { CORRECTIONS } from './corrections.js';
import { EFFECTS } from './effects.js';
import { BOARD_EFFECTS } from './effects-board.js';
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

export { clauseForms, imperative, statement } from './forms.js';

/** German. */
export const GERMAN: Catalogue = {
  ...TERMS,
  ...AMOUNT_MESSAGES,
  ...ANSWER_OUTCOMES,
  ...EFFECTS,
  ...BOARD_EFFECTS,
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

/** German for Haunt of the Watchers, where components have other effects. */
export const GERMAN_OF_HAUNT: Catalogue = { ...GERMAN, ...HAUNT_CARDS, ...EVENTS_OF_HAUNT };
