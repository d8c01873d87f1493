/** Where somebody who moves can come to, on which way, past whom, and what waits there. */
import { aboutOf, type Content, chanceOfCheck, type FoePreview, optionId, type TypedDecision } from '@vigil/rules';
import { isHaunt, type TableView, visibleGateAt } from './view.js';
import { stepCost, stepsFrom } from './walks.js';

/** A place that a move under way can come to. */
export interface Destination {
  readonly place: string;
  /** The movement points it takes. */
  readonly points: number;
  /** The places on the way with both ends. */
  readonly path: readonly string[];
  /** The answers that lead there one after the other; none: he is there. */
  readonly answers: readonly string[];
  /** Monsters that have to be evaded on the way, from where he stands on. */
  readonly foesOnPath: readonly FoePreview[];
  /** How likely all of them are evaded, 0 to 1. */
  readonly chance: number;
  /** Monsters that have to be faced there. */
  readonly foesToFace: readonly FoePreview[];
  /** Monsters there that may be passed over. */
  readonly avoidableFoes: readonly FoePreview[];
  /** Nobody, nothing and no gate is there. */
  readonly isQuiet: boolean;
}

/**
 * Every place a move under way can come to, with where he stands as the first; then what is there for somebody, the nearest
 * first, and the quiet places at the end. The way is that with the least danger, and of those the shortest; where a place can
 * only be come to past monsters, past those. Undefined: nobody moves. What may be done at each step is still the rules' to
 * say.
 */
export function findDestinations(
  content: Content,
  view: TableView,
  decision: TypedDecision | undefined,
): readonly Destination[] | undefined {
  if (decision?.key !== 'q.movement') return undefined;
  const { place, points } = decision.args ?? {};
  if (typeof place !== 'string' || typeof points !== 'number') return undefined;
  const { foes = [], reach } = aboutOf(decision);
  const open = reach && new Set(reach);
  const foesAt = (where: string) => foes.filter((foe) => foe.place === where);
  const foesFacedAt = (where: string) => foesAt(where).filter(({ spares }) => !spares);
  const firstSteps = new Set<string>();
  for (const { id, on } of decision.options) if (on !== undefined && id === optionId.go(on)) firstSteps.add(on);
  const reached = new Map<string, ReachedPlace>();
  const start: ReachedPlace = { place, points: 0, path: [place], foesOnPath: [], chance: 1 };
  // By points: each place as well as it can be come to with so many.
  let frontier: ReachedPlace[] = [start];
  for (let spent = 0; spent <= points && frontier.length > 0; spent++) {
    const now = frontier.filter((one) => one.points === spent);
    frontier = frontier.filter((one) => one.points > spent);
    for (const one of now.sort((a, b) => b.chance - a.chance)) {
      const before = reached.get(one.place);
      if (before && before.chance >= one.chance) continue;
      reached.set(one.place, one);
      if (one !== start && content.locations.get(one.place)?.endsMovement) continue;
      const faced = foesFacedAt(one.place);
      const chance = one.chance * escapeChance(view, faced);
      for (const next of one === start ? firstSteps : stepsFrom(content, view, one.place)) {
        const then = spent + stepCost(content, view, next);
        if (then > points || open?.has(next) === false || one.path.includes(next)) continue;
        frontier.push({
          place: next,
          points: then,
          path: [...one.path, next],
          foesOnPath: [...one.foesOnPath, ...faced],
          chance,
        });
      }
    }
  }
  const all = [...reached.values()].map((one): Destination => {
    const { path: way } = one;
    const meets = foesFacedAt(one.place);
    return {
      ...one,
      answers: way.slice(1).map((step) => optionId.go(step)),
      foesToFace: meets,
      avoidableFoes: foesAt(one.place).filter(({ spares }) => spares),
      isQuiet: one !== start && foesAt(one.place).length === 0 && isQuietPlace(view, one.place, decision.by[0]),
    };
  });
  return all.sort(
    (a, b) =>
      Number(b.path.length === 1) - Number(a.path.length === 1) ||
      Number(a.isQuiet) - Number(b.isQuiet) ||
      a.points - b.points,
  );
}

type ReachedPlace = Pick<Destination, 'place' | 'points' | 'path' | 'foesOnPath' | 'chance'>;

/** How likely somebody gets away from monsters: past each by itself, in Haunt past all with one check (H-CITY-MOVE-09). */
function escapeChance(view: TableView, foes: readonly FoePreview[]): number {
  const chances = foes.map(({ evade }) => (evade ? chanceOfCheck(evade) : 0));
  return isHaunt(view) ? Math.min(1, ...chances) : chances.reduce((all, one) => all * one, 1);
}

/** Whether nothing lies at a place, and nobody is there but whoever moves. */
function isQuietPlace(view: TableView, place: string, mover: number | undefined): boolean {
  return (
    !visibleGateAt(view, place) &&
    (view.clues[place] ?? 0) === 0 &&
    !view.investigators.some((one) => one.place === place && one.seat !== mover)
  );
}
