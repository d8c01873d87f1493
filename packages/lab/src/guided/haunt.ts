import { Chance } from '@vigil/bots';
import { Content, hauntContent, type Pack } from '@vigil/rules';
import { Coverage } from '../coverage/coverage.js';
import { hauntResolving } from '../coverage/coverage-haunt.js';
import { arrangedWith, hauntBoxes, wishWith } from '../games/boxes.js';
import { hauntLab, someHauntRules } from '../games/haunt.js';
import { type GuidedGame, guided } from './game.js';
import { hauntPosition } from './haunt-position.js';
import { hauntWishes } from './haunt-wishes.js';

/** Guided games of Haunt of the Watchers. */
export function guidedHaunt(packs: readonly Pack[]): GuidedGame {
  const content = hauntContent(new Content(packs));
  const coverage = new Coverage(hauntResolving(content));
  const boxes = hauntBoxes(content);
  return guided(
    hauntLab(packs),
    coverage,
    () => wishWith(boxes, hauntWishes(content, coverage)),
    (seed, withRules) => {
      const houseRules = withRules ? someHauntRules(new Chance(`house rules ${seed}`)) : undefined;
      return arrangedWith(boxes, hauntPosition(content, coverage, seed, houseRules), seed);
    },
  );
}
