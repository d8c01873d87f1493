import { aboutOf, type Content, optionId, type TypedDecision } from '@vigil/rules';
import { streetMapOf } from './street-map.js';
import { isHaunt, type TableView } from './view.js';

/**
 * Returns the places beyond one step that the current move can reach, each with the options that lead there. The path
 * is the shortest within the points. It avoids closed places, monsters, and places that end movement. The rules still
 * decide each step: one they do not offer ends the walk.
 */
export function findWalks(
  content: Content,
  view: TableView,
  decision: TypedDecision | undefined,
): ReadonlyMap<string, readonly string[]> {
  const walks = new Map<string, readonly string[]>();
  if (decision?.key !== 'q.movement') return walks;
  const { place, points } = decision.args ?? {};
  if (typeof place !== 'string' || typeof points !== 'number') return walks;
  const { reach } = aboutOf(decision);
  // Only the rules know what a card closes.
  const open = reach && new Set(reach);
  const blocked = new Set([...view.closed.map(({ at }) => at), ...view.monsters.map(({ at }) => at)]);
  if (blocked.has(place)) return walks;
  const firstSteps = decision.options.flatMap(({ id, on }) => (on !== undefined && id === goOptionId(on) ? [on] : []));
  const cost = (at: string) => stepCost(content, view, at);
  const seen = new Set([place, ...firstSteps]);
  let reached: WalkStep[] = firstSteps.map((at) => ({ at, way: [goOptionId(at)], left: points - cost(at) }));
  while (reached.length > 0) {
    const further: WalkStep[] = [];
    for (const { at, way, left } of reached) {
      if (blocked.has(at) || content.locations.get(at)?.endsMovement) continue;
      for (const next of stepsFrom(content, view, at)) {
        if (left < cost(next) || seen.has(next) || open?.has(next) === false) continue;
        if (view.closed.some((one) => one.at === next)) continue;
        seen.add(next);
        const walk = [...way, goOptionId(next)];
        further.push({ at: next, way: walk, left: left - cost(next) });
        walks.set(next, walk);
      }
    }
    reached = further;
  }
  return walks;
}

/** Returns the places one step away, except against the arrows where street moves must follow them. */
export function stepsFrom(content: Content, view: TableView, at: string): readonly string[] {
  const steps = streetMapOf(content).get(at) ?? [];
  const arrows = isHaunt(view) ? undefined : view.figures.onlyArrows;
  const street = arrows && content.streets.get(at);
  return street ? steps.filter((to) => !content.streets.has(to) || to === street[arrows]) : steps;
}

/** Returns the movement points for a step to a place [A-MOVE-02], as far as the view shows. */
export function stepCost(content: Content, view: TableView, to: string): number {
  if (isHaunt(view)) return 1;
  if (content.streets.has(to)) return view.figures.streetCost;
  return content.locations.get(to)?.stable ? view.figures.stableCost : 1;
}

/** A reached place, the options that lead there, and the points left. */
interface WalkStep {
  readonly at: string;
  readonly way: readonly string[];
  readonly left: number;
}

function goOptionId(place: string): string {
  return optionId.go(place);
}
