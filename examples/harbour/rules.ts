import type { Rule } from '@vigil/engine';
import { type ArkhamGame, type ArkhamRules, ask, type OptionWithValue, slice } from '@vigil/rules';
import { OPTIONS, QUESTIONS, WASHED } from './questions.js';

/** Number of times the tide rises before it turns. */
export const TIDE_TURNS = 4;

/** Monster limit of the harbour, independent of Arkham's. */
export const HARBOUR_LIMIT = 2;

/** The water, from the harbour up to the river: the way of everything that swims. */
export const WATER: readonly string[] = ['harbour-wreck', 'harbour-strand', 'harbour-quay', 'rivertown', 'river-docks'];

const PLACES = new Set(['harbour-quay', 'harbour-strand', 'harbour-chandlery', 'harbour-lighthouse', 'harbour-wreck']);

/** Connection with Arkham: a walk along the river leads to the quay and back. */
const WALKING_DISTANCE = { rivertown: 'harbour-quay', 'harbour-quay': 'rivertown' } as const;

/** State of the harbour that no token shows: the level of the tide. */
export interface Tide {
  level: number;
}

export const TIDE = slice<Tide>('harbour', { create: () => ({ level: 0 }) });

/** True if the place belongs to the harbour. */
export function isInHarbour(place: string): boolean {
  return PLACES.has(place);
}

/** Number of monsters in the harbour. */
export function monstersInHarbour(monsters: readonly { readonly at: string }[]): number {
  return monsters.filter(({ at }) => isInHarbour(at)).length;
}

/** The tide rises, each turn and whenever the harbour is too full, until it turns. */
function* raiseTide(g: ArkhamGame): Rule {
  const tide = TIDE.of(g);
  tide.level++;
  if (tide.level < TIDE_TURNS) return;
  tide.level = 0;
  const place = yield* ask(g, () => tideTurnText(g));
  const clues = place === undefined ? undefined : g.s.clues[place];
  if (place === undefined || clues === undefined) return yield* g.rules.board.raiseTerror(g, 1);
  g.setClues(place, 0);
  g.emit?.({ type: 'clue', at: place, placed: -clues });
}

/** Lets the first player choose the effect of the tide: the mood of the town turns, or clues of the harbour go. */
function tideTurnText({ s }: ArkhamGame) {
  const options: OptionWithValue<'q.harbour-tide', string | undefined>[] = [
    { id: 'terror', key: 'o.harbour-terror', value: undefined },
  ];
  for (const place of PLACES) {
    const n = s.clues[place] ?? 0;
    if (n === 0) continue;
    options.push({ id: WASHED.make(place), key: 'o.harbour-wash', args: { place, n }, value: place, on: place });
  }
  return {
    by: [s.first],
    key: 'q.harbour-tide',
    why: 'DEC-29',
    // No trading during the Mythos Phase.
    asides: 'none',
    options,
  } as const;
}

export const ARKHAM: ArkhamRules = {
  slice: TIDE,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  layer: (below) => ({
    ...below,
    board: {
      ...below.board,
      // The walk along the river.
      adjacentAreas(g, area) {
        const on = below.board.adjacentAreas(g, area);
        return area === 'rivertown' || area === 'harbour-quay' ? [...on, WALKING_DISTANCE[area]] : on;
      },
      // The harbour is not Arkham, so monsters there do not count against the town's limit.
      countsTowardLimit: (g, monster) => !isInHarbour(monster.at) && below.board.countsTowardLimit(g, monster),
      isExemptFromOutskirts: (g, token, at) => isInHarbour(at) || below.board.isExemptFromOutskirts(g, token, at),
      // The harbour has its own limit. Monsters beyond it are washed away, and the tide rises.
      *placeMonster(g: ArkhamGame, token, at): Rule {
        if (!isInHarbour(at) || monstersInHarbour(g.s.monsters) < HARBOUR_LIMIT) {
          return yield* below.board.placeMonster(g, token, at);
        }
        yield* g.rules.board.returnMonster(g, token, 'cup');
        yield* raiseTide(g);
      },
      // A full harbour is left alone.
      *moveMonster(g, monster, to): Rule {
        const comes = isInHarbour(to) && !isInHarbour(monster.at);
        if (comes && monstersInHarbour(g.s.monsters) >= HARBOUR_LIMIT) return;
        yield* below.board.moveMonster(g, monster, to);
      },
      moves: {
        ...below.board.moves,
        // Swimmers go to the next water with an investigator, else one area on; at the end they turn back.
        aquatic(g, { at }) {
          const near = WATER.filter((place) => place !== at && g.s.investigators.some((who) => who.place === place));
          if (near.length > 0) return { does: 'go', to: near, why: 'A-MYTHOS-40' };
          const next = WATER[(WATER.indexOf(at) + 1) % WATER.length];
          return next === undefined ? { does: 'stay' } : { does: 'walk', path: [next] };
        },
      },
    },
    turn: {
      ...below.turn,
      mythos: {
        ...below.turn.mythos,
        *end(g): Rule {
          yield* below.turn.mythos.end(g);
          yield* raiseTide(g);
        },
      },
    },
  }),
};
