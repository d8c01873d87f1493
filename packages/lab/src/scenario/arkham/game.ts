import {
  arkham,
  arkhamFiguresReader,
  arkhamRulesOf,
  type Outcome,
  type Phase,
  type State,
  TERROR_SPACES,
  vocabularyOf,
} from '@vigil/rules';
import { boxSchemas, checkBoxInvariants, layBoxDecks, layBoxes, settleBoxes } from '../boxes.js';
import type { ScenarioGame, Scene } from '../game.js';
import { settlePeople } from '../sheets.js';
import { buildArkhamPosition, checkLimits } from './build-position.js';
import type { ArkhamDocument } from './format.js';
import { OPTIONAL_PARTS, readPath, readPersonPath } from './read-path.js';

const PHASES: Readonly<Record<Phase, true>> = {
  'set-up': true,
  upkeep: true,
  movement: true,
  'arkham-encounters': true,
  'other-world-encounters': true,
  mythos: true,
  'final-battle-start': true,
  'final-refresh': true,
  'final-trade': true,
  'final-attack': true,
  'final-ancient-one': true,
};

const ENDS: Readonly<Record<Outcome['how'], true>> = {
  'gates-closed': true,
  'gates-sealed': true,
  'ancient-one-defeated': true,
  'ancient-one-won': true,
  'awakened-as-defeat': true,
  'power-fulfilled': true,
  'last-act': true,
  'end-of-everything': true,
  'greater-good': true,
  'winning-team': true,
};

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
  ends: Object.keys(ENDS),
  limits: { terror: [0, TERROR_SPACES] },
  valuesAt: (_position, head, rest) => (head === 'phase' && rest.length === 0 ? Object.keys(PHASES) : undefined),
  isOrdered: (path) => path.endsWith('sliders') || path.startsWith('tracks.'),
  harmless: [],
};
