import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { countBoardMonsters, currentMonsterLimit } from '../board/limits.js';
import type { Game } from '../game.js';
import { triggerSharedEvent } from './shared-events.js';

/** How many new monsters each gate gets, in the order of the gates; the surging gate is the first. */
export type Spread = readonly number[];

/**
 * A monster surge (A-MYTHOS-14 to A-MYTHOS-20): as many monsters as there are open gates or players, whichever is more,
 * spread over the gates as evenly as possible. It adds no doom, pulls nobody through and leaves clues alone. Where
 * somebody keeps monsters away from the surging gate nothing happens; another gate that is guarded gets none.
 */
export function* resolveSurge(g: Game, at: string): Rule {
  const { board, gates: openGates } = g.rules;
  if (openGates.isGuarded(g, at)) return;
  const preview = previewSurge(g, at);
  const { monsters, gates } = preview;
  g.emit?.({ type: 'surge', at, monsters });
  const counts = [...(yield* chooseSpread(g, preview))];
  const placed = sum(counts);
  for (let i = 0; i < gates.length; i++) {
    for (let n = counts[i] as number; n > 0; n--) {
      yield* board.placeMonster(g, yield* board.drawMonster(g), gates[i] as string);
    }
  }
  for (let n = placed; n < monsters; n++) {
    const token = yield* board.drawMonster(g);
    // An overflow may have brought terror to 10: then there is no limit any more, and the spread goes on (A-LIMIT-08).
    const to =
      currentMonsterLimit(g) === Number.POSITIVE_INFINITY ? (gates[takeNextGate(counts)] as string) : 'outskirts';
    yield* board.placeMonster(g, token, to);
  }
  yield* triggerSharedEvent(g, 'surge', at);
}

/** What a surge would bring. */
export interface SurgePreview {
  readonly monsters: number;
  readonly gates: readonly string[];
  readonly spreads: readonly Spread[];
  /**
   * How many of them fit, at the least and at the most: where those of another town need no room, it hangs on how many go
   * there.
   */
  readonly fit: readonly [least: number, most: number];
}

/** How many monsters a surge would bring now, to which gates, in which spreads, and how many of them fit. */
export function previewSurge(g: Game, at: string): SurgePreview {
  const monsters = g.rules.gates.monstersOfSurge(g);
  const gates = surgingGates(g, at);
  const counted = gates.map((gate) => !g.rules.board.isOutsideLimit(g, gate));
  const spreads = fittingSpreads(counted, monsters, roomOnBoard(g));
  const sums = spreads.map(sum);
  return { monsters, gates, spreads, fit: [Math.min(...sums), Math.max(...sums)] };
}

/**
 * The spreads of as many as fit, the surging gate's part first. Where there is room for all they are the even ones; else
 * those that Arkham has room for are spread evenly over its gates, the surging one first, and the rest of its part goes to
 * the Outskirts (A-MYTHOS-18, A-MYTHOS-19). What comes to a gate of another town needs no room (D-BOARD-02, K-BOARD-02).
 */
export function fittingSpreads(counted: readonly boolean[], monsters: number, room: number): Spread[] {
  const evenSplits = evenSpreads(counted.length, monsters);
  if (monsters <= room) return evenSplits;
  const arkham = counted.flatMap((counts, i) => (counts ? [i] : []));
  const found = new Map<string, Spread>();
  for (const spread of evenSplits) {
    const due = arkham.map((i) => spread[i] as number);
    const parts = sum(due) <= room ? [due] : evenSpreads(arkham.length, room, counted[0]);
    for (const part of parts) {
      if (part.some((n, i) => n > (due[i] as number))) continue;
      const fits = [...spread];
      arkham.forEach((gate, i) => {
        fits[gate] = part[i] as number;
      });
      found.set(fits.join(), fits);
    }
  }
  return [...found.values()];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}

/** How many monsters more fit onto the board. */
export function roomOnBoard(g: Game): number {
  return Math.max(0, currentMonsterLimit(g) - countBoardMonsters(g));
}

/** As many monsters as there are open gates or players, whichever is more (A-MYTHOS-14). */
export function monstersOfSurge(g: Game): number {
  return Math.max(g.s.gates.length, g.rules.people.countInvestigators(g, 'else'));
}

/** The open gates that can get monsters, the surging one first. */
function surgingGates(g: Game, at: string): string[] {
  const gates = [at];
  for (const gate of g.s.gates) if (gate.at !== at && !g.rules.gates.isGuarded(g, gate.at)) gates.push(gate.at);
  return gates;
}

/** The gate that gets one more: with the fewest so far, the surging one before others. Counts it. */
function takeNextGate(counts: number[]): number {
  const least = counts.indexOf(Math.min(...counts));
  counts[least] = (counts[least] as number) + 1;
  return least;
}

/**
 * Every even spread of monsters over gates in which no gate gets more than the surging one, the first (A-MYTHOS-15,
 * A-MYTHOS-16): all get the same number; what remains goes one each to the surging gate and to others of the players'
 * choice. `surging`: whether the first is the surging one; otherwise any may have one more.
 */
export function evenSpreads(gates: number, monsters: number, surging = true): Spread[] {
  const each = Math.floor(monsters / gates);
  const remainder = monsters % gates;
  const spreads: Spread[] = [];
  const extend = (spread: readonly number[], left: number) => {
    const rest = gates - spread.length;
    if (rest === 0) return void spreads.push(spread);
    if (left > 0) extend([...spread, each + 1], left - 1);
    if (left < rest) extend([...spread, each], left);
  };
  if (!surging) extend([], remainder);
  else if (remainder > 0) extend([each + 1], remainder - 1);
  else extend([each], 0);
  return spreads;
}

/** The players choose among the even spreads before any monster is drawn (A-MYTHOS-17, A-MYTHOS-18, DEC-36). */
function* chooseSpread(g: Game, { gates, monsters, spreads, fit }: SurgePreview): Rule<Spread> {
  const [least, most] = fit;
  return yield* ask<Spread>(g, () => ({
    by: [g.s.first],
    ...surgeQuestion(gates[0] as string, monsters, least, most),
    why: least < monsters ? 'A-MYTHOS-18' : 'A-MYTHOS-17',
    // The Mythos Phase runs its course: nobody trades in it.
    asides: 'none',
    options: spreads.map((spread) => spreadOption(gates, spread, monsters - sum(spread))),
  }));
}

/** The question: whether all fit, or so many whatever is chosen, or it hangs on that. */
function surgeQuestion(place: string, n: number, least: number, fit: number) {
  if (least < fit) return { key: 'q.surge-differing', args: { place, n, least, fit } } as const;
  return { key: fit < n ? 'q.surge-limited' : 'q.surge', args: { place, n, fit, outside: n - fit } } as const;
}

/**
 * A spread as an option: `spread:woods=2,graveyard=1`; gates that get none are left out. `outside`: how many go to the
 * Outskirts with it.
 */
function spreadOption(gates: readonly string[], spread: Spread, outside: number): OptionWithValue<'q.surge', Spread> {
  const parts: string[] = [];
  const args: { gates: number; outside: number; [place: `place${number}`]: string; [n: `n${number}`]: number } = {
    gates: 0,
    outside,
  };
  gates.forEach((gate, i) => {
    const n = spread[i] as number;
    if (n === 0) return;
    parts.push(`${gate}=${n}`);
    args[`place${parts.length}`] = gate;
    args[`n${parts.length}`] = n;
  });
  args.gates = parts.length;
  return { id: optionId.spread(parts.join(',')), value: spread, key: 'o.spread', args };
}
