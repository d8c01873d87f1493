/** Reachable places of a move: the path, the monsters on it, and the contents of each place. */
import {
  aboutOf,
  type Content,
  chanceOfCheck,
  type EndTriggerPreview,
  type FoePreview,
  type GuardPreview,
  optionId,
  type TypedDecision,
  type Words,
} from '@vigil/rules';
import { formatPercent } from './odds.js';
import { isHaunt, type TableView, visibleGateAt } from './view.js';
import { stepCost, stepsFrom } from './walks.js';

/** A place that the current move can reach. */
export interface Destination {
  readonly place: string;
  /** Movement points needed. */
  readonly points: number;
  /** Places on the path, including both ends. */
  readonly path: readonly string[];
  /** Options that lead there, in order; empty for the current place. */
  readonly answers: readonly string[];
  /** Monsters to evade on the way, including those at the start. */
  readonly foesOnPath: readonly FoePreview[];
  /** Checks to leave places on the way, including the start. */
  readonly guardsOnPath: readonly GuardPreview[];
  /** Chance of passing all of them, 0 to 1. */
  readonly chance: number;
  /** The check on ending the movement there. */
  readonly guard: GuardPreview | undefined;
  /** Cards that apply on ending the movement there. */
  readonly endTriggers: readonly EndTriggerPreview[];
  /** Monsters that must be faced there. */
  readonly foesToFace: readonly FoePreview[];
  /** Monsters there that may be avoided. */
  readonly avoidableFoes: readonly FoePreview[];
  /** True if no investigator, gate, monster or Clue is there. */
  readonly isQuiet: boolean;
}

/**
 * Returns every place the current move can reach: the current place first, then the others by distance, quiet ones
 * last. The path is the one with the least danger, and among those the shortest. If monsters are on every path it leads
 * past them. Undefined if no one is moving. The rules still decide what is allowed at each step.
 */
export function findDestinations(
  content: Content,
  view: TableView,
  decision: TypedDecision | undefined,
): readonly Destination[] | undefined {
  if (decision?.key !== 'q.movement') return undefined;
  const { place, points } = decision.args ?? {};
  if (typeof place !== 'string' || typeof points !== 'number') return undefined;
  const { foes = [], guards = [], endTriggers = [], reach } = aboutOf(decision);
  const reachable = reach && new Set(reach);
  const foesAt = (where: string) => foes.filter((foe) => foe.place === where);
  const foesFacedAt = (where: string) => foesAt(where).filter(({ spares }) => !spares);
  const guardOf = (where: string) => guards.find((guard) => guard.place === where);
  const firstSteps = new Set<string>();
  for (const { id, on } of decision.options) if (on !== undefined && id === optionId.go(on)) firstSteps.add(on);
  const reached = new Map<string, ReachedPlace>();
  const start: ReachedPlace = { place, points: 0, path: [place], foesOnPath: [], guardsOnPath: [], chance: 1 };
  // In order of points: each place with its best path of that length.
  let frontier: ReachedPlace[] = [start];
  for (let spent = 0; spent <= points && frontier.length > 0; spent++) {
    const nearest = frontier.filter((one) => one.points === spent);
    frontier = frontier.filter((one) => one.points > spent);
    for (const one of nearest.sort((a, b) => b.chance - a.chance)) {
      const before = reached.get(one.place);
      if (before && before.chance >= one.chance) continue;
      reached.set(one.place, one);
      if (one !== start && content.locations.get(one.place)?.endsMovement) continue;
      const faced = foesFacedAt(one.place);
      const guard = guardOf(one.place);
      const chance = one.chance * escapeChance(view, faced) * (guard ? chanceOfCheck(guard.check) : 1);
      for (const next of one === start ? firstSteps : stepsFrom(content, view, one.place)) {
        const total = spent + stepCost(content, view, next);
        if (total > points || reachable?.has(next) === false || one.path.includes(next)) continue;
        frontier.push({
          place: next,
          points: total,
          path: [...one.path, next],
          foesOnPath: [...one.foesOnPath, ...faced],
          guardsOnPath: guard ? [...one.guardsOnPath, guard] : one.guardsOnPath,
          chance,
        });
      }
    }
  }
  const all = [...reached.values()].map((one): Destination => {
    const { path } = one;
    const foesToFace = foesFacedAt(one.place);
    return {
      ...one,
      answers: path.slice(1).map((step) => optionId.go(step)),
      foesToFace,
      guard: guardOf(one.place),
      endTriggers: endTriggers.filter((trigger) => trigger.place === one.place),
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

type ReachedPlace = Pick<Destination, 'place' | 'points' | 'path' | 'foesOnPath' | 'guardsOnPath' | 'chance'>;

/** Arguments of the message `shared.walk.guard`. */
export function guardArgs(
  w: Words,
  { place, card, check, fate }: GuardPreview,
): Record<string, string> & { name: string } {
  return {
    name: w.name('component', card),
    where: w.name('place', place),
    check: w.say(`check.${check.check}`),
    chance: formatPercent(chanceOfCheck(check), w.locale),
    fate: w.say(`effect.fate.${fate}`, { who: 'then' }),
  };
}

/** Arguments of the message `shared.walk.end`: a card that applies on ending a movement, with the chance of its check. */
export function endTriggerArgs(w: Words, { source, check }: EndTriggerPreview): Record<string, string> {
  return {
    name: w.name('component', source),
    hasCheck: check ? 'yes' : 'no',
    check: check ? w.say(`check.${check.check}`) : '',
    chance: check ? formatPercent(chanceOfCheck(check), w.locale) : '',
  };
}

/** Returns the chance of escaping monsters: each separately, or in Haunt all with one check [H-CITY-MOVE-09]. */
export function escapeChance(view: TableView, foes: readonly FoePreview[]): number {
  const chances = foes.map(({ evade }) => (evade ? chanceOfCheck(evade) : 0));
  return isHaunt(view) ? Math.min(1, ...chances) : chances.reduce((all, one) => all * one, 1);
}

/** True if a place has no gate, no Clues and no investigator except the mover. */
function isQuietPlace(view: TableView, place: string, mover: number | undefined): boolean {
  return (
    !visibleGateAt(view, place) &&
    (view.clues[place] ?? 0) === 0 &&
    !view.investigators.some((investigator) => investigator.place === place && investigator.seat !== mover)
  );
}
