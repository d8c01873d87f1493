import { arkham, arkhamFiguresOf, arkhamRules, type State, vocabularyOf } from '@vigil/rules';
import { layBoxes, type ScenarioGame, type Scene } from '../game.js';
import { settlePeople } from '../sheets.js';
import type { ArkhamDocument } from './format.js';
import { look, lookAtPerson } from './look.js';
import { checkLimits, setUp } from './position.js';

/** Arkham Horror for scenarios. */
export const ARKHAM: ScenarioGame = {
  definition: (content, boxes = []) =>
    arkham(content, arkhamRules(boxes)) as unknown as ReturnType<ScenarioGame['definition']>,
  vocabulary: (boxes) => vocabularyOf(arkhamRules(boxes)),
  setUp(document, boxes) {
    const position = setUp(document as ArkhamDocument, boxes);
    const { content, state } = position;
    if (!document.dealt) layBoxes(document, position, arkhamRules(boxes));
    const figures = arkhamFiguresOf(content, arkhamRules(boxes))(state);
    settlePeople(document, state.investigators, figures.people);
    checkLimits(state, figures);
    return { game: ARKHAM, boxes, ...position };
  },
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
