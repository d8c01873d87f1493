/** Positions written as scenarios, whose predicted chances are compared with an enumeration of all rolls. */
import { loadChosenBoxes } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { Content, TableState, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { expect } from 'vitest';
import { type FaceSet, playAllRolls } from '../src/odds/exact.js';
import { type Prediction, predictionsOf } from '../src/odds/predictions.js';
import { isAimMet, type TrialOutcome, Trials } from '../src/odds/trial.js';

/** A position at a decision, with its predicted chances. */
export interface PredictedPosition {
  readonly content: Content;
  readonly view: TableView;
  readonly decision: TypedDecision;
  readonly predictions: readonly Prediction[];
  /** Chance by enumeration of all rolls. `draws`: number of equally likely outcomes of the first draw. */
  readonly exact: (prediction: Prediction, faces?: FaceSet, draws?: number) => number;
}

/** Loads a position written as a scenario, after some answers and dice. */
export async function loadPosition(
  yaml: string,
  answers: readonly string[] = [],
  dice: readonly number[] = [],
): Promise<PredictedPosition> {
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
  const outcomesByPlan = new Map<string, readonly { readonly came: TrialOutcome; readonly share: number }[]>();
  const outcomesOf = (plan: Prediction['plan'], faces?: FaceSet, draws = 1) => {
    const key = JSON.stringify(plan);
    const all =
      outcomesByPlan.get(key) ??
      seedsOfDraws(draws).flatMap((seed) =>
        playAllRolls((rolls) => trials.play(play, decision.id, plan, rolls, seed), faces),
      );
    outcomesByPlan.set(key, all);
    return all;
  };
  return {
    content,
    view,
    decision,
    predictions: predictionsOf(content, view, decision),
    exact: ({ plan, aim, whole }, faces, draws) => {
      let [hits, total] = [0, 0];
      for (const { came, share } of outcomesOf(plan, faces, draws)) {
        const isMet = isAimMet(came, aim, whole, plan.misses);
        if (isMet !== undefined) total += share;
        if (isMet) hits += share;
      }
      return hits / total;
    },
  };
}

/** Compares all predicted chances with the enumeration of all rolls. Returns them in percent, by prediction. */
export function comparePredictions(
  { predictions, exact }: PredictedPosition,
  faces?: FaceSet,
  draws?: number,
): Record<string, number> {
  const percentages: Record<string, number> = {};
  for (const one of predictions) {
    const { plan, what, predicted } = one;
    const name = `${what} ${plan.answers.join()} ${plan.steps}`;
    expect.soft(predicted, name).toBeCloseTo(exact(one, faces, draws), 9);
    percentages[name] = Math.round(predicted * 100);
  }
  return percentages;
}

/** Returns one seed for each outcome of the first draw. */
function seedsOfDraws(outcomes: number): readonly string[] {
  const seeds = new Map<number, string>();
  for (let n = 0; seeds.size < outcomes; n++) {
    const value = Dice.seeded(`draw ${n}`).below(outcomes);
    if (!seeds.has(value)) seeds.set(value, `draw ${n}`);
  }
  return [...seeds.values()];
}
