import { type HauntState, haunt, hauntFiguresReader, hauntRulesOf, TERROR_SPACES, vocabularyOf } from '@vigil/rules';
import { boxSchemas, layBoxes } from '../boxes.js';
import type { ScenarioGame, Scene } from '../game.js';
import { settlePeople } from '../sheets.js';
import { buildHauntPosition } from './build-position.js';
import type { HauntDocument } from './format.js';
import { OPTIONAL_PARTS, readPath, readPersonPath } from './read-path.js';
import { valuesAt } from './values.js';

/** Haunt of the Watchers for scenarios. */
export const HAUNT: ScenarioGame = {
  definition: (content, boxes = []) =>
    haunt(content, hauntRulesOf(boxes)) as unknown as ReturnType<ScenarioGame['definition']>,
  vocabulary: (boxes) => vocabularyOf(hauntRulesOf(boxes)),
  setUp(document, boxes) {
    const position = buildHauntPosition(document as unknown as HauntDocument, boxes);
    const { content, state } = position;
    const rules = hauntRulesOf(boxes);
    layBoxes(document, position, rules);
    const { people } = hauntFiguresReader(content, rules)(state);
    settlePeople(document, state.investigators, people);
    return { game: HAUNT, boxes, ...position, schemas: boxSchemas(rules, content) };
  },
  readPath: (scene, head, rest) => readPath(scene as Scene<HauntState>, head, rest),
  readPersonPath: (scene, who, path) => readPersonPath(scene as Scene<HauntState>, who, path),
  optionalParts: OPTIONAL_PARTS,
  ends: ['gates-shut', 'tracks-full', 'azathoth', 'nobody-left'],
  limits: { segment: [1, 13], terror: [0, TERROR_SPACES] },
  valuesAt,
  isOrdered: (path) => /^(stacks|mythos)\b|slots\.[a-z-]+$/.test(path),
  harmless: ['agree', 'end-day', 'no-bonus', 'nothing', 'wait', 'doom:', 'marker:'],
};
