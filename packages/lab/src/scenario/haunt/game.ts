import { type HauntState, haunt } from '@vigil/rules';
import type { ScenarioGame, Scene } from '../game.js';
import type { HauntDocument } from './format.js';
import { look, lookAtPerson } from './look.js';
import { setUp } from './position.js';

/** Haunt of the Watchers for scenarios. */
export const HAUNT: ScenarioGame = {
  definition: (content) => haunt(content) as unknown as ReturnType<ScenarioGame['definition']>,
  setUp: (document, base) => ({ game: HAUNT, ...setUp(document as unknown as HauntDocument, base) }),
  look: (scene, head, rest) => look(scene as Scene<HauntState>, head, rest),
  lookAtPerson: (scene, who, path) => lookAtPerson(scene as Scene<HauntState>, who, path),
  sometimes: ['city', 'otherWorld', 'enteredAt', 'pledged', 'staysSince', 'waitsSince', 'estate'],
  isOrdered: (path) => /^(stacks|mythos)\b|slots\.[a-z-]+$/.test(path),
  harmless: ['agree', 'end-day', 'no-bonus', 'nothing', 'wait', 'doom:', 'marker:'],
};
