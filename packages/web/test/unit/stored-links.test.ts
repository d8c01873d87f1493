import { describe, expect, it } from 'vitest';
import { upgradeLinks } from '../../src/online/links.js';

describe('links stored by an earlier version of the page', () => {
  it('keep their values under the current names', () => {
    const link = { role: 'seat', seat: 1, token: 'x' } as const;
    const former = { table: 't', name: 'Thursdays', tokens: ['y'], made: [link], looked: 7 };
    const current = { table: 't', name: 'Thursdays', tokens: ['y'], createdLinks: [link], lastViewedAt: 7 };
    expect(upgradeLinks(former)).toEqual(current);
    expect(upgradeLinks(current)).toEqual(current);
  });

  it('keep the link of the host under the current role', () => {
    const former = { role: 'keeper', token: 'x' } as const;
    const links = { table: 't', name: 'Thursdays', tokens: ['x'], lastViewedAt: 7 };
    const current = { ...links, createdLinks: [{ role: 'host', token: 'x' }] };
    expect(upgradeLinks({ ...links, createdLinks: [former] })).toEqual(current);
    expect(upgradeLinks({ table: 't', name: 'Thursdays', tokens: ['x'], made: [former], looked: 7 })).toEqual(current);
  });
});
