/** Translations of the boxes. */
import { CATALOGUES, Content, createWords, entryText, type Language, type Pack, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BASE, BOXES, loadBoxes } from '../src/index.js';
import { BOX_WORDS, loadBoxWords } from '../src/words.js';

const PACKS = (await loadBoxes(BOXES.entries.map(({ id }) => id))).map(({ pack }) => pack);
const { en: _english, ...others } = CATALOGUES;
const LANGUAGES = Object.keys(others) as Exclude<Language, 'en'>[];
const PAIRS = PACKS.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

/** Returns the printed names that have no ids. */
function printedIds({ ancientOnes, locations, tableCards = [] }: Pack): string[] {
  return [
    ...ancientOnes.map(({ powerName }) => powerName),
    ...tableCards.flatMap(({ title }) => title ?? []),
    ...locations.flatMap(({ abilities = [], innerRoom }) => [
      ...abilities.flatMap(({ name }) => name ?? []),
      ...(innerRoom ? [innerRoom.name] : []),
    ]),
  ];
}

/** Returns all ids of a pack that `BoxWords` can name. */
function idsOf(pack: Pack) {
  const named = (kind: string, list: readonly { readonly id: string }[]) => list.map(({ id }) => `${kind}/${id}`);
  const rooms = pack.locations.flatMap(({ innerRoom }) => (innerRoom ? [{ id: innerRoom.entry }] : []));
  return {
    themes: [...pack.locationCards, ...pack.gateCards].flatMap(({ id, entries }) =>
      entries.map(({ at }) => `${id}/${at}`),
    ),
    messages: Object.keys(pack.messages ?? {}),
    names: [
      ...named('ability', pack.investigators),
      ...named('ancientOne', pack.ancientOnes),
      ...named('board', pack.boards ?? []),
      ...named('card', pack.cards),
      ...named('investigator', pack.investigators),
      ...named('monster', pack.monsters),
      ...named('mythos', [...pack.mythos, ...(pack.tableCards ?? [])]),
      ...named('occupation', pack.investigators),
      ...named('place', [...pack.streets, ...pack.locations, ...(pack.places ?? []), ...rooms]),
      ...named('world', pack.worlds),
      ...printedIds(pack).map((name) => `printed/${name}`),
    ],
  };
}

/** Arguments of pack messages. */
const ARGS = {
  step: 'costsPoint',
  who: 'you',
  investigator: 'joe-diamond',
  other: 'kate-winthrop',
  symbol: 'circle',
  card: 'knife',
  source: 'knife',
  monsters: '',
  people: '',
  money: '',
  gate: 'abyss',
  place: 'woods',
  places: '',
  used: 'no',
  mythos: 'the-story-continues',
  what: '',
  skill: 'fight',
  n: 2,
  half: 1,
  white: '',
  black: '',
  colour: 'black',
  open: 'no',
  markers: 1,
  not: 'no',
};

it('exactly the built-in boxes have words', () => {
  expect(Object.keys(BOX_WORDS).sort()).toEqual(PACKS.map(({ id }) => id).sort());
});

