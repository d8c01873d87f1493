import { type ByKind, byKind } from '../../common/figures/modifiers.js';
import type { InPlay } from '../../common/game.js';
import type { Modifier, Trigger } from '../../language/effects.js';
import type { Game } from '../game.js';

/** Modifiers in play on nobody's cards, and what was in play when they were gathered. */
interface Gathered {
  readonly battle: boolean;
  readonly ancientOne: string;
  readonly environment: string | undefined;
  readonly rumor: string | undefined;
  readonly headlines: string;
  readonly sorted: ByKind;
}

const NO_HEADLINES = '';

/**
 * The modifiers of the Ancient One, whose power works while it slumbers, of the environment, the rumor and lasting
 * headlines. Gathered anew only when something else is in play.
 */
export function globalModifiers(g: Game): ByKind {
  const { s } = g;
  const known = g.globals as Gathered | undefined;
  const battle = s.battle !== undefined;
  const rumor = s.rumor?.card;
  const headlines = s.headlines.length === 0 ? NO_HEADLINES : s.headlines.map(({ card }) => card).join();
  if (
    known &&
    known.battle === battle &&
    known.ancientOne === s.ancientOne &&
    known.environment === s.environment &&
    known.rumor === rumor &&
    known.headlines === headlines
  ) {
    return known.sorted;
  }
  const list: (readonly [Modifier, string])[] = [];
  const add = (source: string, modifiers: readonly Modifier[] = []) => {
    for (const modifier of modifiers) list.push([modifier, source]);
  };
  if (!battle) add(s.ancientOne, g.ancientOne.modifiers);
  if (s.environment !== undefined) add(s.environment, g.mythos(s.environment).modifiers);
  if (rumor !== undefined) add(rumor, g.mythos(rumor).modifiers);
  for (const { card } of s.headlines) add(card, g.mythos(card).modifiers);
  const { ancientOne, environment } = s;
  const sorted = byKind(list);
  g.globals = { battle, ancientOne, environment, rumor, headlines, sorted } satisfies Gathered;
  return sorted;
}

/** The triggers of the Ancient One while it slumbers, and of the environment. */
export function globalTriggers(g: Game): InPlay<Trigger> {
  const found: (readonly [Trigger, string])[] = [];
  if (!g.s.battle) for (const trigger of g.ancientOne.triggers ?? []) found.push([trigger, g.ancientOne.id]);
  const { environment } = g.s;
  if (environment) for (const trigger of g.mythos(environment).triggers ?? []) found.push([trigger, environment]);
  return found;
}

/** Whether an environment or a rumor is in play. */
export function isInPlay(g: Game, card: string): boolean {
  return g.s.environment === card || g.s.rumor?.card === card;
}
