/** Questions of the group, which bots leave to people. */
import { VOCABULARY } from '@vigil/rules';
import { expect, it } from 'vitest';
import { GROUP_QUESTIONS } from '../../src/play/group-questions.js';

it('the list of group questions is complete', () => {
  const group = Object.entries(VOCABULARY.questions).filter(([, { whose }]) => whose === 'group');
  expect(group.length).toBeGreaterThan(10);
  expect(new Set<string>(GROUP_QUESTIONS)).toEqual(new Set(group.map(([key]) => key)));
});
