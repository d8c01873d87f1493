import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as engine from '@vigil/engine';
import { expect, it } from 'vitest';
import { story, winner } from './example.js';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const readme = read('../README.md');
const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);

it('the first code block of the README equals tiny-game.ts exactly', () => {
  expect(blocks[0]).toBe(read('./tiny-game.ts'));
});

it('the second code block of the README equals example.ts exactly and gives the stated results', () => {
  expect(blocks[1]).toBe(read('./example.ts'));
  expect(winner).toBe(0);
  expect(story).toEqual([
    'a coin to seat 2',
    '3 to seat 2',
    '2 to seat 0',
    '6 to seat 0',
    '5 to seat 0',
    '1 to seat 0',
    '4 to seat 0',
  ]);
});

it('the README mentions everything that the engine exports, including types', () => {
  const index = read('../src/index.ts').replaceAll(/\/\*.*?\*\//gs, '');
  const names = [...index.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const exported = names.map((name) => name.replace('type', '').trim()).filter((name) => name !== '');
  expect(exported).toEqual(expect.arrayContaining(Object.keys(engine)));
  const words = new Set(readme.match(/\w+/g));
  expect(exported.filter((name) => !words.has(name))).toEqual([]);
});

it('the README explains every error code', () => {
  const codes = [...read('../src/errors.ts').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(8);
  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});
