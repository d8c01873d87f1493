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

it('cards come to hands and to the table in one way each, so that what they speak of is heard', () => {
  expect(filesMatching(/\bwho\.cards\.push|\bto\.cards\.push|\bcards\.unshift/)).toEqual(['common/figures/hand.ts']);
  expect(filesMatching(/\binPlay\.(push|unshift|splice)\(\w+ < 0|\bs\.inPlay\.(push|unshift)/)).toEqual([
    'common/in-play.ts',
  ]);
});

it('what nobody holds and nothing on the table says is not spoken of, until it comes', () => {
  const content = new Content([BASE]);
  const who = { id: 'amanda-sharpe', cards: [] } as unknown as Investigator;
  const inPlay: CardInPlay[] = [];
  const table = { ancientOne: 'azathoth', investigators: [who], inPlay } as unknown as ConstructorParameters<
    typeof EffectIndex
  >[1];
  const spoken = new EffectIndex(content, table);
  const kinds = [...content.cards.values()].flatMap(({ modifiers = [] }) => modifiers.map(({ mod }) => mod));
  const [card] = [...content.cards.values()].filter(({ modifiers = [] }) =>
    modifiers.some(({ mod }) => mod === 'skill'),
  );
  expect(kinds).toContain('skill');
  expect(spoken.hasHeldModifier('skill')).toBe(false);
  spoken.addHeldCard(card?.id as string);
  expect(spoken.hasHeldModifier('skill')).toBe(true);
});

it('what is heard at a table that was forked is not heard where it was forked from, nor the other way round', () => {
  const content = new Content([BASE]);
  const table = { ancientOne: 'azathoth', investigators: [], inPlay: [] } as unknown as ConstructorParameters<
    typeof EffectIndex
  >[1];
  const [one, other] = ['skill', 'movementPoints'].map(
    (kind) => [...content.cards.values()].find(({ modifiers = [] }) => modifiers.some(({ mod }) => mod === kind))?.id,
  ) as [string, string];
  const spoken = new EffectIndex(content, table);
  const copy = spoken.copy();
  copy.addHeldCard(one);
  spoken.addHeldCard(other);
  const third = copy.copy();
  expect(
    [spoken, copy, third].map((each) => [each.hasHeldModifier('skill'), each.hasHeldModifier('movementPoints')]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});
