/** The texts of a box in every language: sentences, names, themes of encounters, atmosphere. */
import { CATALOGUES, type Language, type Pack } from '@vigil/rules';
import { BOX_ATMOSPHERE } from '../../../src/atmosphere.js';
import { BOXES } from '../../../src/registry.js';
import { BOX_WORDS } from '../../../src/words.js';
import { isTerm, type NamesByPrefix, PREFIX_LENGTH } from './read-sentence.js';
import { SAME_NAMES } from './same-names.js';

export const LANGUAGES = Object.keys(CATALOGUES) as Language[];
export const TEXT_KINDS = ['sentences', 'names', 'themes', 'atmosphere'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Texts by kind, language and id. Names include their forms: `Ghul / der Ghul / den Ghul`. */
export type Texts = Readonly<Record<TextKind, Readonly<Record<Language, Readonly<Record<string, string>>>>>>;

/** A box's texts, and the names that its sentences may contain. */
export interface BoxTexts {
  readonly texts: Texts;
  readonly names: Readonly<Record<Language, NamesByPrefix>>;
}

/** Returns the English names of a pack's components, by the ids of `BoxWords`. */
export function englishNames(pack: Pack): Readonly<Record<string, string>> {
  const of = (kind: string, list: readonly { readonly id: string; readonly name: string }[] = []) =>
    list.map(({ id, name }) => [`${kind}/${id}`, name] as const);
  const rooms = pack.locations.flatMap(({ innerRoom }) =>
    innerRoom ? [{ id: innerRoom.entry, name: innerRoom.name }] : [],
  );
  const printed = [
    ...pack.ancientOnes.map(({ powerName }) => powerName),
    ...(pack.tableCards ?? []).flatMap(({ title }) => title ?? []),
    ...pack.locations.flatMap(({ abilities = [], innerRoom }) => [
      ...abilities.flatMap(({ name }) => name ?? []),
      ...(innerRoom ? [innerRoom.name] : []),
    ]),
  ];
  return Object.fromEntries([
    ...of(
      'ability',
      pack.investigators.map(({ id, ability }) => ({ id, name: ability })),
    ),
    ...of('ancientOne', pack.ancientOnes),
    ...of('board', pack.boards),
    ...of('card', pack.cards),
    ...of('investigator', pack.investigators),
    ...of('monster', pack.monsters),
    ...of('mythos', [...pack.mythos, ...(pack.tableCards ?? [])]),
    ...of(
      'occupation',
      pack.investigators.map(({ id, occupation }) => ({ id, name: occupation })),
    ),
    ...of('place', [...pack.streets, ...pack.locations, ...(pack.places ?? []), ...rooms]),
    ...of('world', pack.worlds),
    ...printed.map((name) => [`printed/${name}`, name] as const),
  ]);
}

const textsByBox = new Map<string, Promise<BoxTexts>>();
/** Loads all texts of a box, once. Throws for an unknown box. */
export function loadBoxTexts(box: string): Promise<BoxTexts> {
  const texts = textsByBox.get(box) ?? collectTexts(box);
  textsByBox.set(box, texts);
  return texts;
}

async function collectTexts(box: string): Promise<BoxTexts> {
  const packs = (await BOXES.load([box])).map(({ pack }) => pack);
  const pack = packs.find(({ id }) => id === box) as Pack;
  const own = await Promise.all(LANGUAGES.map((language) => textsIn(pack, packs, language)));
  const kinds = TEXT_KINDS.map((kind) => {
    const ofKind = LANGUAGES.map((language, i) => [language, (own[i] as (typeof own)[number])[kind]] as const);
    return [kind, Object.fromEntries(ofKind)] as const;
  });
  const names = await Promise.all(
    LANGUAGES.map(async (language) => [language, await namesInSentences(packs, language)] as const),
  );
  return {
    texts: Object.fromEntries(kinds) as unknown as Texts,
    names: Object.fromEntries(names) as Record<Language, NamesByPrefix>,
  };
}

async function textsIn(
  pack: Pack,
  packs: readonly Pack[],
  language: Language,
): Promise<Record<TextKind, Record<string, string>>> {
  const atmosphere = (await BOX_ATMOSPHERE[pack.id]?.[language]()) ?? {};
  const words = language === 'en' ? undefined : await mergeWords(packs, pack, language);
  const english = [...pack.locationCards, ...pack.gateCards].map(({ id, entries }) => {
    return [id, Object.fromEntries(entries.map(({ at, theme }) => [at, theme]))] as const;
  });
  return {
    sentences: { ...(words ? words.messages : pack.messages) },
    names: words && language !== 'en' ? leaveOutMissing(namesOf(pack, words), pack, words, language) : {},
    themes: flattenTexts(words ? (words.themes ?? {}) : Object.fromEntries(english)),
    atmosphere: flattenTexts(atmosphere),
  };
}

/**
 * Ids of names that a language lacks, with the English names: those that are missing or equal the English name, and are
 * not listed in `same-names.ts`.
 */
export async function findMissingNames(box: string): Promise<string[]> {
  const packs = (await BOXES.load([box])).map(({ pack }) => pack);
  const pack = packs.find(({ id }) => id === box) as Pack;
  const missing = LANGUAGES.map(async (language) => {
    if (language === 'en') return [];
    const ids = listMissingNames(pack, await mergeWords(packs, pack, language), language);
    const english = englishNames(pack);
    return ids.map((id) => `no ${language} name of ${id} (${english[id]}): ${WHERE.replace('BOX', box)}`);
  });
  return (await Promise.all(missing)).flat();
}

const WHERE =
  'add it to packages/content/src/BOX/words, or to test/guard/texts/same-names.ts if it is the same in that language';

function listMissingNames(pack: Pack, { names = {} }: Words, language: Exclude<Language, 'en'>): string[] {
  const namesById = names as Readonly<Record<string, string>>;
  const same = new Set(SAME_NAMES[language][pack.id]);
  return Object.entries(englishNames(pack)).flatMap(([id, english]) =>
    (namesById[id] ?? english) === english && !same.has(id) ? [id] : [],
  );
}

/** Leaves out the names that {@link findMissingNames} reports, so that they are reported once. */
function leaveOutMissing(
  texts: Record<string, string>,
  pack: Pack,
  words: Words,
  language: Exclude<Language, 'en'>,
): Record<string, string> {
  const missing = new Set(listMissingNames(pack, words, language));
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !missing.has(id)));
}

