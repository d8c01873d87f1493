import { Chance } from '@vigil/bots';
import { Content, type Pack } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { arkhamResolving } from '../coverage/coverage-arkham.js';
import { arkhamLab, someHouseRules } from '../games/arkham.js';
import { arkhamBoxes, arrangedWith, wishWith } from '../games/boxes.js';
import { type GuidedGame, guided } from './game.js';
import { guidedPosition } from './position.js';
import { wishesOf } from './wishes.js';

/** Guided games of Arkham Horror. */
export function guidedArkham(packs: readonly Pack[]): GuidedGame {
  const content = new Content(packs);
  const coverage = new Coverage(arkhamResolving(content));
  const boxes = arkhamBoxes(content);
  return guided(
    arkhamLab(packs),
    coverage,
    () => wishWith(boxes, wishesOf(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? someHouseRules(new Chance(`house rules ${seed}`)) : undefined;
      return arrangedWith(boxes, guidedPosition(content, coverage, seed, houseRules), seed);
    },
  );
}
