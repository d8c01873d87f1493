import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { Content } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { CARD_ICONS, FIGURE_ICONS, MONSTER_ICONS, TYPE_ICONS } from '../../src/art/base/icons/names.js';
import { OWN_ICONS } from '../../src/art/base/icons/own.js';
import { PORTRAITS } from '../../src/art/base/portraits/index.js';

const content = new Content([BASE]);

/** Names of the outlines of one kind. */
function outlineNames(kind: 'card' | 'monster'): ReadonlySet<string> {
  const icons = join(import.meta.dirname, '..', '..', 'src', 'art', 'base', 'icons');
  const sheet = readFileSync(join(icons, `${kind}-outlines.svg`), 'utf8');
  return new Set([...sheet.matchAll(/<path id="([^"]+)" d="m/g)].map(([, name]) => name as string));
}

/** Names without an outline. */
const findUndrawn = (names: Readonly<Record<string, string>>, outlines: ReadonlySet<string>) =>
  Object.values(names).filter((name) => !outlines.has(name) && !OWN_ICONS[name]);

describe('the icons and portraits of the base game', () => {
  it('include a different emblem for every kind of monster', () => {
    expect([...content.monsters.keys()].filter((kind) => !MONSTER_ICONS[kind])).toEqual([]);
    const emblems = Object.values(MONSTER_ICONS);
    expect(new Set(emblems).size).toBe(emblems.length);
    expect(findUndrawn(MONSTER_ICONS, outlineNames('monster'))).toEqual([]);
  });

  it('of cards, types and figures have outlines, and belong to cards of the game', () => {
    expect(Object.keys(CARD_ICONS).filter((card) => !content.cards.has(card))).toEqual([]);
    for (const names of [CARD_ICONS, TYPE_ICONS, FIGURE_ICONS])
      expect(findUndrawn(names, outlineNames('card'))).toEqual([]);
  });

  it('include a portrait of every investigator', () => {
    expect([...content.investigators.keys()].filter((id) => !(id in PORTRAITS))).toEqual([]);
  });
});
