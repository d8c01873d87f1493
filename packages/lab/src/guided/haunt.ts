import { RandomSource } from '@vigil/bots';
import { type Box, contentOfBoxes, hauntRulesOf, toHauntContent } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { hauntResolutions } from '../coverage/coverage-haunt.js';
import { arrangeWithBoxes, goalWithBoxes, hauntBoxes } from '../games/boxes.js';
import { hauntLab, randomHauntRules } from '../games/haunt.js';
import { createGuidedGame, type GuidedGame } from './game.js';
import { hauntGoals } from './haunt-goals.js';
import { hauntPosition } from './haunt-position.js';

/** Guided games of Haunt of the Watchers. `known`: resolutions to leave out. */
export function guidedHaunt(boxes: readonly Box[], known?: Coverage): GuidedGame {
  const content = toHauntContent(contentOfBoxes(boxes));
  const coverage = new Coverage(hauntResolutions(content), known);
  const all = coverage as unknown as Coverage;
  const added = hauntBoxes(content);
  return createGuidedGame(
    hauntLab(boxes),
    coverage,
    () => goalWithBoxes(added, content, all, hauntGoals(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? randomHauntRules(new RandomSource(`house rules ${seed}`)) : undefined;
      const position = hauntPosition(content, coverage, seed, houseRules, hauntRulesOf(boxes));
      return arrangeWithBoxes(added, content, all, position, seed);
    },
  );
}
