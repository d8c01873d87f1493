/** Atmosphere texts of the built-in boxes: completeness, length, uniqueness and language. */
import { CATALOGUES, type Language, type Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOX_ATMOSPHERE, loadBoxAtmosphere, NO_ATMOSPHERE } from '../src/atmosphere.js';
import { BOXES } from '../src/registry.js';

const LANGUAGES = Object.keys(CATALOGUES) as Language[];
const packs = (await Promise.all(BOXES.entries.map((entry) => entry.load()))).map(({ pack }) => pack);

const KINDS = ['encounters', 'other worlds', 'mythos', 'monsters'] as const;
type Kind = (typeof KINDS)[number];

/** Returns the ids of a pack's components of a kind, each of which has an atmosphere. */
function subjectsOf(pack: Pack, kind: Kind): string[] {
  const entries = (cards: readonly { id: string; entries: readonly { at: string }[] }[] = []) =>
    cards.flatMap(({ id, entries: all }) => all.map(({ at }) => `${id}/${at}`));
  const ids = (components: readonly { id: string }[] = []) => components.map(({ id }) => id);
  if (kind === 'encounters') return entries(pack.locationCards);
  if (kind === 'other worlds') return [...entries(pack.gateCards), ...ids(pack.worlds)];
  return ids(kind === 'mythos' ? pack.mythos : pack.monsters);
}

/** Returns the ids that need a text in the pack itself: those that no pack below it has. */
function requiredTexts(pack: Pack): string[] {
  const all = KINDS.flatMap((kind) => subjectsOf(pack, kind));
  const below = new Set(packsBelow(pack).flatMap((one) => KINDS.flatMap((kind) => subjectsOf(one, kind))));
  return all.filter((id) => !below.has(id));
}

/** Returns the pack's own texts by id. */
async function ownTexts({ id: pack }: Pack, language: Language): Promise<(readonly [id: string, text: string])[]> {
  const texts = (await BOX_ATMOSPHERE[pack]?.[language]()) ?? {};
  return Object.entries(texts).flatMap(([id, text]) =>
    typeof text === 'string'
      ? [[id, text] as const]
      : Object.entries(text).map(([at, one]) => [`${id}/${at}`, one] as const),
  );
}

/** Returns the packs that a pack needs. */
function packsBelow({ id }: Pack): Pack[] {
  const needed = BOXES.loadOrder([id]);
  return packs.filter((one) => one.id !== id && needed.includes(one.id));
}

describe.each(LANGUAGES)('the atmosphere in "%s"', (language) => {
  it.each(packs)('exists for every component of the box $id, and for nothing else', async (pack) => {
    const all = KINDS.flatMap((kind) => subjectsOf(pack, kind));
    const atmosphere = await loadBoxAtmosphere(BOXES.loadOrder([pack.id]), language);
    expect(all.filter((id) => atmosphere.textFor(id) === undefined)).toEqual([]);
    const ownIds = (await ownTexts(pack, language)).map(([id]) => id);
    expect(ownIds.filter((id) => !all.includes(id))).toEqual([]);
    expect(requiredTexts(pack).filter((id) => !ownIds.includes(id))).toEqual([]);
  });

  it('is one or two sentences of plain text, different for each component', async () => {
    const seen = new Map<string, string>();
    for (const pack of packs) {
      for (const [id, text] of await ownTexts(pack, language)) {
        const words = text.split(/\s+/).length;
        expect(words >= 6 && words <= 32 && text.length <= 175, `${id}: ${text}`).toBe(true);
        // Sentences end with punctuation, contain no markup, and have the quotes of the language.
        expect(text, id).toMatch(/^[\p{Lu}„“].*[.!?”“]$/u);
        expect(text, id).not.toMatch(/[{}<>*_#"'\n]|\s\s|\.\.\./);
        expect(text, id).not.toMatch(language === 'de' ? /”|(?<!„[^“]*)“/ : /„/);
        expect(seen.get(text), `${id}: ${text}`).toBeUndefined();
        seen.set(text, id);
      }
    }
    expect(seen.size).toBeGreaterThan(1700);
  });

  it('begins differently for each encounter at a place', async () => {
    for (const pack of packs) {
      const atmosphere = await loadBoxAtmosphere([pack.id], language);
      const openings = new Map<string, string>();
      for (const id of requiredTexts(pack)) {
        const at = id.split('/')[1];
        if (at === undefined || at === 'other') continue;
        const opening = `${at}: ${(atmosphere.textFor(id) ?? '').split(/\s+/).slice(0, 2).join(' ')}`;
        expect(openings.get(opening), `${id} begins as ${openings.get(opening)} (${opening})`).toBeUndefined();
        openings.set(opening, id);
      }
    }
  });
});

describe('the atmosphere of all boxes', () => {
  it('differs between English and German', async () => {
    for (const pack of packs) {
      const english = await loadBoxAtmosphere([pack.id], 'en');
      const german = await loadBoxAtmosphere([pack.id], 'de');
      expect(requiredTexts(pack).filter((id) => english.textFor(id) === german.textFor(id))).toEqual([]);
    }
  });

  it('is missing for packs without texts, and for unknown ids', async () => {
    const homebrew = await loadBoxAtmosphere(['homebrew', 'toString'], 'de');
    expect(homebrew.textFor('northside-1/newspaper')).toBeUndefined();
    const base = await loadBoxAtmosphere(['base'], 'en');
    for (const id of ['no-such-card', 'no-such-card/newspaper', 'northside-1', 'northside-1/no-such-place', 'toString'])
      expect(base.textFor(id)).toBeUndefined();
    expect(NO_ATMOSPHERE.textFor('northside-1/newspaper')).toBeUndefined();
  });
});
