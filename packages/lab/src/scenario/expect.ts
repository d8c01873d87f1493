import type { Event } from '@vigil/rules';
import { type IsSame, isWithin, matches } from './compare.js';
import { type Path, ScenarioError } from './fault.js';
import type { EventSpec, Expectation, Who } from './format.js';
import type { Scene } from './game.js';
import { findMatches } from './pattern.js';
import { isA, NoSuchPath, readStatePath } from './read-path.js';
import { isAbout, type ScenarioRun } from './scenario-run.js';
import type { WordedDecision } from './words.js';

/** A difference from an expectation, with the place of the expectation. */
export interface Difference {
  readonly path: Path;
  readonly text: string;
}

/** Returns all differences between the play and a step's expectation. */
export function findDifferences(stage: ScenarioRun, expected: Expectation, path: Path): Difference[] {
  return [
    ...ofDecision(stage, expected, path),
    ...ofEvents(stage, expected, path),
    ...ofState(stage, expected, path),
    ...ofEnd(stage, expected, path),
  ];
}

// ---- decisions ----

const ON_DECISIONS = ['asks', 'question', 'why', 'options', 'offered', 'notOffered', 'nothingElse'] as const;

function ofDecision(stage: ScenarioRun, expected: Expectation, path: Path): Difference[] {
  if (ON_DECISIONS.every((field) => expected[field] === undefined)) return [];
  const found = stage.open.filter((asked) => isExpected(stage, asked, expected, path));
  const [asked, ...others] = found;
  const who = [expected.asks ?? []].flat().join(' and ');
  const wanted = [who && `${who} asked`, expected.question, expected.why].filter(Boolean).join(', ');
  if (!asked) {
    const help = askedApart(stage, expected.asks, path);
    return [{ path, text: `expected a decision (${wanted || 'any'})${help}; there is\n${stage.situation}` }];
  }
  if (others.length > 0) {
    return [
      {
        path,
        text: `several decisions are open (${wanted || 'any'}); say which with \`asks\`, \`question\` or \`why\`\n${stage.situation}`,
      },
    ];
  }
  const texts = [
    ...ofOptions(stage, asked, expected, path),
    ...openElsewhere(stage, asked, expected, path),
    ...ofOthers(stage, asked, expected),
  ].map(([field, text]) => ({ path: [...path, field], text }));
  const last = texts.at(-1);
  return last ? [...texts.slice(0, -1), { ...last, text: `${last.text}\n${stage.situation}` }] : [];
}

/** Explains that several seats expected at one decision each have their own. */
function askedApart(stage: ScenarioRun, asks: Expectation['asks'], path: Path): string {
  if (!Array.isArray(asks)) return '';
  const seats = new Set((asks as readonly Who[]).map((who) => stage.position.cast.seatOf(who, [...path, 'asks'])));
  const isAsked = (seat: number) => stage.open.some(({ decision }) => decision.by.includes(seat));
  if (seats.size < 2 || ![...seats].every(isAsked)) return '';
  return ' that they answer together, but each is asked apart: give each an `asks` in a step of its own';
}

function isExpected(
  stage: ScenarioRun,
  asked: WordedDecision,
  { asks, question, why }: Expectation,
  path: Path,
): boolean {
  if (asks !== undefined) {
    const { cast } = stage.position;
    const seats = [asks].flat().map((who: Who) => cast.seatOf(who, [...path, 'asks']));
    if (seats.length !== asked.decision.by.length || !seats.every((seat) => asked.decision.by.includes(seat))) {
      return false;
    }
  }
  if (question !== undefined && !isAbout(asked, question)) return false;
  return why === undefined || asked.decision.why === why;
}

