import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { type Game, investigatorsInPlay, teamSeats } from '../game.js';
import type { Investigator } from '../state.js';

/** Returns those tied for First Investigator: most Sanity, then most Stamina (H-FIRST-01, H-GLOSS-06). */
export function tiedForFirst(among: readonly Investigator[]): Investigator[] {
  const sanity = Math.max(...among.map((who) => who.sanity));
  const sanest = among.filter((who) => who.sanity === sanity);
  const stamina = Math.max(...sanest.map((who) => who.stamina));
  return sanest.filter((who) => who.stamina === stamina);
}

/** Returns the First Investigator of a group, by default of all in play (H-FIRST-03). The team settles a tie (H-FIRST-01). */
export function* chooseFirstInvestigator(
  g: Game,
  among?: readonly Investigator[],
  why = 'H-FIRST-01',
): Rule<Investigator> {
  return yield* ask<Investigator>(g, () => {
    const tied = tiedForFirst(among ?? investigatorsInPlay(g));
    return {
      by: teamSeats(g),
      key: 'q.first-investigator',
      why,
      options: tied.map(investigatorOption),
    };
  });
}
