import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Words } from '@vigil/rules';
import type { Refusal } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { RefusalError } from '../src/online/server.js';
import { languageOf } from '../src/terminal/language.js';
import { TERMINAL_WORDS } from '../src/terminal/words/index.js';
import { openTestTable } from './terminal-harness.js';
import { run, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();

/** Returns the arguments of a message. Braces within a choice enclose text, which may contain arguments. */
function findArguments(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [, brace, name = ''] of message.matchAll(/([{}])(\w*)/g)) {
    if (brace === '{' && depth % 2 === 0) names.add(name);
    depth += brace === '{' ? 1 : -1;
  }
  return [...names].sort();
}

describe('the language of the terminal', () => {
  it('is that of --lang, else of VIGIL_LANG, else of the system, else English', () => {
    expect(languageOf('de', { VIGIL_LANG: 'en', LANG: 'en_GB.UTF-8' })).toBe('de');
    expect(languageOf(undefined, { VIGIL_LANG: 'de', LANG: 'en_GB.UTF-8' })).toBe('de');
    expect(languageOf(undefined, { LANG: 'de_AT.UTF-8' })).toBe('de');
    expect(languageOf(undefined, { LC_ALL: 'C', LANG: 'de_AT.UTF-8' })).toBe('en');
    expect(languageOf(undefined, { LC_ALL: '', LC_MESSAGES: 'de_DE', LANG: 'fr_FR' })).toBe('de');
    expect(languageOf(undefined, { LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(languageOf(undefined, {})).toBe('en');
  });

  it('has every message in both languages, with the same arguments', () => {
    for (const [key, english] of Object.entries(TERMINAL_WORDS.en)) {
      const german = TERMINAL_WORDS.de[key] ?? '';
      expect(german, key).not.toBe('');
      const all = findArguments(english);
      // German may ask for a name by its case or with a preposition.
      const inGerman = findArguments(german);
      const declined = inGerman.map((name) => name.replace(/(?:Acc|Dat|At|To)$/, ''));
      for (const name of all) expect([...inGerman, ...declined], key).toContain(name);
      for (const [language, catalogue] of Object.entries(TERMINAL_WORDS)) {
        const args = Object.fromEntries([...all, ...findArguments(german)].map((name) => [name, 1]));
        expect(new Words(language, catalogue, (_kind, id) => id).say(key, args), key).not.toContain('⟦');
      }
    }
  });

  it('translates refusals of a server by their code, as the server answers in English', () => {
    const codes: Record<Refusal['code'], true> = {
      'bad-request': true,
      'unknown-table': true,
      'unknown-link': true,
      'not-yours': true,
      'not-now': true,
      stale: true,
      'key-reused': true,
      'unknown-decision': true,
      'unknown-option': true,
      'undo-barrier': true,
      'nothing-to-undo': true,
      taken: true,
      paused: true,
      'too-many': true,
      'too-large': true,
      'not-opened': true,
      'server-fault': true,
      'storage-away': true,
      'storage-full': true,
    };
    const messageFor = (language: 'en' | 'de', code: string) => {
      const problem = new RefusalError({ code: code as Refusal['code'], why: 'Only in English.' });
      return problem.messageIn(new Words(language, TERMINAL_WORDS[language], (_kind, id) => id));
    };
    const german = Object.keys(codes).map((code) => messageFor('de', code));
    expect(new Set(german).size).toBe(german.length);
    for (const sentence of german) expect(sentence).toMatch(/^[A-ZÄÖÜ](?!nly in English).*\.$/);
    expect(new Set(Object.keys(codes).map((code) => messageFor('en', code)))).toEqual(new Set(['Only in English.']));
  });

  it('has no unused message', () => {
    const sources = join(import.meta.dirname, '..', 'src');
    const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('words'))
      .map((name) => readFileSync(join(sources, name), 'utf8'))
      .join('\n');
    const dynamicPrefixes = ['shared.mythos.', 'shared.reason.', 'shared.type.', 'shared.special.', 't.use.'];
    const unused = Object.keys(TERMINAL_WORDS.en).filter(
      (key) => !code.includes(`'${key}'`) && !dynamicPrefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('is German in the whole output with --lang de', () => {
    const { stdout } = vigil(
      ['play', '--lang', 'de', '--seed', 'T', '--investigators', '2'],
      '1\nv\nmap\no\np\nb\nm\nu\nxyz\nq\n',
    );
    for (const text of [
      'Startwert: T',
      'Verdammnis 0/',
      'Schritte von',
      'Chance in Prozent',
      'Das Spiel ist nicht zu Ende',
    ]) {
      expect(stdout).toContain(text);
    }
    expect(stdout).not.toMatch(/\b(the|doom|gates|sanity|nothing|There|game)\b/);
  });

  it('has help in German', () => {
    const help = vigil(['play', '--lang', 'de', '--help']).stdout;
    for (const text of ['Aufruf: vigil play', 'Optionen:', 'das Spiel (eines von arkham, haunt; Standard: arkham)']) {
      expect(help).toContain(text);
    }
    expect(help).not.toMatch(/\b(the|default|choices|show)\b/);
    expect(vigil(['play', '--lang', 'en', '--help']).stdout).toContain(
      'the game (one of arkham, haunt; default: arkham)',
    );
  });

  it('replays a saved game in German', async () => {
    const path = file('replayed.json');
    vigil(['play', '--seed', 'T', '--save', path], '1\n1\n1\n');
    expect(await run('replay', path, '--lang', 'de')).toMatch(/zu Beginn wählen [\s\S]+Das Spiel geht weiter/);
  });

  it('shows the rules in German, and finds them by German words', async () => {
    const at = await openTestTable({ language: 'de' });
    expect(at.type('w')).toMatch(/^A-SETUP-13 .+\n {2}.*(Fertigkeit|Regler|Schieber)/);
    expect(at.type('w Bewegungspunkte')).toMatch(/^A-/);
    expect(at.type('w')).not.toMatch(/\b(the|each|any)\b/);
  });

  it('shows German names, and finds a component by its English or German name', async () => {
    const at = await openTestTable({ language: 'de' });
    const german = at.type('c flying polyp');
    expect(german).toMatch(/^.+ \(Monster · .+\)\n {2}Wachsamkeit/);
    const [name = ''] = german.split(' (');
    expect(at.type(`c ${name}`)).toBe(german);
  });
});
