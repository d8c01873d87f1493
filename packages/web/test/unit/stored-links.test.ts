import { describe, expect, it } from 'vitest';
import { upgradeLinks } from '../../src/online/links.js';

describe('links stored by an earlier page', () => {
  it('keep their values under the present names', () => {
    const link = { role: 'seat', seat: 1, token: 'x' } as const;
    const former = { table: 't', name: 'Thursdays', tokens: ['y'], made: [link], looked: 7 };
    const present = { table: 't', name: 'Thursdays', tokens: ['y'], createdLinks: [link], lastViewedAt: 7 };
    expect(upgradeLinks(former)).toEqual(present);
    expect(upgradeLinks(present)).toEqual(present);
  });
});
