import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GERMAN_TERMINAL } from '../src/terminal/words/de.js';
import { ENGLISH_TERMINAL } from '../src/terminal/words/en.js';
import { useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();
const GAME = [
  'play',
  '--investigators',
  'joe-diamond,jenny-barnes,kate-winthrop',
  '--ancient-one',
  'yig',
  '--seed',
  'B',
];

describe('vigil play --bots', () => {
  it.each(['arkham', 'haunt'])(
    'plays %s to the end with one player and two careful bots, and asks nothing for the bots',
    (game) => {
      const args = ['play', '--game', game, '--bots', '2', '--seed', 'B'];
      const { stdout, stderr, status } = vigil(args, '1\n'.repeat(5000));
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(stdout).toMatch(/Played by bots: .+ and .+\./);
      expect(stdout).toMatch(/is (lost|saved)|[Dd]ay/);
      expect(stdout).not.toContain('The game is not over');
    },
  );

  it('lets the searching bot play a seat, with the same answers for the same game', () => {
    const args = [...GAME, '--bots', '2', '--bot', 'searcher', '--no-atmosphere'];
    const [one, other] = [vigil(args, '1\n1\n1\n1\n1\nq\n'), vigil(args, '1\n1\n1\n1\n1\nq\n')];
    expect(one.stderr).toBe('');
    expect(one.status).toBe(0);
    expect(one.stdout).toContain('Played by bots: Jenny Barnes and Kate Winthrop.');
    expect(one.stdout).not.toMatch(/(Jenny Barnes|Kate Winthrop): (choose|where|which)/i);
    expect(other.stdout).toBe(one.stdout);
  });

  it('undoes the answers of bots with those of the player, and saves which seats are bots', () => {
    const saved = file('bots.json');
    const first = vigil([...GAME, '--bots', '1', '--save', saved], '1\n1\n1\nq\n');
    expect(first.stdout).toContain('Played by bots: Kate Winthrop.');
    expect(first.stdout).not.toMatch(/Kate Winthrop: (where|which|does)/i);
    const before = JSON.parse(readFileSync(saved, 'utf8')).answers;
    const result = vigil(['play', '--load', saved, '--save', saved, '--bots', '1'], 'u!\nq\n');
    expect(result.stdout).toMatch(/answers? undone/);
    const after = JSON.parse(readFileSync(saved, 'utf8')).answers;
    expect(after.length).toBeLessThan(before.length);
    expect(before.slice(0, after.length)).toEqual(after);
    const formerHome = process.env.VIGIL_HOME;
    process.env.VIGIL_HOME = file('home');
    try {
      vigil([...GAME, '--bots', '1', '--keep'], '1\n1\nq\n');
      expect(vigil(['play', '--continue'], 'q\n').stdout).toContain('Played by bots: Kate Winthrop.');
    } finally {
      process.env.VIGIL_HOME = formerHome ?? '';
    }
  });

  it('refuses a bot for every seat, in English and in German', () => {
    expect(vigil([...GAME, '--bots', '3']).stderr).toBe(
      'vigil: With 3 seats, bots can play at most 2: one seat is yours.\n',
    );
    expect(vigil([...GAME, '--bots', '3', '--lang', 'de']).stderr).toBe(
      'vigil: Bei 3 Plätzen können Bots höchstens 2 spielen: Ein Platz ist für dich.\n',
    );
  });
});

describe('an error about a file', () => {
  it('is in the language of the terminal, also during a game', () => {
    const missing = file('none.json');
    expect(vigil(['play', '--load', missing]).stderr).toBe(
      `vigil: ${missing} cannot be read: there is no such file or folder.\n`,
    );
    expect(vigil(['play', '--load', missing, '--lang', 'de']).stderr).toBe(
      `vigil: ${missing} lässt sich nicht lesen: Die Datei oder der Ordner existiert nicht.\n`,
    );
    const { stdout } = vigil([...GAME, '--lang', 'de'], `s ${file('.')}\nq\n`);
    expect(stdout).toContain('lässt sich nicht schreiben: ');
    expect(vigil(['play', '--seat', 'nonsense', '--lang', 'de']).stderr).toBe(
      `vigil: ${GERMAN_TERMINAL['t.online.no-link']}\n`,
    );
  });
});

describe('the command for advice at the terminal', () => {
  it.each([
    ['advice', 'en', ENGLISH_TERMINAL],
    ['rat', 'de', GERMAN_TERMINAL],
  ] as const)('%s prints the best answers with their chances, and its assumptions (%s)', (word, language, words) => {
    const game = ['play', '--investigators', 'kate-winthrop', '--ancient-one', 'yig', '--seed', 'B'];
    const { stdout, stderr } = vigil([...game, '--no-keep', '--lang', language], `1\n1\n1\n${word}\nq\n`);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^ {2}1\. .+: \d+\s?% .+ \(\d+\s?% .+ \d+\s?%\)$/m);
    expect(stdout).toContain(words['t.advice.about'].slice(0, words['t.advice.about'].indexOf(',')));
  });
});
