import { RandomSource } from '@vigil/bots';
import { type Box, contentOfBoxes, hauntRulesOf, toHauntContent } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { hauntResolving } from '../coverage/coverage-haunt.js';
import { arrangedWith, hauntBoxes, wishWith } from '../games/boxes.js';
import { hauntLab, someHauntRules } from '../games/haunt.js';
import { type GuidedGame, guided } from './game.js';
import { hauntPosition } from './haunt-position.js';
import { hauntWishes } from './haunt-wishes.js';

/** Guided games of Haunt of the Watchers. `known`: resolutions to leave out. */
export function guidedHaunt(boxes: readonly Box[], known?: Coverage): GuidedGame {
  const content = toHauntContent(contentOfBoxes(boxes));
  const coverage = new Coverage(hauntResolving(content), known);
  const all = coverage as unknown as Coverage;
  const added = hauntBoxes(content);
  return guided(
    hauntLab(boxes),
    coverage,
    () => wishWith(added, content, all, hauntWishes(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? someHauntRules(new RandomSource(`house rules ${seed}`)) : undefined;
      const position = hauntPosition(content, coverage, seed, houseRules, hauntRulesOf(boxes));
      return arrangedWith(added, content, all, position, seed);
    },
  );
}
