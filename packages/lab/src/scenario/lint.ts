import { didYouMean, type Vocabulary } from '@vigil/rules';
import { checkEvent } from './event-lint.js';
import { type Path, ScenarioError } from './fault.js';
import type { Expectation, ScenarioDocument, Step } from './format.js';
import type { Position } from './game.js';
import type { LintContext } from './lint-context.js';
import { Offers } from './offers.js';
import { parsePattern } from './pattern.js';
import { OUTCOME } from './read-path.js';
import { checkValue, wordsWithin } from './value-lint.js';
import { englishOf } from './words.js';

/** Fields of a step that act or expect something. */
const TELLING = ['answer', 'answers', 'refuse', 'until', 'expect'] as const;
/** Fields that only qualify others. */
const BESIDE = { by: ['answer', 'answers', 'refuse'], to: ['answer', 'answers', 'refuse'], auto: ['until'] } as const;

/**
 * Checks that every step makes a claim that could fail. A forbidden option must be possible, and a compared value must
 * exist. Throws {@link ScenarioError} at the first senseless step.
 */
export function lintScenario({ steps = [] }: ScenarioDocument, position: Position): void {
  const vocabulary = position.game.vocabulary(position.boxes);
  const reader: LintContext = {
    position,
    offers: new Offers(position, vocabulary),
    words: englishOf(position.content),
  };
  steps.forEach((step, i) => {
    const path: Path = ['steps', i];
    checkStep(step, path);
    const { expect, refuse = [], until, answers = [], to } = step;
    for (const [text, place] of [
      [to, [...path, 'to']],
      [until?.question, [...path, 'until', 'question']],
      [expect?.question, [...path, 'expect', 'question']],
      ...answers.map((answer, n) => [Object(answer).to, [...path, 'answers', n, 'to']] as const),
    ] as const) {
      checkQuestion(text, vocabulary, place);
    }
    for (const [text, place] of patternsOf(step, path)) checkPattern(text, place);
    checkOffers([refuse].flat(), reader, [...path, 'refuse']);
    if (expect) checkExpectation(expect, reader, [...path, 'expect']);
  });
}

/** Returns every pattern of a step, with its place. */
function patternsOf({ answer, answers = [], refuse = [], to, until, expect = {} }: Step, path: Path) {
  const { question, options, offered = [], notOffered = [] } = expect;
  const lists = { options: Array.isArray(options) ? (options as readonly string[]) : [], offered, notOffered };
  return [
    [answer, [...path, 'answer']],
    [to, [...path, 'to']],
    [until?.question, [...path, 'until', 'question']],
    [question, [...path, 'expect', 'question']],
    ...[refuse].flat().map((text) => [text, [...path, 'refuse']] as const),
    ...answers.map((one, i) => [typeof one === 'string' ? one : one.answer, [...path, 'answers', i]] as const),
    ...Object.entries(lists).flatMap(([field, texts]) =>
      texts.map((text, i) => [text, [...path, 'expect', field, i]] as const),
    ),
  ] as const;
}

/** Throws {@link ScenarioError} for a malformed regular expression. */
function checkPattern(text: string | undefined, path: Path): void {
  if (text === undefined) return;
  try {
    parsePattern(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ScenarioError(path, `${text} is not a regular expression: ${error.message.split(': ').at(-1)}`);
  }
}

function checkStep(step: Step, path: Path): void {
  if (TELLING.every((field) => step[field] === undefined)) {
    throw new ScenarioError(
      path,
      `the step has no action and no expectation; a step needs one of ${TELLING.join(', ')}`,
    );
  }
  for (const [field, needs] of Object.entries(BESIDE)) {
    if (!(field in step) || needs.some((other) => step[other] !== undefined)) continue;
    throw new ScenarioError([...path, field], `"${field}" has no effect without ${needs.join(', ')}`);
  }
}

/** True if a question named by key exists. */
function checkQuestion(text: string | undefined, { questions }: Vocabulary, path: Path): void {
  if (text === undefined || !/^q\.[a-z0-9.-]+$/i.test(text) || Object.hasOwn(questions, text)) return;
  throw new ScenarioError(path, `no question is called "${text}"${didYouMean(text, Object.keys(questions))}`);
}

/** Throws {@link ScenarioError} for a scenario without expectations. */
export function checkHasExpectations({ steps = [] }: ScenarioDocument): void {
  if (steps.some(expectsSomething)) return;
  throw new ScenarioError(['steps'], 'no step expects anything, so the scenario cannot fail');
}

function expectsSomething({ refuse, expect = {} }: Step): boolean {
  return refuse !== undefined || Object.values(expect).some((part) => part !== undefined);
}

function checkExpectation(expect: Expectation, reader: LintContext, path: Path): void {
  if (Object.keys(expect).length === 0) throw new ScenarioError(path, 'it expects nothing');
  checkOffers(expect.notOffered ?? [], reader, [...path, 'notOffered']);
  for (const [key, value] of Object.entries(expect.state ?? {})) {
    checkValue(key, value, reader, [...path, 'state', key]);
  }
  for (const list of ['events', 'never'] as const) {
    expect[list]?.forEach((event, i) => {
      checkEvent(event, reader, [...path, list, i]);
    });
  }
  const { how } = Object(expect.over) as { readonly how?: unknown };
  for (const text of wordsWithin(how)) {
    const ends = reader.position.game.ends;
    if (ends.includes(text)) continue;
    const near = didYouMean(text, ends) || `; there are ${ends.join(', ')}`;
    throw new ScenarioError([...path, 'over', 'how'], `no game ends as "${text}"${near}`);
  }
  for (const field of Object.keys(Object(expect.over))) {
    if (field in OUTCOME) continue;
    const near = didYouMean(field, Object.keys(OUTCOME));
    throw new ScenarioError([...path, 'over', field], `no end of a game has a "${field}"${near}`);
  }
}

/** Throws unless the forbidden options are possible ones. */
function checkOffers(texts: readonly string[], { offers, position }: LintContext, path: Path): void {
  texts.forEach((text, i) => {
    const place = texts.length > 1 ? [...path, i] : path;
    const fault = offers.fault(position.cast.filled(text, place));
    if (fault) throw new ScenarioError(place, fault);
  });
}
