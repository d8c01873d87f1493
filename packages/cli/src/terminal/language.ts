import { type Atmosphere, loadBoxAtmosphere, NO_ATMOSPHERE } from '@vigil/content/atmosphere';
import { loadBoxWords } from '@vigil/content/words';
import {
  CATALOGUES,
  type Content,
  createWords as createRulesWords,
  HAUNT_CATALOGUES,
  LANGUAGES,
  type Language,
  type Words,
} from '@vigil/rules';
import { POST_CATALOGUES } from '@vigil/table';
import { externalWords } from '../external-boxes.js';
import type { TerminalGame } from '../games/index.js';
import { TERMINAL_WORDS } from './words/index.js';

/**
 * Returns the language of the terminal: the requested one, else VIGIL_LANG, else a supported locale of the system, else
 * English.
 */
export function languageOf(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  const locale = asked ?? env.VIGIL_LANG ?? ([env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean) || 'en');
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** Returns the words of a game in a language: rules, boxes and terminal. */
export async function createWords(
  language: Language,
  { id, content }: Pick<TerminalGame, 'id' | 'content'>,
): Promise<Words> {
  const packs = content.packs.map((pack) => pack.id);
  return wordsFor(language, content, id, await loadBoxWords(packs, language, externalWords()));
}

/**
 * Returns the atmosphere texts of a game's cards in a language; empty with `--no-atmosphere` or VIGIL_ATMOSPHERE=off.
 */
export async function loadAtmosphere(
  { content }: Pick<TerminalGame, 'content'>,
  language: Language,
  wanted: boolean,
  env: NodeJS.ProcessEnv,
): Promise<Atmosphere> {
  if (!wanted || env.VIGIL_ATMOSPHERE === 'off') return NO_ATMOSPHERE;
  const packs = content.packs.map((pack) => pack.id);
  return loadBoxAtmosphere(packs, language);
}

/** Returns the English words of a game. They need no loading. */
export function englishWords(content: Content, game = 'arkham'): Words {
  return wordsFor('en', content, game, []);
}

function wordsFor(
  language: Language,
  content: Content,
  game: string,
  boxes: Parameters<typeof createRulesWords>[3],
): Words {
  const catalogue = (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];
  return createRulesWords(
    language,
    { ...catalogue, ...POST_CATALOGUES[language], ...TERMINAL_WORDS[language] },
    content,
    boxes,
  );
}
