/** Actions that the monsters of Haunt are about to take at the end of a City phase [H-MONSTER-ACT]. */
import { type Content, type HauntView, listMythosCards, type MonsterDef, type MythosDef } from '@vigil/rules';
import { cityOf, stepsTo, UNREACHABLE, waysFrom } from '../city.js';

/** A monster's activity to come. `phases`: City phases until its end, at least 1. */
export interface Threat {
  readonly token: string;
  readonly what: 'terror' | 'gate';
  readonly n: number;
  readonly phases: number;
}

/** A position and its content. */
interface Day {
  readonly content: Content;
  readonly view: HauntView;
}

/** Phases within which a threat counts. */
const NEAR = 3;

/** Returns the activities that monsters with Clues are on their way to. */
export function threatsOf({ content, view, cards }: Day & { readonly cards: readonly MythosDef[] }): readonly Threat[] {
  const threats: Threat[] = [];
  for (const { token, at, clues } of view.monsters) {
    const monster = content.tokens.get(token);
    if (!monster || clues === 0) continue;
    let best: Threat | undefined;
    for (const target of targetsOf(monster, cards)) {
      const phases = phasesTo(content, view, monster, at, target);
      if (phases > NEAR || (best && best.phases <= phases)) continue;
      const what = activityAt(monster, target, cards, view);
      if (what !== undefined) best = { token, what, n: what === 'terror' ? clues : 1, phases };
    }
    if (best) threats.push(best);
  }
  return threats;
}

/** Returns the places that today's cards associate with a monster's symbol. */
function targetsOf({ symbol }: MonsterDef, cards: readonly MythosDef[]): readonly string[] {
  return cards.flatMap(({ gate, white, black }) =>
    gate !== undefined && (white.includes(symbol) || black.includes(symbol)) ? [gate] : [],
  );
}

/** Returns the activity of a monster with Clues at a place: raising Terror, opening a gate, or none that matters. */
function activityAt(
  { symbol }: MonsterDef,
  place: string,
  cards: readonly MythosDef[],
  { gates, gatePile }: HauntView,
): Threat['what'] | undefined {
  if (cards.some(({ gate, black }) => gate === place && black.includes(symbol))) return 'terror';
  return gatePile > 0 && !gates.some(({ at }) => at === place) ? 'gate' : undefined;
}

/** Returns the phases until a monster has acted at a place. */
function phasesTo(content: Content, view: HauntView, { movement }: MonsterDef, from: string, to: string): number {
  if (from === to) return 1;
  if (movement === 'flying') return content.places.get(from)?.kindDef.onFoot ? 2 : 1;
  const steps = stepsTo(waysFrom(cityOf(content, view), from, undefined), to);
  if (steps >= UNREACHABLE) return UNREACHABLE;
  return Math.max(1, movement === 'fast' ? Math.ceil(steps / 2) : steps);
}

/** Returns the cards of today. */
export function cardsOfToday({ content, view }: Day): readonly MythosDef[] {
  return listMythosCards(view).flatMap((card) => content.mythos.get(card) ?? []);
}
