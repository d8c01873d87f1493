import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { handOf } from '../../common/figures/hand.js';
import { unlessGone } from '../../common/game.js';
import { allTriggered } from '../../common/resolving/triggered.js';
import type { Befallen, Happening } from '../../language/abilities.js';
import { type Game, inOrder } from '../game.js';
import type { Investigator } from '../state.js';
import { resolveForFirst } from './card-text.js';

/** Events that nobody in particular has part in: the Ancient One, cards on the table and everybody's own may follow them. */
export type Shared = Extract<Happening['on'], 'devoured' | 'doom' | 'terror' | 'surge' | 'ally-left' | 'sealed'>;

/**
 * Carries out what follows such an event: what the Ancient One and the cards on the table say, for the first player; then
 * what people's own cards and sheets say, each for himself. `gate`: the place of the gate it happened at.
 */
export function* follow(g: Game, on: Shared, gate?: string): Rule {
  if (!g.spoken.events.has(on)) return;
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (trigger.when.on === on) yield* resolveForFirst(g, trigger.then, source, gate);
  }
  if (g.s.battle) yield* followAwake(g, on);
  for (const who of inOrder(g)) {
    const answers = handOf(g, who)
      .triggersOn(on)
      .filter(({ trigger }) => !trigger.if || holds(g, who, trigger.if));
    if (answers.length > 0) yield* unlessGone(who, allTriggered(g, who, answers));
  }
}

/** What somebody's own cards say to what befalls him. */
export function* followOwn(g: Game, who: Investigator, what: Befallen): Rule {
  if (!g.spoken.events.has('befallen')) return;
  const answers = handOf(g, who)
    .triggersOn('befallen')
    .filter(({ trigger }) => trigger.when.what === what);
  yield* allTriggered(g, who, answers);
}

/** The power of the Ancient One in the final battle: what is said to work there too. */
function* followAwake(g: Game, on: Shared): Rule {
  for (const { when, then, evenAwake } of g.ancientOne.triggers ?? []) {
    if (when.on === on && evenAwake) yield* resolveForFirst(g, then, g.s.ancientOne);
  }
}

/** What follows each Ally that has left since this was last looked at. */
export function* followAllies(g: Game): Rule {
  while (g.alliesLeft > 0) {
    g.alliesLeft--;
    yield* follow(g, 'ally-left');
  }
}
