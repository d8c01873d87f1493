import { BASE } from '@vigil/content';
import { type Decision, type GameDefinition, type OpenQuestion, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { arkham } from '../src/arkham/definition.js';
import { haunt } from '../src/haunt/definition.js';
import { Content } from '../src/language/content.js';
import {
  ASIDES,
  OPTION_IDS,
  OPTIONS,
  optionId,
  QUESTIONS,
  readOptionId,
  VOCABULARY,
  validateDecision,
} from '../src/language/questions/index.js';

const content = new Content([BASE]);

interface Setup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
}
interface Hidden {
  readonly cup: readonly string[];
  readonly gatePile: readonly string[];
  readonly gates: readonly { readonly marker: string; readonly faceUp?: boolean }[];
}

/** Collects every object in a value, including the value. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) objectsIn(part, found);
  return found;
}

/** Ids that must not appear in a decision: tokens in the cup, and markers in the pile and of face-down gates. */
function hiddenIds({ cup, gatePile, gates }: Hidden): Set<string> {
  const faceDown = gates.filter(({ faceUp }) => faceUp === false).map(({ marker }) => marker);
  return new Set([...cup, ...gatePile, ...faceDown]);
}

/** Collects all published words: strings, and parts of ids. */
function collectWords(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[:=,]/)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [...collectWords(name), ...collectWords(part)]);
}

/** Everything about an open question that clients receive. */
function publishedPart({ by, key, args, why, options, asides, about }: OpenQuestion): object {
  return { by, key, args, why, options, asides: asides?.(), about: about?.() };
}

/** Plays random games and passes every position to a callback. */
function forRandomGames<S extends Hidden, E, R, D extends Decision>(
  game: GameDefinition<Setup, S, E, R, D>,
  seats: number,
  games: number,
  check: (decisions: readonly D[], state: S, questions: readonly object[]) => void,
): void {
  for (let n = 0; n < games; n++) {
    const setup = { investigators: Array(seats + (n % 3)).fill('random'), ancientOne: 'random' };
    const play = Play.start(game, setup, `questions ${n}`, { checkpoints: false });
    for (let i = 0; i < 300 && play.result === undefined; i++) {
      check(play.decisions, play.state, play.questions.map(publishedPart));
      const at = (i * 5 + n) % play.questions.length;
      const question = play.questions[at];
      const asides = i % 9 === 0 ? (question?.asides?.() ?? []) : [];
      const aside = asides[(i * 3 + n) % Math.max(1, asides.length)];
      if (aside) play.takeAside(at, aside.id);
      else play.choose(at, (i * 7 + n) % (question?.options.length ?? 1));
    }
  }
}

describe('the ids of options', () => {
  it('can be parsed back into their parts', () => {
    expect(optionId.go('northside')).toBe('go:northside');
    expect(readOptionId('go', 'go:northside')).toEqual({ place: 'northside' });
    expect(readOptionId('trade', optionId.trade(0, 12))).toEqual({ from: 0, to: 12 });
    expect(readOptionId('hand', optionId.hand('knife:exhausted', 1, 2))).toEqual({
      possession: 'knife:exhausted',
      from: 1,
      to: 2,
    });
    expect(readOptionId('bonus', 'bonus:lore-luck:3')).toEqual({ pair: 'lore-luck', slot: 3 });
    expect(readOptionId('go', 'stop')).toBeUndefined();
    expect(readOptionId('trade', 'trade:0:x')).toBeUndefined();
  });

  it('are made by builders if they have parameters', () => {
    const built = new Set<string>(Object.values(OPTION_IDS));
    const used = [
      ...Object.values(QUESTIONS).flatMap(({ options }) => Object.values<string | readonly string[]>(options).flat()),
      ...Object.values(ASIDES).map(({ id }) => id),
    ];
    expect(used.filter((pattern) => pattern.includes('{') && !built.has(pattern))).toEqual([]);
    expect([...built].filter((pattern) => !used.includes(pattern))).toEqual([]);
  });

  it('belong to known options, and every option answers a question', () => {
    const answers = new Set(Object.values(QUESTIONS).flatMap(({ options }) => Object.keys(options)));
    expect([...answers].filter((key) => !Object.hasOwn(OPTIONS, key))).toEqual([]);
    expect(Object.keys(OPTIONS).filter((key) => !answers.has(key))).toEqual([]);
  });
});

describe.each([
  ['Arkham Horror', arkham(content), 1],
  ['Haunt of the Watchers', haunt(content), 2],
] as const)('the questions in random games of %s', (_, game, seats) => {
  // The states of the games differ; these checks use only their common part.
  const play = (check: Parameters<typeof forRandomGames<Hidden, unknown, unknown, Decision>>[3]) =>
    forRandomGames(game as unknown as GameDefinition<Setup, Hidden, unknown, unknown>, seats, 9, check);

  it('are in the vocabulary with all their answers and details', () => {
    const keys = new Set<string>();
    play((decisions) => {
      for (const decision of decisions) {
        keys.add(decision.key);
        expect(validateDecision(decision, VOCABULARY)).toBeUndefined();
      }
    });
    expect(keys.size).toBeGreaterThan(25);
  });

  it('are plain data without references to the state', () => {
    play((decisions, state, questions) => {
      expect(JSON.parse(JSON.stringify(decisions))).toStrictEqual(decisions);
      const own = objectsIn(state);
      for (const object of objectsIn([decisions, questions])) expect(own.has(object)).toBe(false);
      expect(questions.some((one) => JSON.stringify(one).includes('"value":{'))).toBe(false);
    });
  });

  it('reveal no hidden ids: cup, gate pile and face-down gates [H-SETUP-12]', () => {
    play((decisions, state) => {
      const hidden = hiddenIds(state);
      expect(collectWords(decisions).filter((word) => hidden.has(word))).toEqual([]);
    });
  });
});

describe('the validation of decisions', () => {
  const decision: Decision = {
    id: '1',
    by: [0],
    key: 'q.seal',
    args: { investigator: 'joe-diamond', place: 'woods', n: 5 },
    why: 'A-ENC-42',
    options: [{ id: 'leave', key: 'o.leave-unsealed', args: { place: 'woods' } }],
    asides: [],
  };
  const validationError = (change: Partial<Decision>) => validateDecision({ ...decision, ...change }, VOCABULARY);

  it('reports each difference from the vocabulary', () => {
    expect(validationError({})).toBeUndefined();
    expect(validationError({ key: 'q.nothing' })).toContain('not a question');
    expect(validationError({ args: { investigator: 'joe-diamond', place: 'woods' } })).toContain('lacks n');
    expect(validationError({ args: { ...decision.args, n: 'five' } })).toContain('not number');
    expect(validationError({ args: { ...decision.args, more: 1 } })).toContain('has more');
    expect(validationError({ about: { gate: 'x' } })).toContain('is about something');
    expect(validationError({ options: [{ id: 'yes', key: 'o.yes' }] })).toContain('no answer o.yes');
    expect(validationError({ options: [{ id: 'left', key: 'o.leave-unsealed', args: { place: 'woods' } }] })).toContain(
      'is not leave',
    );
    expect(validationError({ key: 'q.roll', args: { investigator: 'x', check: 'lore' }, options: [] })).toContain(
      'does not say',
    );
    expect(validationError({ asides: [{ id: 'trade:0:1', by: 0, key: 'o.yes' }] })).toContain('not an aside');
  });
});
