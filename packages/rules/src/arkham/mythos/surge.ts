import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { countBoardMonsters, currentMonsterLimit } from '../board/limits.js';
import type { Game } from '../game.js';
import { triggerSharedEvent } from './shared-events.js';

/** New monsters per gate, in the order of the gates; the surging gate is first. */
export type Spread = readonly number[];

/**
 * Resolves a monster surge (A-MYTHOS-14 to A-MYTHOS-20). The monsters, one per open gate or player, whichever is more,
 * are spread evenly over the gates. A surge adds no doom, draws no one through and leaves clues. Nothing happens if an
 * investigator guards the surging gate; other guarded gates get none.
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
    // An overflow may have raised terror to 10. Then no limit is left and the spread goes on (A-LIMIT-08).
    const to =
      currentMonsterLimit(g) === Number.POSITIVE_INFINITY ? (gates[takeNextGate(counts)] as string) : 'outskirts';
    yield* board.placeMonster(g, token, to);
  }
  yield* triggerSharedEvent(g, 'surge', at);
}

/** The result of a possible surge. */
export interface SurgePreview {
  readonly monsters: number;
  readonly gates: readonly string[];
  readonly spreads: readonly Spread[];
  /**
   * The least and most monsters that fit. They differ if gates of another town, which need no room, can get different
   * numbers.
   */
  readonly fit: readonly [least: number, most: number];
}

/** Previews a surge now: its monsters, gates, possible spreads, and how many monsters fit. */
export function previewSurge(g: Game, at: string): SurgePreview {
  const monsters = g.rules.gates.monstersOfSurge(g);
  const gates = surgingGates(g, at);
  const counted = gates.map((gate) => !g.rules.board.isOutsideLimit(g, gate));
  const spreads = fittingSpreads(counted, monsters, roomOnBoard(g));
  const sums = spreads.map(sum);
  return { monsters, gates, spreads, fit: [Math.min(...sums), Math.max(...sums)] };
}

/**
 * Returns the possible spreads, the surging gate first. With room for all, these are the even spreads. Otherwise the
 * monsters with room are spread evenly over Arkham's gates, the surging one first. The rest goes to the Outskirts
 * (A-MYTHOS-18, A-MYTHOS-19). Monsters at a gate of another town need no room (D-BOARD-02, K-BOARD-02).
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

/** The number of monsters that still fit on the board. */
export function roomOnBoard(g: Game): number {
  return Math.max(0, currentMonsterLimit(g) - countBoardMonsters(g));
}

/** The number of open gates or players, whichever is greater (A-MYTHOS-14). */
export function monstersOfSurge(g: Game): number {
  return Math.max(g.s.gates.length, g.rules.people.countInvestigators(g, 'else'));
}

/** Returns the open gates that can get monsters, the surging one first. */
function surgingGates(g: Game, at: string): string[] {
  const gates = [at];
  for (const gate of g.s.gates) if (gate.at !== at && !g.rules.gates.isGuarded(g, gate.at)) gates.push(gate.at);
  return gates;
}

/** Returns the gate with the fewest monsters so far, the surging one first, and counts one more for it. */
function takeNextGate(counts: number[]): number {
  const least = counts.indexOf(Math.min(...counts));
  counts[least] = (counts[least] as number) + 1;
  return least;
}

/**
 * Returns every even spread in which no gate gets more than the first, surging one (A-MYTHOS-15, A-MYTHOS-16). All get
 * the same number. The remainder goes one each to the surging gate and to others of the players' choice. `surging`: the
 * first gate is the surging one; otherwise any gate may have one more.
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

/** Lets the players choose among the even spreads before any monster is drawn (A-MYTHOS-17, A-MYTHOS-18, DEC-36). */
function* chooseSpread(g: Game, { gates, monsters, spreads, fit }: SurgePreview): Rule<Spread> {
  const [least, max] = fit;
  return yield* ask<Spread>(g, () => ({
    by: [g.s.first],
    ...surgeQuestion(gates[0] as string, monsters, least, max),
    why: least < monsters ? 'A-MYTHOS-18' : 'A-MYTHOS-17',
    // No trades during the Mythos Phase.
    asides: 'none',
    options: spreads.map((spread) => spreadOption(gates, spread, monsters - sum(spread))),
  }));
}

/** Returns the question: all fit, a fixed number fits, or it depends on the choice. */
function surgeQuestion(place: string, n: number, least: number, fit: number) {
  if (least < fit) return { key: 'q.surge-differing', args: { place, n, least, fit } } as const;
  return { key: fit < n ? 'q.surge-limited' : 'q.surge', args: { place, n, fit, outside: n - fit } } as const;
}

/**
 * Returns a spread as an option, such as `spread:woods=2,graveyard=1`; gates without monsters are left out. `outside`:
 * monsters that go to the Outskirts.
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
