/** The bot of the page, and the questions it leaves to the group. */
import { VOCABULARY } from '@vigil/rules';
import { expect, it } from 'vitest';
import { GROUP_QUESTIONS } from '../../src/play/group-questions.js';

it('the page knows every question of the games that the group decides', () => {
  const group = Object.entries(VOCABULARY.questions).filter(([, { whose }]) => whose === 'group');
  expect(group.length).toBeGreaterThan(10);
  expect(new Set<string>(GROUP_QUESTIONS)).toEqual(new Set(group.map(([key]) => key)));
});
