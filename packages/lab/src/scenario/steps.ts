import type { TypedDecision } from '@vigil/rules';
import { harmlessOption } from '@vigil/table';
import { findDifferences } from './expect.js';
import { type Path, ScenarioError } from './fault.js';
import type { ScenarioDocument, Step, UntilSpec } from './format.js';
import type { Position } from './game.js';
import { checkHasExpectations, lintScenario } from './lint.js';
import { isAbout, ScenarioRun } from './scenario-run.js';
import type { WordedChoice, WordedDecision } from './words.js';

/** Maximum number of automatic answers of a step. */
const MAX_AUTO_ANSWERS = 2000;

/** Plays the steps of a scenario. Throws {@link ScenarioError} at the first difference. */
export function playSteps(document: ScenarioDocument, position: Position, saves: boolean): void {
  lintScenario(document, position);
  const steps = document.steps ?? [];
  const stepwise = steps.some(({ dice }) => dice !== undefined);
  const script = [...(document.dice ?? []), ...steps.flatMap(({ dice = [] }) => dice)];
  const stage = new ScenarioRun(document, position, script, saves);
  const first = steps.findIndex(acts);
  const wanted = (from: number) => steps.slice(from).reduce((sum, { dice = [] }) => sum + dice.length, 0);
  // Dice rolled before the first answer belong to the first step, unless they are given separately.
  if (stepwise && document.dice) checkDice(stage, wanted(0), ['dice']);
  steps.forEach((step, i) => {
    const path: Path = ['steps', i];
    if (acts(step) && i !== first) stage.begin();
    // Initial events belong to the first action, unless an expectation has used them.
    else if (acts(step) && steps.slice(0, i).some(({ expect }) => expect)) stage.begin();
    act(stage, step, path);
    if (stepwise) checkDice(stage, wanted(i + 1), [...path, 'dice']);
    if (step.expect) expectAll(stage, step, path);
  });
  if (stage.unrolled > 0) {
    const text = `${stage.leftDice.join(', ')}`;
    throw new ScenarioError(['dice'], `${stage.unrolled} dice were not rolled: ${text}\n${stage.situation}`);
  }
  checkHasExpectations(document);
}

function acts({ answer, answers, until }: Step): boolean {
  return answer !== undefined || answers !== undefined || until !== undefined;
}

/** After a step with its own dice, exactly the later ones remain. */
function checkDice(stage: ScenarioRun, later: number, path: Path): void {
  const left = stage.unrolled - later;
  if (left > 0) {
    const text = `${left} of its dice were not rolled: ${stage.leftDice.slice(0, left).join(', ')}`;
    throw new ScenarioError(path, `${text}\n${stage.situation}`);
  }
  if (left < 0) throw new ScenarioError(path, `${-left} more dice were rolled than it gives\n${stage.situation}`);
}

function act(stage: ScenarioRun, step: Step, path: Path): void {
  const target = { ...(step.by !== undefined && { by: step.by }), ...(step.to !== undefined && { to: step.to }) };
  [step.refuse ?? []].flat().forEach((text) => {
    stage.refused(text, target, [...path, 'refuse']);
  });
  if (step.answer !== undefined) stage.answer(step.answer, target, [...path, 'answer']);
  step.answers?.forEach((answer, i) => {
    const place = [...path, 'answers', i];
    if (typeof answer === 'string') stage.answer(answer, target, place);
    else stage.answer(answer.answer, { ...target, ...answer }, place);
  });
  if (step.until) until(stage, step.until, step.auto, [...path, 'until']);
}

function expectAll(stage: ScenarioRun, { expect }: Step, path: Path): void {
  const found = findDifferences(stage, expect ?? {}, [...path, 'expect']);
  const [first] = found;
  if (first) throw new ScenarioError(first.path, found.map(({ text }) => text).join('\n'));
}

/** Plays until a moment is reached. Without `auto` no question may come before it. */
function until(stage: ScenarioRun, wanted: UntilSpec, auto: Step['auto'], path: Path): void {
  for (let answers = 0; answers < MAX_AUTO_ANSWERS; answers++) {
    if (isReached(stage, wanted, path)) return;
    refusePast(stage, wanted, path);
    const [asked] = stage.open;
    if (!asked) throw new ScenarioError(path, `the game ends before that: ${stage.situation}`);
    if (!auto) {
      const who = asked.decision.by.map((one) => stage.position.cast.nameOf(one)).join(' or ');
      const help = 'answer it in an earlier step, or give `auto`';
      throw new ScenarioError(path, `${who} is asked ${asked.decision.key} before that: ${help}\n${stage.situation}`);
    }
    const choice = auto === 'first' ? asked.choices[0] : harmlessChoice(asked, stage.position);
    if (!choice) {
      const why = `no answer to ${asked.decision.key} gives nothing away, so answer it in a step of its own`;
      throw new ScenarioError(path, `${why}\n${stage.situation}`);
    }
    stage.give(asked.decision.id, choice.id, path);
  }
  throw new ScenarioError(path, `that did not happen within ${MAX_AUTO_ANSWERS} answers\n${stage.situation}`);
}

/** Throws {@link ScenarioError} for a turn or day that is over. */
function refusePast(stage: ScenarioRun, wanted: UntilSpec, path: Path): void {
  const { state } = stage.scene;
  for (const field of ['turn', 'day'] as const) {
    const now = state[field];
    const then = wanted[field];
    if (then === undefined || now === undefined || then >= now) continue;
    throw new ScenarioError([...path, field], `${field} ${then} is over, it is ${field} ${now}`);
  }
}

function isReached(stage: ScenarioRun, wanted: UntilSpec, path: Path): boolean {
  const { phase, segment, turn, day, seat, question } = wanted;
  const by = seat === undefined ? undefined : stage.position.cast.seatOf(seat, [...path, 'seat']);
  if (question !== undefined || by !== undefined) {
    const asked = stage.open.some(
      (one) => (question === undefined || isAbout(one, question)) && (by === undefined || one.decision.by.includes(by)),
    );
    if (!asked) return false;
  }
  const { state } = stage.scene;
  const matches = (expected: unknown, actual: unknown) => expected === undefined || expected === actual;
  // Segments begin without an event.
  const began = stage.moments.some(
    ({ event }) =>
      segment === undefined && matches(phase, event.phase) && matches(turn, event.turn) && matches(day, event.day),
  );
  const now =
    matches(phase, state.step.phase) &&
    matches(segment, state.step.segment) &&
    matches(turn, state.turn) &&
    matches(day, state.day);
  return now || (began && question === undefined && by === undefined);
}

/** Ids of neutral answers, in order of preference. */
const GOING_ON = ['stay', 'stop', 'done', 'end', 'enough', 'no', 'none', 'keep', 'pass', 'roll'];

/** Returns the neutral answer, or the one that the question declares harmless (PBP-24). */
function harmlessChoice({ decision, choices }: WordedDecision, { game, boxes }: Position): WordedChoice | undefined {
  const answers = choices.filter(({ aside }) => !aside);
  for (const id of GOING_ON) {
    const found = answers.find((choice) => choice.id === id);
    if (found) return found;
  }
  for (const start of game.harmless) {
    const found = answers.find((choice) => choice.id.startsWith(start));
    if (found) return found;
  }
  const vocabulary = game.vocabulary(boxes);
  for (const seat of decision.by) {
    const quiet = harmlessOption(decision as TypedDecision, vocabulary, seat);
    const found = quiet && answers.find((choice) => choice.id === quiet.id);
    if (found) return found;
  }
  return answers.length === 1 ? answers[0] : undefined;
}
