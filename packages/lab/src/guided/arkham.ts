import { RandomSource } from '@vigil/bots';
import { arkhamRulesOf, type Box, contentOfBoxes } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { arkhamResolving } from '../coverage/coverage-arkham.js';
import { arkhamLab, someHouseRules } from '../games/arkham.js';
import { arkhamBoxes, arrangedWith, wishWith } from '../games/boxes.js';
import { type GuidedGame, guided } from './game.js';
import { guidedPosition } from './position.js';
import { wishesOf } from './wishes.js';

/** Guided games of Arkham Horror. `known`: resolutions to leave out. */
export function guidedArkham(boxes: readonly Box[], known?: Coverage): GuidedGame {
  const content = contentOfBoxes(boxes);
  const coverage = new Coverage(arkhamResolving(content), known);
  const all = coverage as unknown as Coverage;
  const added = arkhamBoxes(content);
  return guided(
    arkhamLab(boxes),
    coverage,
    () => wishWith(added, content, all, wishesOf(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? someHouseRules(new RandomSource(`house rules ${seed}`), content) : undefined;
      const position = guidedPosition(content, coverage, seed, houseRules, arkhamRulesOf(boxes));
      return arrangedWith(added, content, all, position, seed);
    },
  );
}