/** Returns a box's words with the names of the boxes that it needs. Its own names win. */
async function mergeWords(packs: readonly Pack[], pack: Pack, language: Exclude<Language, 'en'>): Promise<Words> {
  const all = await Promise.all(packs.map(async ({ id }) => (await BOX_WORDS[id]?.[language]()) ?? {}));
  const own = all[packs.indexOf(pack)] ?? {};
  return { ...own, names: Object.assign({}, ...all.map(({ names }) => names), own.names) };
}

type Words = Awaited<ReturnType<NonNullable<(typeof BOX_WORDS)[string]>['de']>>;

/** Returns the names of a pack in a language, with their forms. */
function namesOf(pack: Pack, { names = {}, forms = {} }: Words): Record<string, string> {
  const namesById = names as Readonly<Record<string, string>>;
  const formsById = forms as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return Object.fromEntries(
    Object.entries(englishNames(pack)).map(([id, name]) => [
      id,
      [namesById[id] ?? name, ...Object.values(formsById[id] ?? {})].join(' / '),
    ]),
  );
}

/** Flattens texts by card and place to ids such as `card/place`. */
function flattenTexts(of: Readonly<Record<string, string | Readonly<Record<string, string>>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([id, text]) =>
      typeof text === 'string'
        ? [[id, text] as const]
        : Object.entries(text).map(([at, one]) => [`${id}/${at}`, one] as const),
    ),
  );
}

/** Articles and prepositions before a German name. */
const LEADING_WORDS =
  /^(?:(?:im|in|am|an|auf|bei|beim|zum|zur|ins|nach|von|vom|zu) )?(?:(?:der|die|das|den|dem|des|ein|eine) )?/;

/** Returns names of components that a sentence may contain, by their prefix. */
async function namesInSentences(packs: readonly Pack[], language: Language): Promise<NamesByPrefix> {
  const found = new Map<string, string>();
  for (const pack of packs) {
    const words = language === 'en' ? undefined : await BOX_WORDS[pack.id]?.[language]();
    const names = words ? namesOf(pack, words) : englishNames(pack);
    for (const [id, name] of Object.entries(names)) {
      for (const form of name.toLowerCase().split(' / ')) {
        const bare = form.replace(LEADING_WORDS, '');
        if (bare.length >= PREFIX_LENGTH && (bare.includes(' ') || !isTerm(bare, language))) {
          found.set(bare, `=${id.split('/')[1]}`);
        }
      }
    }
  }
  const byPrefix = new Map<string, { name: string; what: string }[]>();
  const longestFirst = [...found].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  for (const [name, what] of longestFirst) {
    byPrefix.set(name.slice(0, PREFIX_LENGTH), [...(byPrefix.get(name.slice(0, PREFIX_LENGTH)) ?? []), { name, what }]);
  }
  return byPrefix;
}
