/** Destinations of a move: the safest path and the monsters there, compared with the actual walk. */
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import {
  arkham,
  arkhamRulesOf,
  type Content,
  chanceOfCheck,
  contentOfBoxes,
  haunt,
  hauntRulesOf,
  type TypedDecision,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { type Destination, findDestinations, findWalks, foeOdds, type TableView } from '../src/index.js';
import { contentFor, observeScenarios } from './random-games.js';

const boxes = [{ pack: BASE }];
const content: Content = contentOfBoxes(boxes);
const GAMES = { arkham: arkham(content, arkhamRulesOf(boxes)), haunt: haunt(content, hauntRulesOf(boxes)) } as const;

type AnyPlay = Play<unknown, unknown, unknown, unknown, TypedDecision>;

/** Yields movement questions in random games, each with a fork to try things in. */
function* randomMoves(
  game: 'arkham' | 'haunt',
  games: number,
): Generator<{ play: AnyPlay; decision: TypedDecision; view: TableView }> {
  for (let n = 0; n < games; n++) {
    const rules = GAMES[game] as never;
    const play: AnyPlay = Play.start(
      rules,
      { investigators: ['random', 'random'], ancientOne: 'random' } as never,
      `moves-${n}`,
    );
    for (let turn = 0; turn < 400; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      if (decision.key === 'q.movement') yield { play, decision, view: play.view() as TableView };
      // Usually towards foes, so that paths meet monsters.
      play.answer(decision.id, decision.options[(turn * 7 + n) % decision.options.length]?.id ?? '');
    }
  }
}

/** Follows the options of a path as far as the rules offer them. */
function walkPath(
  play: AnyPlay,
  { answers }: Destination,
): { readonly place: string | undefined; readonly hasEnded: boolean } {
  const fork = play.fork();
  const [{ by: [seat = 0] = [] } = { by: [] }] = play.decisions;
  for (const answer of answers) {
    const [decision] = fork.decisions;
    if (!decision?.options.some(({ id }) => id === answer)) return { place: undefined, hasEnded: false };
    fork.answer(decision.id, answer);
  }
  const { investigators } = fork.view() as TableView;
  // With no points left the move is over, and encounters happen at once.
  return { place: investigators[seat]?.place, hasEnded: fork.decisions[0]?.key !== 'q.movement' };
}

describe.each(['arkham', 'haunt'] as const)('the destinations of a move in %s', (game) => {
  it('are reached by the given answers unless monsters must be passed [A-MOVE-01, A-MOVE-02, H-CITY-MOVE-01]', () => {
    let checked = 0;
    for (const { play, decision, view } of randomMoves(game, 4)) {
      const all = findDestinations(content, view, decision) ?? [];
      expect(all[0]?.answers).toEqual([]);
      for (const one of all) {
        if (one.foesOnPath.length > 0 || one.answers.length === 0) continue;
        if (++checked % 11 !== 0) continue;
        const { place, hasEnded } = walkPath(play, one);
        expect(hasEnded ? one.place : place, `${JSON.stringify(decision.args)} to ${one.place}`).toBe(one.place);
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('list every monster there once, and monsters to pass only on the path before it [A-MOVE-07, H-CITY-MOVE-08]', () => {
    let foeCount = 0;
    for (const { decision, view } of randomMoves(game, 4)) {
      for (const { place, foesToFace, avoidableFoes, foesOnPath, path, chance } of findDestinations(
        content,
        view,
        decision,
      ) ?? []) {
        const there = view.monsters.filter(({ at }) => at === place).map(({ token }) => token);
        expect([...foesToFace, ...avoidableFoes].map(({ monster }) => monster).sort()).toEqual([...there].sort());
        for (const foe of foesOnPath) expect(path.slice(0, -1)).toContain(foe.place);
        expect(chance === 1 || foesOnPath.length > 0).toBe(true);
        foeCount += foesToFace.length;
      }
    }
    expect(foeCount).toBeGreaterThan(20);
  });
});

describe('the path to a destination', () => {
  const at = (place: string) => ({ seat: 0, place });
  const check = (dice: number) => ({ check: 'evade', sources: [], dice, difficulty: 1, faces: [5, 6] });
  const foe = (place: string, dice: number) => ({
    monster: `ghoul-${place}`,
    place,
    evade: check(dice),
    fight: check(4),
  });

  function from(points: number, foes: readonly ReturnType<typeof foe>[]): ReadonlyMap<string, Destination> {
    const view = {
      figures: { streetCost: 1, stableCost: 1 },
      monsters: [],
      closed: [],
      clues: {},
      gates: [],
      investigators: [at('downtown')],
    } as unknown as TableView;
    const decision = {
      id: '1',
      by: [0],
      key: 'q.movement',
      args: { investigator: 'x', place: 'downtown', points },
      options: ['northside', 'easttown', 'merchant-district'].map((on) => ({
        id: `go:${on}`,
        key: 'o.go',
        on,
        args: { place: on },
      })),
      about: { foes, checks: {} },
      asides: [],
      why: 'A-MOVE-01',
    } as unknown as TypedDecision;
    return new Map((findDestinations(content, view, decision) ?? []).map((one) => [one.place, one]));
  }

  it('avoids a monster if the movement points allow it, and passes it otherwise', () => {
    const past = from(3, [foe('merchant-district', 2)]).get('miskatonic-university');
    expect(past?.foesOnPath.map(({ place }) => place)).toEqual(['merchant-district']);
    const round = from(9, [foe('merchant-district', 2)]).get('miskatonic-university');
    expect([round?.foesOnPath, round?.chance]).toEqual([[], 1]);
    expect(round?.path).not.toContain('merchant-district');
    const rivertown = from(2, [foe('easttown', 2)]).get('rivertown');
    expect(rivertown?.path).toEqual(['downtown', 'merchant-district', 'rivertown']);
    expect(rivertown?.chance).toBe(1);
  });

  it('has the chance of evading every monster on it, including one at the start', () => {
    const two = from(3, [foe('downtown', 1), foe('merchant-district', 2)]).get('miskatonic-university');
    expect(two?.foesOnPath.map(({ place }) => place)).toEqual(['downtown', 'merchant-district']);
    const by = (dice: number) => chanceOfCheck(check(dice) as never);
    expect(two?.chance).toBeCloseTo(by(1) * by(2), 12);
    expect(foeOdds(foe('downtown', 1) as never)).toEqual({ evade: by(1), fight: by(4) });
  });
});

describe('movement that must follow the arrows between streets', () => {
  it('reaches each place along the arrows, as a walk and as a destination [A-MOVE-01]', async () => {
    const ways: Record<string, readonly string[]>[] = [];
    await observeScenarios(['scenarios/king-in-yellow/mythos.yaml'], /^q\.movement$/, (decision, view) => {
      if (!('streetCost' in view.figures) || view.figures.onlyArrows === undefined) return;
      const content = contentFor(view);
      const far = (findDestinations(content, view, decision) ?? []).map(
        ({ place, answers }) => [place, answers] as const,
      );
      ways.push({
        ...Object.fromEntries(far.filter(([place]) => content.streets.has(place))),
        ...Object.fromEntries([...findWalks(content, view, decision)].filter(([place]) => content.streets.has(place))),
      });
    });
    expect(ways[0]).toEqual({
      'merchant-district': [],
      'miskatonic-university': ['go:miskatonic-university'],
      uptown: ['go:miskatonic-university', 'go:uptown'],
      southside: ['go:miskatonic-university', 'go:uptown', 'go:southside'],
      'french-hill': ['go:miskatonic-university', 'go:uptown', 'go:southside', 'go:french-hill'],
    });
  });
});
