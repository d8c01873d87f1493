import { aboutOf } from '@vigil/rules';
import { isChoice } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { openTestTable, playOn } from './terminal-harness.js';

/** Text that no line may contain: unknown messages, and results of missing values. */
const FAULTY_TEXT = /[⟦⟧]|undefined|NaN|\[object/;

const GAMES = [
  { game: 'arkham', investigators: ['joe-diamond', 'kate-winthrop', 'jenny-barnes', 'bob-jenkins'] },
  { game: 'haunt', investigators: ['joe-diamond', 'kate-winthrop', 'jenny-barnes'] },
] as const;
const LANGUAGES = ['en', 'de'] as const;
const CASES = GAMES.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

describe('a table at the terminal', () => {
  it.each(CASES)('of $game in $language shows the situation and the question in 30 rows', async (one) => {
    const at = await openTestTable({ ...one, rows: 30, columns: 80 });
    let measured = 0;
    for (let i = 0; i < 40; i++) {
      playOn(at, 6);
      if (at.now.outcome) break;
      const lines = at.type('v').split('\n');
      expect(lines.join('\n')).not.toMatch(FAULTY_TEXT);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
      const question = lines.length - lines.findLastIndex((line, n) => line === '' && n < lines.length - 1);
      // A question that alone takes half of the rows may exceed them.
      if (question > 13) continue;
      expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(30);
      measured++;
    }
    expect(measured).toBeGreaterThan(10);
  });

  it.each(CASES)('of $game in $language has a sheet for every component and place', async (one) => {
    const at = await openTestTable(one);
    const { content } = at.game;
    const ids = [
      ...content.cards.keys(),
      ...content.monsters.keys(),
      ...content.investigators.keys(),
      ...content.ancientOnes.keys(),
      ...content.mythos.keys(),
      ...content.locations.keys(),
      ...content.streets.keys(),
      ...content.worlds.keys(),
      'sky',
      'outskirts',
      'lost',
      'jail',
    ];
    for (const id of ids) {
      const [head = '', ...rest] = at.type(`c ${id}`).trim().split('\n');
      expect(`${head} ${rest.join(' ')}`, id).not.toMatch(FAULTY_TEXT);
      expect(head, id).toMatch(/^.+ \(.+\)$/);
      expect(rest.length, id).toBeGreaterThan(0);
    }
  });

  it('shows the figures and abilities of a monster', async () => {
    const at = await openTestTable();
    const sheet = at.type('c flying polyp');
    for (const text of [
      'awareness +0',
      'Horror −2 (Sanity −4)',
      'Combat −3 (Stamina −3)',
      'toughness 3',
      'Nightmarish 1',
    ]) {
      expect(sheet).toContain(text);
    }
  });

  it('shows the encounters of a place, its contents and its distance', async () => {
    const at = await openTestTable();
    const store = at.type('c general store');
    expect(store).toContain('reveal the top 3 cards of the Common Item deck');
    expect(store).toMatch(/\d steps away · here now: nothing/);
    expect(at.type('c woods')).toMatch(/Encounters: .+;.+\n.*here now: 1 Clue/);
  });

  it('shows the closest match for a misspelt name, and says so', async () => {
    const at = await openTestTable();
    expect(at.type('c shogoth')).toMatch(/^There is nothing called “shogoth”\. Closest match: Shoggoth\nShoggoth \(/);
    expect(at.type('c xyzzy')).toBe('There is nothing called “xyzzy”.\n');
  });

  it('draws a map of every place with its distance and its investigators', async () => {
    const at = await openTestTable();
    const map = at.type('map joe');
    const { content } = at.game;
    for (const { name } of [...content.locations.values(), ...content.streets.values()])
      expect(map).toContain(name.replace("'", '’'));
    expect(map).toMatch(/0 +Police Station: Joe Diamond/);
    expect(map).toMatch(/1 +Easttown/);
    expect(map).toContain('Science Building: Kate Winthrop');
  });

  it('lists the contents of each destination of a move, and moves several steps at once', async () => {
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    playOn(at, 60, ({ decisions }) => decisions[0]?.key === 'q.movement');
    const reach = at.type('g').trimEnd().split('\n');
    expect(reach.length).toBeGreaterThan(3);
    expect(reach.join('\n')).toMatch(/\d {2}.+ {2}.*1 Clue/);
    const far = reach.findLast((line) => line.trim().startsWith('2')) ?? '';
    const [, name = ''] = far.trim().split(/ {2,}/);
    const before = at.now.answers;
    expect(at.type(`go ${name}`)).toMatch(new RegExp(`goes to (the )?${name.replace(/^The /, '')}`));
    expect(at.now.answers).toBe(before + 2);
    expect(at.type('go atlantis')).toContain('is out of reach');
  });

  it('shows the chance of each answer, and the sum of its dice', async () => {
    const at = await openTestTable();
    playOn(at, 3000, ({ decisions }) => decisions.some((one) => aboutOf(one).checks?.roll));
    const output = at.type('v');
    expect(output).toMatch(/\d+%/);
    expect(at.type('o')).toMatch(/.+: .+ = .+di[ce]e?\n.*Chance \d+%/);
    expect(at.type('o 5 2')).toBe('5 dice, at least 2 successes: 54%, Blessed 81%, Cursed 20%\n');
    expect(at.type('o 0')).toContain('How many dice');
  });

  it('shows the clause of the question, and other clauses by id or words', async () => {
    const at = await openTestTable();
    expect(at.type('w')).toMatch(/^A-SETUP-13 .+\n {2}Each of the three sliders/);
    expect(at.type('w a-move-01')).toMatch(/^A-MOVE-01 /);
    expect(at.type('w monster surge')).toMatch(/^A-/);
    expect(at.type('w zyzzyva')).toBe('No rule contains “zyzzyva”.\n');
  });

  it('keeps a chronicle without undone answers', async () => {
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    playOn(at, 40, ({ decisions }) => decisions[0]?.key === 'q.movement');
    const before = at.type('log all');
    expect(before).toContain('Turn 1: Movement');
    const go = at.now.decisions[0]?.options.find(({ id }) => id.startsWith('go:'))?.id ?? '';
    at.type(go);
    expect(at.type('log 1')).toContain('goes to');
    at.type('u');
    expect(at.type('log all')).toBe(before);
    expect(at.type('log draws')).toMatch(/^( {2}.+ draws .+\n)+$/);
  });

  it('reads a letter as the option with that id if there is one, else as a command', async () => {
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    expect(at.type('b')).toContain('doom');
    playOn(at, 4000, ({ decisions }) => decisions.some(({ options }) => options.some(({ id }) => id === 'b')));
    expect(at.now.decisions[0]?.options.map(({ id }) => id)).toContain('b');
    const before = at.now.answers;
    at.type('b');
    expect(at.now.answers).toBe(before + 1);
  });

  it('asks a single player for no consent, and undoes consent with the answer that needed it [H-SEQ-06]', async () => {
    const alone = await openTestTable({ game: 'haunt' });
    playOn(alone, 60, ({ decisions }) => decisions[0]?.key === 'q.day');
    expect(alone.type('v').match(/End the day/g)).toHaveLength(1);
    const before = alone.now.answers;
    alone.type('end-day:by:0');
    expect(alone.now.decisions.map(({ key }) => key)).not.toContain('q.end-day');
    expect(alone.now.answers).toBe(before + 2);
    alone.type('u!');
    expect(alone.now.answers).toBe(before);
    expect(alone.now.decisions.map(({ key }) => key)).toEqual(['q.day']);
  });

  it('asks each player of a shared terminal for consent, and says whose decision it is', async () => {
    const shared = await openTestTable({ game: 'haunt', alone: false, together: true });
    playOn(shared, 60, ({ decisions }) => decisions[0]?.key === 'q.day');
    const output = shared.type('end-day:by:0');
    expect(shared.now.decisions.map(({ key }) => key)).toEqual(['q.end-day']);
    expect(output).toContain('Kate Winthrop: your decision.');
  });

  it('answers questions without a choice automatically if the option is set', async () => {
    const countForced = async (answerForced: boolean) => {
      const at = await openTestTable({ answerForced, game: 'haunt', seed: 'a' });
      let n = 0;
      playOn(at, 300, ({ decisions: [only, ...more] }) => {
        if (only && more.length === 0 && !isChoice(only)) n++;
        return false;
      });
      return n;
    };
    expect(await countForced(false)).toBeGreaterThan(0);
    expect(await countForced(true)).toBe(0);
  });

  it('continues with the questions of the seat that answered last', async () => {
    const at = await openTestTable();
    at.type('2/stop:0');
    expect(at.now.decisions[0]?.by).toEqual([1]);
    at.type(`${at.now.decisions[0]?.id}/stop:0`);
    expect(at.now.decisions[0]?.by).toEqual([1]);
  });
});
