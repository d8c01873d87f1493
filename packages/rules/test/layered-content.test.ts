import { BOXES } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { contentOfBoxes } from '../src/boxes/box.js';
import { toHauntContent } from '../src/haunt/content.js';
import { type Pack, packOf } from '../src/language/components.js';
import { Content } from '../src/language/content.js';

/** Converts a value to entries in their order, including undefined fields. */
function toEntries(thing: unknown): unknown {
  if (thing instanceof Map) return [...thing].map(([key, one]) => [key, toEntries(one)]);
  if (thing instanceof Set) return [...thing];
  if (Array.isArray(thing)) return thing.map(toEntries);
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.entries(thing).map(([field, one]) => [field, toEntries(one)]);
}

/** Converts a value to entries sorted by field. */
function toSortedEntries(thing: unknown): unknown {
  if (thing instanceof Map) return [...thing].map(([key, one]) => [key, toSortedEntries(one)]);
  if (thing instanceof Set) return [...thing];
  if (Array.isArray(thing)) return thing.map(toSortedEntries);
  if (typeof thing !== 'object' || thing === null) return thing;
  const fields = Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([field, one]) => [field, toSortedEntries(one)]);
}

/** Returns the contents, independent of how they were combined. */
function contentEntries(content: Content): unknown {
  const { templates: _, ...all } = content as unknown as Record<string, unknown>;
  return toSortedEntries(all);
}

const LAMP = { id: 'lamp', name: 'Lamp', deck: 'common', count: 1, price: 1 } as const;
const createPack = (parts: Partial<Pack>): Pack => packOf({ id: 'lamps', name: 'Lamps', version: '1', ...parts });

describe('layered content', async () => {
  const every = await BOXES.load(BOXES.entries.map(({ id }) => id));
  const base = contentOfBoxes(every.slice(0, 1));

  it.each([
    ['base', 1],
    ['all boxes', every.length],
  ])('is the same for Haunt as content built from its packs directly: %s [H-INTRO-07, H-ASSET-04]', (_, n) => {
    const hauntContent = toHauntContent(contentOfBoxes(every.slice(0, n)));
    expect(contentEntries(hauntContent)).toEqual(contentEntries(new Content(hauntContent.packs)));
    expect(hauntContent.cards.get('blessing')).not.toEqual(base.cards.get('blessing'));
  });

  it('is created once for Haunt, and not again for Haunt content [H-INTRO-07]', () => {
    const hauntContent = toHauntContent(base);
    expect(toHauntContent(base)).toBe(hauntContent);
    expect(toHauntContent(hauntContent)).toBe(hauntContent);
  });

  it('shares unchanged components with the content below', () => {
    const content = new Content([...base.packs, createPack({ cards: [LAMP] })], base);
    expect(content.monsters.get('ghoul')).toBe(base.monsters.get('ghoul'));
    expect(content.tokens.get('ghoul-1')).toBe(base.tokens.get('ghoul-1'));
    expect(content.cardsOf('common').map(({ id }) => id)).toContain('lamp');
    expect(base.cards.has('lamp')).toBe(false);
  });

  it.each([
    ['an overriding monster', { monsters: [{ ...(base.monsters.get('ghoul') as object), toughness: 7 }] }],
    ['copies of monsters', { more: { monsters: { ghoul: 2 } } }],
    ['an effect of a new kind', { cards: [{ ...LAMP, use: { effects: [{ do: 'shine', far: 3 }] } }] }],
    ['an effect with a new field', { cards: [{ ...LAMP, use: { effects: [{ do: 'gain', brightly: 1 }] } }] }],
    ['a card with a new field', { cards: [{ ...LAMP, wick: 'long' }] }],
  ])('is the same as content built directly with %s', (_, parts) => {
    const packs = [...base.packs, createPack(parts as Partial<Pack>)];
    const on = new Content(packs, base);
    expect(contentEntries(on)).toEqual(contentEntries(new Content(packs)));
    // All components of a kind have the same fields in the same order.
    for (const kind of [on.cards, on.monsters, on.mythos]) {
      expect(new Set([...kind.values()].map((one) => Object.keys(one).join())).size).toBe(1);
    }
    const gains = (toEntries(on.cards) as unknown[]).flatMap(effects).filter((fields) => fields[0]?.[1] === 'gain');
    expect(gains.length).toBeGreaterThan(3);
    expect(new Set(gains.map((fields) => fields.map(([field]) => field).join())).size).toBe(1);
  });
});

/** Returns the effects in a normalized component, each as its fields. */
function effects(part: unknown): [string, unknown][][] {
  if (!Array.isArray(part)) return [];
  const fields = part as [string, unknown][];
  const here = fields.some((field) => Array.isArray(field) && field[0] === 'do' && typeof field[1] === 'string');
  return [...(here ? [fields] : []), ...part.flatMap(effects)];
}
