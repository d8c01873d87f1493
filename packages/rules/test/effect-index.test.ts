import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE } from '@vigil/content';
import { expect, it } from 'vitest';
import { EffectIndex } from '../src/common/figures/effect-index.js';
import type { CardInPlay, Investigator } from '../src/common/state.js';
import { Content } from '../src/language/content.js';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

function filesMatching(pattern: RegExp): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.filter((name) => pattern.test(readFileSync(`${SOURCES}/${name}`, 'utf8')));
}

it('the sources of cards: hand and table each have a single module that adds cards', () => {
  expect(filesMatching(/\bwho\.cards\.push|\bto\.cards\.push|\bcards\.unshift/)).toEqual(['common/figures/hand.ts']);
  expect(filesMatching(/\binPlay\.(push|unshift|splice)\(\w+ < 0|\bs\.inPlay\.(push|unshift)/)).toEqual([
    'common/in-play.ts',
  ]);
});

it('the effect index: it reports a modifier only after a card with it was added', () => {
  const content = new Content([BASE]);
  const who = { id: 'amanda-sharpe', cards: [] } as unknown as Investigator;
  const inPlay: CardInPlay[] = [];
  const table = { ancientOne: 'azathoth', investigators: [who], inPlay } as unknown as ConstructorParameters<
    typeof EffectIndex
  >[1];
  const index = new EffectIndex(content, table);
  const kinds = [...content.cards.values()].flatMap(({ modifiers = [] }) => modifiers.map(({ mod }) => mod));
  const [card] = [...content.cards.values()].filter(({ modifiers = [] }) =>
    modifiers.some(({ mod }) => mod === 'skill'),
  );
  expect(kinds).toContain('skill');
  expect(index.hasHeldModifier('skill')).toBe(false);
  index.addHeldCard(card?.id as string);
  expect(index.hasHeldModifier('skill')).toBe(true);
});

it('a copy of the effect index: it and its original do not change each other', () => {
  const content = new Content([BASE]);
  const table = { ancientOne: 'azathoth', investigators: [], inPlay: [] } as unknown as ConstructorParameters<
    typeof EffectIndex
  >[1];
  const [one, other] = ['skill', 'movementPoints'].map(
    (kind) => [...content.cards.values()].find(({ modifiers = [] }) => modifiers.some(({ mod }) => mod === kind))?.id,
  ) as [string, string];
  const index = new EffectIndex(content, table);
  const copy = index.copy();
  copy.addHeldCard(one);
  index.addHeldCard(other);
  const third = copy.copy();
  expect(
    [index, copy, third].map((each) => [each.hasHeldModifier('skill'), each.hasHeldModifier('movementPoints')]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});
