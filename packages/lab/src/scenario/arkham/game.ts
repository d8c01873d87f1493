import { arkham, arkhamFiguresReader, arkhamRulesOf, type State, vocabularyOf } from '@vigil/rules';
import { boxSchemas, checkBoxInvariants, layBoxDecks, layBoxes, settleBoxes } from '../boxes.js';
import type { ScenarioGame, Scene } from '../game.js';
import { settlePeople } from '../sheets.js';
import { buildArkhamPosition, checkLimits } from './build-position.js';
import type { ArkhamDocument } from './format.js';
import { OPTIONAL_PARTS, readPath, readPersonPath } from './read-path.js';

/** Arkham Horror for scenarios. */
export const ARKHAM: ScenarioGame = {
  definition: (content, boxes = []) =>
    arkham(content, arkhamRulesOf(boxes)) as unknown as ReturnType<ScenarioGame['definition']>,
  vocabulary: (boxes) => vocabularyOf(arkhamRulesOf(boxes)),
  setUp(document, boxes) {
    const position = buildArkhamPosition(document as ArkhamDocument, boxes);
    const { content, state } = position;
    const rules = arkhamRulesOf(boxes);
    if (!document.dealt) {
      layBoxes(document, position, rules);
      layBoxDecks(document, content, state);
      settleBoxes(document, content, state);
    }
    const figures = arkhamFiguresReader(content, rules)(state);
    settlePeople(document, state.investigators, figures.people);
    checkLimits(state, figures);
    if (!document.dealt) checkBoxInvariants(content, state);
    return { game: ARKHAM, boxes, ...position, schemas: boxSchemas(rules, content) };
  },
  readPath: (scene, head, rest) => readPath(scene as Scene<State>, head, rest),
  readPersonPath: (scene, who, path) => readPersonPath(scene as Scene<State>, who, path),
  optionalParts: OPTIONAL_PARTS,
  isOrdered: (path) => path.endsWith('sliders') || path.startsWith('tracks.'),
  harmless: [],
};
