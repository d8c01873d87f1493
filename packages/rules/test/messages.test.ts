import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { type GameDefinition, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { arkham } from '../src/arkham/definition.js';
import { toHauntContent } from '../src/haunt/content.js';
import { haunt } from '../src/haunt/definition.js';
import { Content } from '../src/language/content.js';
import type { Event } from '../src/language/events.js';
import { ASIDES, OPTIONS, QUESTIONS } from '../src/language/questions/index.js';
import { createWords } from '../src/words/box-words.js';
import { CATALOGUES, HAUNT_CATALOGUES, type Language } from '../src/words/catalogues.js';
import { ENGLISH } from '../src/words/en/index.js';
import { eventText, messageText } from '../src/words/events/event-text.js';
import type { Words } from '../src/words/words.js';

const SOURCES = join(import.meta.dirname, '..', 'src');

const content = new Content([BASE]);
const LANGUAGES = Object.keys(CATALOGUES) as Language[];

interface Setup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
}

/** Collects all questions, answers and events of random games with `seats` to `seats + 3` investigators. */
function playedTexts<State extends { readonly investigators: readonly { readonly id: string }[] }, Outcome>(
  rules: GameDefinition<Setup, State, Event, Outcome>,
  words: Words,
  length: { readonly games: number; readonly steps: number; readonly seats: number },
): string[] {
  const texts = new Set<string>();
  for (let game = 0; game < length.games; game++) {
    const seats: string[] = [];
    const watchedRules: typeof rules = {
      ...rules,
      open(table) {
        seats.splice(0, 99, ...table.state.investigators.map(({ id }) => id));
        return rules.open(table);
      },
    };
    const addEventText = (event: Event) => {
      if (event.type === 'newInvestigator') seats[event.seat] = event.investigator;
      texts.add(eventText(words, event, { sheet: (seat) => seats[seat] as string }));
    };
    const setup = { investigators: Array(length.seats + (game % 4)).fill('random'), ancientOne: 'random' };
    const play = Play.start(watchedRules, setup, `words ${game}`, { checkpoints: false }, addEventText);
    for (let n = 0; n < length.steps && play.result === undefined; n++) {
      const [decision] = play.decisions;
      if (!decision) break;
      texts.add(messageText(words, decision));
      for (const option of [...decision.options, ...decision.asides]) texts.add(messageText(words, option));
      play.choose(0, (n * 7 + game) % decision.options.length);
    }
  }
  return [...texts];
}

function expectWords(actual: readonly string[], atLeast: number): void {
  expect(actual.length).toBeGreaterThan(atLeast);
  expect(actual.filter((text) => /[⟦⟧]|undefined|\bNaN\b|\{|\}| {2}/.test(text))).toEqual([]);
  // Ids are not words: only ordinary hyphenated words and those of encounter themes may appear.
  const themes = [...BASE.locationCards, ...BASE.gateCards].flatMap(({ entries }) => entries.map(({ theme }) => theme));
  const hyphenated = (text: string) => text.match(/\b[a-z]+-[a-z]+(-[a-z]+)*\d*\b/g) ?? [];
  const ordinary = new Set(['face-up', ...themes.flatMap(hyphenated)]);
  expect(actual.filter((text) => hyphenated(text).some((word) => !ordinary.has(word))).slice(0, 20)).toEqual([]);
}

