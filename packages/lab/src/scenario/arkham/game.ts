import { arkham, type State } from '@vigil/rules';
import type { ScenarioGame, Scene } from '../game.js';
import type { ArkhamDocument } from './format.js';
import { look, lookAtPerson } from './look.js';
import { setUp } from './position.js';

/** Arkham Horror for scenarios. */
export const ARKHAM: ScenarioGame = {
  definition: (content) => arkham(content) as unknown as ReturnType<ScenarioGame['definition']>,
  setUp: (document, base) => ({ game: ARKHAM, ...setUp(document as ArkhamDocument, base) }),
  look: (scene, head, rest) => look(scene as Scene<State>, head, rest),
  lookAtPerson: (scene, who, path) => lookAtPerson(scene as Scene<State>, who, path),
  sometimes: [
    'battle',
    'twoMythosCards',
    'awakenedBy',
    'score',
    'firstCitizen',
    'enteredAt',
    'returnedOn',
    'fellOn',
    'defaulted',
  ],
  isOrdered: (path) => path.endsWith('sliders'),
  harmless: [],
};
