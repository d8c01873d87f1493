/**
 * Everything a player reads: the catalogues of rules, boxes, page, terminal, server and table, and the generated texts of
 * components. Needs compiled packages.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.mjs';
import { sourceOf } from '../import-graph.mjs';
import { Problem, root } from '../run.mjs';
import { sourceMessages } from './source-messages.mjs';

export const LANGUAGES = ['en', 'de'];

/** Loads a compiled module of a package. */
export async function compiled(path) {
  const file = join(root, 'packages', path);
  if (!existsSync(file)) throw new Problem(`packages/${path} is missing: compile with "npx tsc -b" first.`);
  return await import(`file://${file}`);
}

/** Every message of every catalogue: `{language, file, key, text}`. */
export async function allMessages() {
  return [...(await rulesMessages()), ...(await boxMessages()), ...sourceMessages()];
}

async function rulesMessages() {
  const { CATALOGUES, HAUNT_CATALOGUES } = await compiled('rules/dist/index.js');
  return LANGUAGES.flatMap((language) => {
    const fileOf = filesByKey(`packages/rules/src/words/${language}`);
    const haunt = Object.entries(HAUNT_CATALOGUES[language]).filter(
      ([key, text]) => CATALOGUES[language][key] !== text,
    );
    return [...Object.entries(CATALOGUES[language]), ...haunt].map(([key, text]) => ({
      language,
      file: fileOf(key),
      key,
      text,
    }));
  });
}

/** Messages of the boxes. Texts made by code are listed under the box's folder. */
async function boxMessages() {
  const { BOXES } = await compiled('content/dist/registry.js');
  const { BOX_WORDS } = await compiled('content/dist/words.js');
  const found = [];
  for (const { id } of BOXES.entries) {
    const pack = (await BOXES.load([id])).map((box) => box.pack).at(-1);
    for (const language of LANGUAGES) {
      const fileOf = filesByKey(
        `packages/content/src/${id}`,
        language === 'en' ? /^(?!.*\/words\/).*\.ts$/ : /\/words\/.*\.ts$/,
      );
      const messages = language === 'en' ? pack.messages : (await BOX_WORDS[id][language]()).messages;
      for (const [key, text] of Object.entries(messages ?? {})) found.push({ language, file: fileOf(key), key, text });
    }
  }
  return found;
}

/** Returns the file of a folder that has a key; the folder, if the key is made by code. */
function filesByKey(folder, pattern = /\.ts$/) {
  const files = filesUnder(folder, pattern).map((file) => [file, sourceOf(file).text]);
  return (key) => {
    const has = ([, text]) => text.includes(`'${key}':`) || text.includes(`\n  ${key}:`);
    return files.find(has)?.[0] ?? folder;
  };
}

/** The generated texts of components of all boxes: `{language, file, key, name, text}`, a row for each. */
export async function componentTexts() {
  const { BOXES } = await compiled('content/dist/registry.js');
  const { loadBoxWords } = await compiled('content/dist/words.js');
  const { components } = await compiled('cli/dist/components.js');
  const { TERMINAL_WORDS } = await compiled('cli/dist/terminal/words/index.js');
  const { CATALOGUES, Content, createWords } = await compiled('rules/dist/index.js');
  const found = [];
  for (const { id } of BOXES.entries) {
    const packs = (await BOXES.load([id])).map(({ pack }) => pack);
    const content = new Content(packs);
    for (const language of LANGUAGES) {
      const words = await loadBoxWords(
        packs.map((pack) => pack.id),
        language,
      );
      const w = createWords(language, { ...CATALOGUES[language], ...TERMINAL_WORDS[language] }, content, words);
      for (const one of components(packs.at(-1), w)) {
        if (one.text.trim() === '') continue;
        const name = one.kind.endsWith('encounter') ? one.name : w.name('component', one.id);
        found.push({ language, file: `generated/${id}`, key: `${one.kind}/${one.id}`, name, text: one.text });
      }
    }
  }
  return found;
}