function ofOptions(
  stage: ScenarioRun,
  asked: WordedDecision,
  expected: Expectation,
  path: Path,
): [field: string, text: string][] {
  const wrong: [string, string][] = [];
  const { cast } = stage.position;
  const fitting = (text: string) => findMatches(cast.filled(text, path), asked.choices);
  const { options, offered = [], notOffered = [] } = expected;
  const own = asked.choices.filter(({ aside }) => !aside);
  if (typeof options === 'number' && own.length !== options) {
    wrong.push(['options', `expected ${options} options, there are ${own.length}`]);
  }
  if (Array.isArray(options)) {
    const left = new Set(own.map(({ id }) => id));
    for (const text of options as readonly string[]) {
      const found = findMatches(cast.filled(text, path), own);
      if (found.length !== 1) wrong.push(['options', `"${text}" fits ${found.length} options instead of one`]);
      for (const { id } of found) left.delete(id);
    }
    if (left.size > 0) wrong.push(['options', `not expected: ${[...left].join(', ')}`]);
  }
  for (const text of offered) if (fitting(text).length === 0) wrong.push(['offered', `"${text}" is not offered`]);
  for (const text of notOffered) {
    const ids = fitting(text).map(({ id }) => id);
    if (ids.length > 0) wrong.push(['notOffered', `"${text}" is offered: ${ids.join(', ')}`]);
  }
  return wrong;
}

/** `notOffered` also covers other decisions of the same seats, or of all seats if none are named. */
function openElsewhere(stage: ScenarioRun, asked: WordedDecision, { asks, notOffered = [] }: Expectation, path: Path) {
  const others = stage.open.filter(
    (one) =>
      one.decision.id !== asked.decision.id &&
      (asks === undefined || one.decision.by.some((seat) => asked.decision.by.includes(seat))),
  );
  return notOffered.flatMap((text): [field: string, text: string][] =>
    others.flatMap(({ decision, choices }) => {
      const found = findMatches(stage.position.cast.filled(text, path), choices);
      const [first] = found;
      return first ? [['notOffered', `"${text}" is offered by another decision, ${decision.key}: ${first.id}`]] : [];
    }),
  );
}

function ofOthers(
  stage: ScenarioRun,
  asked: WordedDecision,
  { nothingElse }: Expectation,
): [field: string, text: string][] {
  const others = stage.open.filter((one) => one.decision.id !== asked.decision.id);
  if (!nothingElse || others.length === 0) return [];
  return [['nothingElse', `open as well: ${others.map(({ decision }) => decision.key).join(', ')}`]];
}

// ---- events ----

function ofEvents(stage: ScenarioRun, { events = [], never = [] }: Expectation, path: Path): Difference[] {
  const wrong: Difference[] = [];
  let from = 0;
  events.forEach((wanted, i) => {
    const at = stage.events.findIndex((event, n) => n >= from && isEvent(stage, wanted, event));
    if (at >= 0) {
      from = at + 1;
      return;
    }
    const early = stage.events.some((event) => isEvent(stage, wanted, event));
    const text = `expected the event ${JSON.stringify(wanted)}${early ? ' after those before it' : ''}`;
    wrong.push({ path: [...path, 'events', i], text });
  });
  never.forEach((unwanted, i) => {
    const event = stage.events.find((one) => isEvent(stage, unwanted, one));
    if (event) wrong.push({ path: [...path, 'never', i], text: `there was the event ${JSON.stringify(event)}` });
  });
  const last = wrong.at(-1);
  if (!last) return [];
  return [...wrong.slice(0, -1), { ...last, text: `${last.text}; reported:\n${describeEvents(stage.events)}` }];
}

function describeEvents(events: readonly Event[]): string {
  if (events.length === 0) return '  nothing';
  const lines = events.map((event) => `  ${JSON.stringify(event)}`);
  return lines.length <= 60 ? lines.join('\n') : [...lines.slice(0, 60), `  and ${lines.length - 60} more`].join('\n');
}

function isEvent(stage: ScenarioRun, wanted: EventSpec, event: Event): boolean {
  return Object.entries(wanted).every(([field, value]) => {
    const actual: unknown = Reflect.get(event, field);
    return matches(value, actual, sameIn(stage.scene));
  });
}

/** The scenario's names for seats, monsters and gates are equivalent to ids. */
function sameIn(scene: Scene): IsSame {
  return (expected, actual) => {
    if (typeof expected !== 'string') return false;
    if (typeof actual === 'number') return scene.cast.find(expected) === actual;
    return typeof actual === 'string' && isA(scene, expected, actual);
  };
}

