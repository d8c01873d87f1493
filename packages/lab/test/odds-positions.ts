/** Positions written as scenarios, whose shown chances are held against all falls of the dice. */
import { loadChosenBoxes } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { TableState, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { expect } from 'vitest';
import { type FaceSet, playAllRolls } from '../src/odds/exact.js';
import { type Prediction, predictionsOf } from '../src/odds/predictions.js';
import { isAimMet, type TrialOutcome, Trials } from '../src/odds/trial.js';

/** A position at a question, with all that its chances say. */
export interface Shown {
  readonly decision: TypedDecision;
  readonly predictions: readonly Prediction[];
  /** Chance by enumeration of all dice. `draws`: so many outcomes of the first draw are equally likely. */
  readonly exact: (prediction: Prediction, faces?: FaceSet, draws?: number) => number;
}

/** Chances shown in a position written as a scenario, after some answers and dice. */
export async function shown(
  yaml: string,
  answers: readonly string[] = [],
  dice: readonly number[] = [],
): Promise<Shown> {
  const { document, problems } = parseScenarios(`name: x\n${yaml}`, 'here')[0] ?? { problems: ['empty'] };
  if (!document) throw new Error(problems.join('\n'));
  const boxes = await loadChosenBoxes({ packs: document.packs ?? ['base'] });
  const { game, content, state } = gameOf(document).setUp(document, boxes);
  const trials = new Trials<unknown, TableState, unknown>(
    game.definition(content, boxes) as unknown as Trials<unknown, TableState, unknown>['definition'],
    game.vocabulary(boxes),
    content,
  );
  const play = Play.from(trials.definition, state as TableState, 'x', dice);
  for (const answer of answers) {
    const [open] = play.decisions;
    play.answer(open?.id ?? '', answer);
  }
  const decision = play.decisions[0] as TypedDecision;
  const view = play.view(decision.by[0]) as TableView;
  const known = new Map<string, readonly { readonly came: TrialOutcome; readonly share: number }[]>();
  const allOf = (plan: Prediction['plan'], faces?: FaceSet, draws = 1) => {
    const key = JSON.stringify(plan);
    const all =
      known.get(key) ??
      seedsOfDraws(draws).flatMap((seed) =>
        playAllRolls((falls) => trials.play(play, decision.id, plan, falls, seed), faces),
      );
    known.set(key, all);
    return all;
  };
  return {
    decision,
    predictions: predictionsOf(content, view, decision),
    exact: ({ plan, aim, whole }, faces, draws) => {
      let [hits, said] = [0, 0];
      for (const { came, share } of allOf(plan, faces, draws)) {
        const is = isAimMet(came, aim, whole, plan.misses);
        if (is !== undefined) said += share;
        if (is) hits += share;
      }
      return hits / said;
    },
  };
}

/** Holds every chance of a question against all falls of the dice; gives them in whole points by what they are of. */
export function holdAll({ predictions, exact }: Shown, faces?: FaceSet, draws?: number): Record<string, number> {
  const points: Record<string, number> = {};
  for (const one of predictions) {
    const { plan, what, said } = one;
    const of = `${what} ${plan.answers.join()} ${plan.steps}`;
    expect.soft(said, of).toBeCloseTo(exact(one, faces, draws), 9);
    points[of] = Math.round(said * 100);
  }
  return points;
}

/** Returns seeds whose first draw comes to each of so many outcomes. */
function seedsOfDraws(outcomes: number): readonly string[] {
  const seeds = new Map<number, string>();
  for (let n = 0; seeds.size < outcomes; n++) {
    const drawn = Dice.seeded(`draw ${n}`).below(outcomes);
    if (!seeds.has(drawn)) seeds.set(drawn, `draw ${n}`);
  }
  return [...seeds.values()];
}