describe('the messages of the rules', () => {
  it('exist for every question and option', () => {
    const keys = [QUESTIONS, OPTIONS, ASIDES].flatMap((part) => Object.keys(part));
    expect(keys.length).toBeGreaterThan(200);
    for (const catalogue of [...Object.values(CATALOGUES), ...Object.values(HAUNT_CATALOGUES)]) {
      expect(keys.filter((key) => !Object.hasOwn(catalogue, key))).toEqual([]);
    }
    const texts = Object.keys(ENGLISH).filter((key) => /^[qo]\./.test(key));
    // The prompt with the investigator's name is no question.
    expect(texts.filter((key) => !keys.includes(key))).toEqual(['q.named']);
  });

  it('name an answer by its question only for options of that question', () => {
    const offered = Object.entries(QUESTIONS).flatMap(([question, { options }]) =>
      Object.keys(options).map((option) => `answer.${question.slice(2)}.${option.slice(2)}`),
    );
    const labels = Object.keys(ENGLISH).filter((key) => key.split('.').length > 2 && key.startsWith('answer.'));
    expect(labels.length).toBeGreaterThan(30);
    expect(labels.filter((key) => !offered.includes(key))).toEqual([]);
  });

  it.each([
    ['en', /The other goes to the Outskirts$/],
    ['de', /Das andere kommt an den Stadtrand$/],
  ] as const)('tell what happens to a single monster beyond the limit (%s) [A-MYTHOS-18]', async (language, text) => {
    const words = createWords(language, CATALOGUES[language], content, await loadBoxWords(['base'], language));
    expect(words.say('q.surge-limited', { n: 3, place: 'woods', fit: 2, outside: 1 })).toMatch(text);
  });

  it.each([
    ['en', /3 to 4 fit, depending on the gates; the rest go to the Outskirts$/, 'Woods 1, Graveyard 2, Outskirts 2'],
    ['de', /Je nach Tor haben 3 bis 4 Platz\. Die übrigen kommen an den Stadtrand$/, 'Wald 1, Friedhof 2, Stadtrand 2'],
  ] as const)(
    'tell how many monsters fit per gate, and for each answer how many do not (%s) [A-MYTHOS-18]',
    async (language, text, answer) => {
      const words = createWords(language, CATALOGUES[language], content, await loadBoxWords(['base'], language));
      expect(words.say('q.surge-differing', { n: 5, place: 'woods', least: 3, fit: 4 })).toMatch(text);
      const spread = { gates: 2, place1: 'woods', n1: 1, place2: 'graveyard', n2: 2 };
      expect(words.say('o.spread', { ...spread, outside: 2 })).toBe(answer);
      expect(words.say('o.spread', { ...spread, outside: 0 })).toBe(answer.replace(/, \w+ 2$/, ''));
    },
  );

  it('exist for every kind of event', () => {
    const events = readFileSync(join(SOURCES, 'language', 'events.ts'), 'utf8');
    const types = [...events.matchAll(/\| (?:\{|\{\s+)\s*type: '(\w+)'/g)].map(([, type]) => type as string);
    expect(types.length).toBeGreaterThan(40);
    // Message keys that differ from the event type.
    const keys: Readonly<Record<string, string>> = {
      fateApplied: 'fate',
      monsterRemoved: 'monsterGone',
      trophyGivenUp: 'trophyGone',
      cardMoved: 'shifted',
    };
    // These events use the text of an effect, a box or a correction.
    expect(types.filter((type) => !Object.hasOwn(ENGLISH, `e.${keys[type] ?? type}`))).toEqual([
      'noEffect',
      'boxEvent',
      'corrected',
    ]);
    const corrections = readFileSync(join(SOURCES, 'language', 'corrections.ts'), 'utf8');
    const kinds = [...corrections.matchAll(/readonly do: '(\w+)'/g)].map(([, kind]) => kind as string);
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !Object.hasOwn(ENGLISH, `e.corrected.${kind}`))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'cover all questions, answers and events of random games (%s)',
    async (language) => {
      const words = createWords(language, CATALOGUES[language], content, await loadBoxWords(['base'], language));
      expectWords(playedTexts(arkham(content), words, { games: 16, steps: 600, seats: 1 }), 600);
    },
    60_000,
  );

  it.each(LANGUAGES)(
    'cover all questions, answers and events of random games of Haunt (%s)',
    async (language) => {
      const words = createWords(
        language,
        CATALOGUES[language],
        toHauntContent(content),
        await loadBoxWords(['base'], language),
      );
      expectWords(playedTexts(haunt(content), words, { games: 6, steps: 400, seats: 2 }), 300);
    },
    60_000,
  );
});