describe.each(PAIRS)('the words of %s in %s', async (id, language) => {
  const pack = PACKS.find((one) => one.id === id) as Pack;
  const own = await (BOX_WORDS[id] as (typeof BOX_WORDS)[string])[language]();
  const ids = idsOf(pack);
  const below = PACKS.filter((one) => one !== pack && BOXES.loadOrder([id]).includes(one.id));
  const w = createWords(language, CATALOGUES[language], new Content([...below, pack]), [own]);

  it('have a theme for every encounter, and no other themes', () => {
    const themes = Object.entries(own.themes ?? {}).flatMap(([card, at]) =>
      Object.keys(at).map((one) => `${card}/${one}`),
    );
    expect(themes.sort()).toEqual(ids.themes.sort());
  });

  it('have translated themes with a capital, without punctuation', () => {
    const english = new Set(
      [...pack.locationCards, ...pack.gateCards].flatMap(({ entries }) => entries.map((e) => e.theme)),
    );
    const themes = ids.themes.map((theme) => {
      const [card = '', at = ''] = theme.split('/');
      return w.theme(card, at) ?? '';
    });
    expect(themes.filter((text) => english.has(text) || english.has(text.toLowerCase()))).toEqual([]);
    expect(themes.filter((text) => text !== w.capitalize(text) || /[.:!?'"{}]|^\s|\s$|⟦/.test(text))).toEqual([]);
    expect(themes.filter((text) => text === '' || /\b(the|of|and|a|with|from|by)\b/.test(text))).toEqual([]);
  });

  it('have every message of the pack, and no others', () => {
    expect(Object.keys(own.messages ?? {}).sort()).toEqual(ids.messages.sort());
    for (const key of ids.messages) expect(w.say(key, ARGS), key).not.toMatch(/⟦/);
  });

  it('have names only of components of the pack, and forms only of these names', () => {
    const known = new Set(ids.names);
    expect(Object.keys(own.names ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(own.forms ?? {}).filter((name) => !Object.hasOwn(own.names ?? {}, name))).toEqual([]);
  });
});

describe('the words of a table', () => {
  const content = new Content([
    packOf({
      ...BASE,
      messages: { 'handler.dance': 'dance' },
    }),
  ]);
  const words = { names: { 'monster/ghoul': 'Ghul', 'ability/joe-diamond': 'Ahnung' }, messages: {} };

  it('are English if there is no translation', async () => {
    expect(await loadBoxWords(['base'], 'en')).toEqual([]);
    expect(await loadBoxWords(['homebrew', 'toString'], 'de')).toEqual([]);
    const w = createWords('de', CATALOGUES.de, content);
    expect(w.say('handler.dance')).toBe('dance');
    expect(w.theme('downtown-1', 'arkham-asylum')).toBe('the doctor’s case notes');
    expect(w.name('monster', 'ghoul')).toBe('Ghoul');
  });

  it('are those of its boxes, of which later ones override earlier ones', async () => {
    const german = await loadBoxWords(['base'], 'de');
    const w = createWords('de', CATALOGUES.de, content, [...german, words, { messages: { 'handler.dance': 'tanze' } }]);
    expect(w.say('handler.dance')).toBe('tanze');
    expect(w.theme('downtown-1', 'arkham-asylum')).toBe('Die Aufzeichnungen des Arztes');
    expect(w.theme('downtown-1', 'nowhere')).toBeUndefined();
    // A token has the name of its kind.
    expect(w.name('monster', 'ghoul-2')).toBe('Ghul');
    expect(w.name('component', 'ghoul')).toBe('Ghul');
    expect(w.name('used', 'joe-diamond')).toBe('Ahnung');
    expect(w.name('investigator', 'joe-diamond')).toBe('Joe Diamond');
  });

  it('do not change the catalogue of the language', () => {
    expect(createWords('de', CATALOGUES.de, content, [{ messages: { 'list.and': 'x' } }]).list(['a', 'b'])).toBe('x');
    expect(createWords('de', CATALOGUES.de, content).list(['a', 'b'])).toBe('a und b');
  });
});

describe('the questions of boxes', () => {
  it('do not name their source, which would appear as an id', async () => {
    const ids = PACKS.map(({ id }) => id);
    const foreign = (await Promise.all(LANGUAGES.map((language) => loadBoxWords(ids, language)))).flat();
    const messages = [...PACKS, ...foreign].flatMap(({ messages = {} }) => Object.entries(messages));
    expect(messages.flatMap(([key, text]) => (key.startsWith('q.') && text.includes('{source}') ? key : []))).toEqual(
      [],
    );
  });
});

/** Optional effects are phrased as actions, never as events. */
const EVENT_AFTER_MAY: Readonly<Record<Language, RegExp>> = {
  en: /\bmay (?:you|the [\w ]+ (?:is|are)|an? [\w ]+ (?:appears|comes))\b/,
  de: /\bdarfst? (?:du wirst|(?:das|der|die|ein|eine) [^.:]*? (?:wird|werden) geschlossen)\b/i,
};

describe.each(PACKS.map(({ id }) => id))('the encounters of %s', (id) => {
  it.each(['en', 'de'] as const)('phrase optional effects as actions (%s)', async (language) => {
    const pack = PACKS.find((one) => one.id === id) as Pack;
    const content = new Content([BASE, ...PACKS.filter((one) => one.id !== BASE.id)]);
    const w = createWords(
      language,
      CATALOGUES[language],
      content,
      await loadBoxWords(
        content.packs.map((one) => one.id),
        language,
      ),
    );
    for (const { entries } of [...pack.locationCards, ...pack.gateCards]) {
      for (const entry of entries) expect(entryText(w, entry)).not.toMatch(EVENT_AFTER_MAY[language]);
    }
  });
});
