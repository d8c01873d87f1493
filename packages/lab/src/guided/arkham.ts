import { RandomSource } from '@vigil/bots';
import { arkhamRulesOf, type Box, contentOfBoxes } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { arkhamResolutions } from '../coverage/coverage-arkham.js';
import { arkhamLab, randomHouseRules } from '../games/arkham.js';
import { arkhamBoxes, arrangeWithBoxes, goalWithBoxes } from '../games/boxes.js';
import { createGuidedGame, type GuidedGame } from './game.js';
import { goalsOf } from './goals.js';
import { guidedPosition } from './guided-position.js';

/** Guided games of Arkham Horror. `known`: resolutions to leave out. */
export function guidedArkham(boxes: readonly Box[], known?: Coverage): GuidedGame {
  const content = contentOfBoxes(boxes);
  const coverage = new Coverage(arkhamResolutions(content), known);
  const all = coverage as unknown as Coverage;
  const added = arkhamBoxes(content);
  return createGuidedGame(
    arkhamLab(boxes),
    coverage,
    () => goalWithBoxes(added, content, all, goalsOf(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? randomHouseRules(new RandomSource(`house rules ${seed}`), content) : undefined;
      const position = guidedPosition(content, coverage, seed, houseRules, arkhamRulesOf(boxes));
      return arrangeWithBoxes(added, content, all, position, seed);
    },
  );
}