// ---- state ----

function ofState(stage: ScenarioRun, { state = {}, at }: Expectation, path: Path): Difference[] {
  const scene = at === undefined ? stage.scene : sceneAt(stage, at, path);
  if (!scene) {
    const moments = stage.moments.map(({ event }) => JSON.stringify(event)).join('\n  ');
    return [{ path: [...path, 'at'], text: `there was no such moment; phases that began:\n  ${moments || 'none'}` }];
  }
  return Object.entries(state).flatMap(([key, wanted]) => {
    const place = [...path, 'state', key];
    let actual: unknown;
    try {
      actual = readStatePath(scene, key);
    } catch (error) {
      if (error instanceof NoSuchPath) throw new ScenarioError(place, `${key}: ${error.message}`);
      throw error;
    }
    checkComparable(key, wanted, actual, scene, place);
    if (isState(key, wanted, actual, scene)) return [];
    return [{ path: place, text: `${key}: expected ${JSON.stringify(wanted)}, it is ${JSON.stringify(actual)}` }];
  });
}

/** Returns the position at the start of a phase, the latest if there were several. */
function sceneAt(stage: ScenarioRun, at: NonNullable<Expectation['at']>, path: Path): Scene | undefined {
  const seat = at.seat === undefined ? undefined : stage.position.cast.seatOf(at.seat, [...path, 'at', 'seat']);
  const moment = stage.moments.findLast(
    ({ event }) =>
      event.phase === at.phase &&
      (at.turn === undefined || event.turn === at.turn) &&
      (at.day === undefined || event.day === at.day) &&
      (seat === undefined || event.seat === seat),
  );
  if (!moment) return undefined;
  const { open: _, ...scene } = stage.scene;
  return { ...scene, state: moment.state };
}

/** Throws {@link ScenarioError} for comparisons that are true whatever the rules do, because the types differ. */
function checkComparable(key: string, wanted: unknown, actual: unknown, scene: Scene, path: Path): void {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return;
  const { has, hasNot, not } = wanted as { has?: unknown; hasNot?: unknown; not?: unknown };
  if ((has !== undefined || hasNot !== undefined) && !Array.isArray(actual)) {
    throw new ScenarioError(path, `${key} is not a list, it is ${JSON.stringify(actual)}`);
  }
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain(not) || !isPlain(actual) || typeof not === typeof actual) return;
  // Seats may be given by name.
  if (typeof not === 'string' && typeof actual === 'number' && scene.cast.find(not) !== undefined) return;
  throw new ScenarioError(path, `${key} is ${JSON.stringify(actual)}: it is never ${JSON.stringify(not)}`);
}

/** A number compares the length. For a pile a list gives the top; elsewhere the order of a list does not matter. */
function isState(key: string, wanted: unknown, actual: unknown, scene: Scene): boolean {
  const same = sameIn(scene);
  if (!Array.isArray(actual)) return matches(wanted, actual, same);
  if (Array.isArray(wanted)) {
    if (wanted.length === 0) return actual.length === 0;
    if (/^(decks|cup|gatePile)\b/.test(key)) return matches(wanted, actual.slice(0, wanted.length), same);
    if (scene.game.isOrdered(key)) return matches(wanted, actual, same);
    return wanted.length === actual.length && isWithin(wanted, actual, same);
  }
  const counts = typeof wanted === 'number' || Object.keys(Object(wanted)).some((k) => /^at(Least|Most)$/.test(k));
  return matches(wanted, counts ? actual.length : actual, same);
}

// ---- the end ----

function ofEnd(stage: ScenarioRun, { over }: Expectation, path: Path): Difference[] {
  if (over === undefined) return [];
  const { result } = stage.scene;
  const place = [...path, 'over'];
  if (over === false) return result ? [{ path: place, text: `the game is over: ${JSON.stringify(result)}` }] : [];
  if (!result) return [{ path: place, text: `the game is not over\n${stage.situation}` }];
  if (over === true || matches(over, result, sameIn(stage.scene))) return [];
  return [{ path: place, text: `expected the end ${JSON.stringify(over)}, it is ${JSON.stringify(result)}` }];
}
