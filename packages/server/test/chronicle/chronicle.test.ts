import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Chronicle,
  type ChronicleLanguage,
  chronicleHtml,
  createChronicle,
  createDigests,
  createStanding,
  formatChronicle,
  formatDigest,
  formatEntries,
  loadChronicleLanguage,
} from '../../src/chronicle/index.js';
import type { EntryRow } from '../../src/storage/rows.js';
import { ARKHAM_SETUP, HAUNT_SETUP, type PlayedGame, playGame } from './play-game.js';

const NARRATED = { 4: 'I light the lamp.\n\n"Burn the **letters**."', 25: 'Nobody speaks on the way home.' };

describe.each([
  ['arkham', ARKHAM_SETUP, 4],
  ['haunt', HAUNT_SETUP, 3],
] as const)('the chronicle of a game of %s', (game, setup, turn) => {
  let playedGame: PlayedGame;
  let reader: ChronicleLanguage;
  let german: ChronicleLanguage;
  let chronicle: Chronicle;
  let html: string;

  beforeAll(async () => {
    playedGame = await playGame(game, setup, 'tuesday', { turn }, NARRATED);
    reader = await loadChronicleLanguage('en', game, playedGame.opened.content);
    german = await loadChronicleLanguage('de', game, playedGame.opened.content);
    chronicle = createChronicle(reader, playedGame);
    html = chronicleHtml(reader, chronicle);
  });

  test('shows every rolled die with the check it belongs to [PBP-15, PBP-29]', () => {
    const rolled = playedGame.entries.flatMap(({ events }) =>
      events.flatMap(({ event }) => {
        if (event.type === 'rolled') return [event.dice];
        return event.type === 'clueSpent' ? [event.die] : [];
      }),
    );
    const shownFaces = rollsIn(chronicle).flatMap(({ throws }) => throws.map(({ faces }) => faces));
    expect(rolled.flat().length).toBeGreaterThan(5);
    expect(shownFaces.flat()).toEqual(rolled.flat());
    for (const { what } of rollsIn(chronicle)) expect(what.length).toBeGreaterThan(0);
    expect(html.match(/<use href="#die-\d"/g)?.length).toBe(rolled.flat().length);
  });

  test('has one anchor for every entry of the table, so that a mail can link to it', () => {
    const anchors = [...html.matchAll(/<a id="n(\d+)">/g)].map(([, n]) => Number(n));
    expect(anchors.toSorted((a, b) => a - b)).toEqual(playedGame.entries.map(({ number }) => number));
  });

  test('has no broken link within the page', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('is fit to paste: atmosphere, one sentence for a walk and for skills that all set, no empty headings [PBP-15]', () => {
    const text = formatChronicle(reader, chronicle, 'markdown');
    const moods = [chronicle.mood, ...digestsOf(chronicle).map(({ mood }) => mood)].filter(
      (mood) => mood !== undefined,
    );
    expect(moods.length).toBeGreaterThan(1);
    for (const mood of moods)
      expect(
        [formatChronicle(reader, chronicle, 'text'), html].map(
          (form) => form.includes(mood) || form.includes(mood.replaceAll('"', '&quot;')),
        ),
      ).not.toContain(false);
    const sentences = text.match(/[^.\n]+ goes to [^.\n]+\./g) ?? [];
    for (const [i, one] of sentences.entries()) {
      const who = / goes to /.exec(one)?.index ?? 0;
      expect(text).not.toContain(
        `${one}${sentences[i + 1]?.startsWith(` ${one.slice(0, who).trim()}`) ? sentences[i + 1] : '\0'}`,
      );
    }
    expect(text).not.toMatch(/adjusts their skills\.\s+[A-Z][^.]* adjusts? their skills/);
    const lines = text.split('\n').filter((line) => line !== '');
    const headings = lines.flatMap((line, i) => (/^#{2,3} /.test(line) ? [[line, lines[i + 1] ?? '']] : []));
    expect(headings.length).toBeGreaterThan(4);
    // Only the heading of a smaller part follows a heading.
    for (const [heading = '', next = ''] of headings)
      if (/^#/.test(next)) expect(next.match(/^#+/)?.[0].length).toBeGreaterThan(heading.match(/^#+/)?.[0].length ?? 9);
  });

  test('says once that a bot plays a seat, until a person plays it again [PBP-15]', () => {
    const markAsBot =
      (from: number, to: number) =>
      (entry: EntryRow): EntryRow =>
        entry.body.kind === 'answer' && entry.seat === 1 && entry.number >= from && entry.number < to
          ? { ...entry, body: { ...entry.body, by: 'bot' } }
          : entry;
    const countBotMentions = (entries: readonly EntryRow[]) =>
      formatChronicle(reader, createChronicle(reader, { ...playedGame, entries }), 'text').match(/\bbot\b/g)?.length ??
      0;
    const ownEntries = playedGame.entries.filter(
      ({ body, seat, events }) => body.kind === 'answer' && seat === 1 && events.length > 0,
    );
    const [, , middle, later] = [0, 0.25, 0.5, 0.75].map(
      (part) => ownEntries[Math.floor(ownEntries.length * part)]?.number ?? 0,
    );
    expect(countBotMentions(playedGame.entries)).toBe(0);
    expect(countBotMentions(playedGame.entries.map(markAsBot(0, Number.POSITIVE_INFINITY)))).toBe(1);
    expect(
      countBotMentions(
        playedGame.entries.map(markAsBot(0, middle ?? 0)).map(markAsBot(later ?? 0, Number.POSITIVE_INFINITY)),
      ),
    ).toBe(2);
  });

  test('adds the standing to a digest for a forum: investigators, tracks, gates, monsters, Clues, and who has to post [PBP-12]', () => {
    const { view } = playedGame.update;
    const waits = [{ seat: 1, kind: 'decision' } as const];
    const standing = createStanding(reader, { view, players: ['Anna', 'Ben'], waits });
    const digest = createDigests(reader, playedGame).at(-1);
    const text = formatDigest(reader, digest!, 'bbcode', standing);
    expect(text).toContain('[b][i]The board now[/i][/b]');
    for (const [seat, { id, sanity }] of view.investigators.entries()) {
      const name = reader.toPlainText(reader.words.name('investigator', id));
      const player = ['Anna', 'Ben'][seat];
      const who = player === undefined ? name : `${name} (${player})`;
      expect(text).toContain(`[*][b]${who}:`);
      if (view.investigators[seat]?.place !== 'out') expect(text).toContain(`Sanity ${sanity}`);
    }
    expect(text).toContain(`doom ${view.doom}, terror ${view.terror}`);
    const label = reader.words.say('chron.standing.waits');
    expect(text.split('\n').find((line) => line.startsWith(`[*][b]${label}:[/b] `))).toMatch(/ \(Ben\)$/);
    expect(text.match(/\[\/?(\w+|\*)/g)?.filter((tag) => !/^\[\/?(?:b|i|s|list|quote|url|\*)$/.test(tag))).toEqual([]);
    const inGerman = formatDigest(
      german,
      createDigests(german, playedGame).at(-1)!,
      'text',
      createStanding(german, { view, players: [], waits }),
    );
    expect(inGerman).toContain('Der Stand auf dem Spielplan');
    expect(inGerman).not.toMatch(/chron\.|undefined|[\uE000-\uF8FF]/);
  });

  test('puts the narration of an answer before its events [PBP-20]', () => {
    const text = formatChronicle(reader, chronicle, 'text');
    expect(text).toContain('I light the lamp.');
    expect(html).toContain('<strong>letters</strong>');
    expect(text.indexOf('I light the lamp.')).toBeLessThan(text.indexOf('Nobody speaks on the way home.'));
  });

  test('has a sentence for everything that was done, in English and German [PBP-15]', () => {
    for (const one of [reader, german]) {
      for (const form of ['text', 'markdown', 'bbcode'] as const) {
        const text = formatChronicle(one, createChronicle(one, playedGame), form);
        expect(text).not.toMatch(/⟦|undefined|[\uE000-\uF8FF]/);
        expect(text.length).toBeGreaterThan(2000);
      }
      expect(chronicleHtml(one, createChronicle(one, playedGame))).not.toMatch(/⟦|undefined|[\uE000-\uF8FF]/);
    }
  });

  test('is a page without scripts and without requests', () => {
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|\bon\w+=|url\(|@import|src=/i);
  });

  test('shows the hash of the seed from the beginning, and the seed only after the end', () => {
    expect(html).toContain(playedGame.table.seedHash);
    expect(JSON.stringify(chronicle)).not.toContain('"tuesday"');
    const ended = createChronicle(reader, { ...playedGame, table: { ...playedGame.table, status: 'ended' } });
    expect(ended.seed).toBe('tuesday');
  });

  test('has one digest after each Mythos [PBP-12]', () => {
    const posts = createDigests(reader, playedGame);
    const cards = playedGame.entries.flatMap(({ events }) => events.filter(({ event }) => event.type === 'mythos'));
    expect(posts).toHaveLength(cards.length);
    const text = posts.map((post) => formatDigest(reader, post, 'text')).join('\n');
    for (const { event } of playedGame.entries.flatMap(({ events }) => events)) {
      if (event.type === 'mythos') expect(text).toContain(reader.toPlainText(reader.words.name('mythos', event.card)));
      if (event.type === 'surge') expect(text).toContain('surge');
    }
    const last = posts.at(-1);
    expect(createDigests(reader, playedGame, last?.number)).toEqual([]);
    expect(createDigests(reader, playedGame, (last?.number ?? 0) - 1).length).toBeGreaterThan(0);
  });

  test('can format some entries alone, for a mail or a feed', () => {
    const some = playedGame.entries.slice(10, 30);
    const text = formatEntries(reader, some, playedGame.comments);
    expect(text).toContain('Nobody speaks on the way home.');
    expect(text).not.toContain('⟦');
    expect(text).not.toContain('In danger');
  });
});

describe('the threatened investigators of a digest', () => {
  test.each(['tuesday', 'wednesday', 'thursday', 'friday', 'rainy', 'foggy'])(
    'are those at a place with monsters after the Mythos, in game %s [PBP-12]',
    async (seed) => {
      const game = await playGame('arkham', ARKHAM_SETUP, seed, { turn: 3 });
      const reader = await loadChronicleLanguage('en', 'arkham', game.opened.content);
      const { investigators, monsters } = game.update.view;
      const expected = investigators.flatMap(({ seat, place }) => {
        const tokensThere = monsters.filter(({ at }) => at === place).map(({ token }) => token);
        return tokensThere.length === 0
          ? []
          : [{ seat, there: tokensThere.map((token) => reader.toPlainText(reader.words.name('monster', token))) }];
      });
      const threatened = createDigests(reader, game).at(-1)?.digest.threatened ?? [];
      expect(threatened.map(({ seat }) => seat)).toEqual(expected.map(({ seat }) => seat));
      threatened.forEach(({ line }, i) => {
        const text = line.map((piece) => piece.text).join('');
        for (const monster of expected[i]?.there ?? []) expect(text).toContain(monster);
      });
    },
  );
});

describe('an undone answer', () => {
  test('is left out with its narration; an undo by the keeper is noted', async () => {
    const game = await playGame('arkham', ARKHAM_SETUP, 'tuesday', { answers: 30 }, { 31: 'I never said this.' });
    const reader = await loadChronicleLanguage('en', 'arkham', game.opened.content);
    const before = createChronicle(reader, { ...game, entries: game.entries.slice(0, 26), comments: [] });
    const undo = (rollback: boolean): EntryRow => ({
      table: 'tuesday',
      number: 32,
      body: { kind: 'undo', answers: 5, rollback },
      seat: undefined,
      key: undefined,
      at: (game.entries.at(-1)?.at ?? 0) + 1,
      answers: 25,
      events: [],
    });
    const events = (rollback: boolean) =>
      formatChronicle(reader, createChronicle(reader, { ...game, entries: [...game.entries, undo(rollback)] }), 'text');
    const countDays = (text: string) =>
      text
        .replace(/ \(?Mar.*/g, '')
        .replace(/^Mar.*/gm, '')
        .replace(/^-+$/gm, '');
    expect(countDays(events(false))).toBe(countDays(formatChronicle(reader, before, 'text')));
    expect(events(true)).toContain('The keeper undid 5 answers.');
    expect(events(true)).not.toContain('I never said this.');
  });
});

function rollsIn({ chapters }: Chronicle) {
  return chapters.flatMap(({ scenes }) =>
    scenes.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'action' ? block.parts.filter((part) => part.kind === 'roll') : [])),
    ),
  );
}

test('an answer that its player did not give is attributed, once until the authority changes [PBP-10, PBP-24, PBP-26]', async () => {
  const game = await playGame('arkham', ARKHAM_SETUP, 'tuesday', { turn: 2 });
  const authorities = ['order', 'order', 'plan', 'absence', 'seat'] as const;
  let n = 0;
  const entries = game.entries.map((entry): EntryRow => {
    if (entry.body.kind !== 'answer' || entry.events.length === 0 || entry.events[0]?.event.type === 'phase')
      return entry;
    const by = authorities[n++ % authorities.length] ?? 'seat';
    return { ...entry, seat: 0, body: { ...entry.body, by } };
  });
  expect(n).toBeGreaterThan(5);
  for (const [language, words] of [
    ['en', ['Leo Anderson follows a standing order.', 'Leo Anderson follows their plan.', 'is absent']],
    ['de', ['Leo Anderson folgt einer Anweisung im Voraus.', 'Leo Anderson folgt dem Plan.', 'ist abwesend']],
  ] as const) {
    const reader = await loadChronicleLanguage(language, 'arkham', game.opened.content);
    const text = formatChronicle(reader, createChronicle(reader, { ...game, entries }), 'text');
    for (const one of words) expect(text).toContain(one);
    expect(text.split(words[1]).length - 1).toBe(Math.ceil((n - 2) / authorities.length));
    const plain = formatChronicle(reader, createChronicle(reader, game), 'text');
    for (const one of words) expect(plain).not.toContain(one);
  }
});

test.each([
  ['absence', 'Leo Anderson is absent', 'Leo Anderson ist abwesend'],
  ['poll', 'All players decide together.', 'Alle entscheiden zusammen.'],
] as const)(
  'an answer by %s without events, or with only the next phase, is attributed before it [PBP-23, PBP-24]',
  async (by, en, de) => {
    const game = await playGame('arkham', ARKHAM_SETUP, 'tuesday', { turn: 2 });
    const startsWith = ({ body, events }: EntryRow) =>
      body.kind === 'answer' && events.some(({ event }) => event.type === 'phase');
    const last = game.entries.findLastIndex(startsWith);
    expect(last).toBeGreaterThan(5);
    for (const nothing of [true, false]) {
      const entries = game.entries.map((entry, index): EntryRow => {
        if (index !== last || entry.body.kind !== 'answer') return entry;
        const phase = entry.events.findIndex(({ event }) => event.type === 'phase');
        return { ...entry, seat: 0, body: { ...entry.body, by }, events: nothing ? [] : entry.events.slice(phase) };
      });
      for (const [language, text] of [
        ['en', en],
        ['de', de],
      ] as const) {
        const reader = await loadChronicleLanguage(language, 'arkham', game.opened.content);
        const chronicle = createChronicle(reader, { ...game, entries });
        expect(formatChronicle(reader, chronicle, 'text').split(text)).toHaveLength(2);
        const anchors = [...chronicleHtml(reader, chronicle).matchAll(/<a id="n(\d+)">/g)].map(([, n]) => Number(n));
        expect(anchors.toSorted((a, b) => a - b)).toEqual(entries.map(({ number }) => number));
      }
    }
  },
);

function digestsOf({ chapters }: Chronicle) {
  return chapters.flatMap(({ scenes }) =>
    scenes.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'digest' ? [block] : []))),
  );
}
