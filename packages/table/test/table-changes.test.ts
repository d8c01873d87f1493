import { expect, it } from 'vitest';
import { type Proposal, proposalResult, type SeatNumber } from '../src/index.js';

const proposal = (yes: readonly SeatNumber[], no: readonly SeatNumber[] = []): Proposal => ({
  id: 'p',
  seat: 0,
  change: { kind: 'settings', settings: { deadline: 24 } },
  at: 0,
  due: 1,
  votes: [...yes.map((seat) => ({ seat, yes: true })), ...no.map((seat) => ({ seat, yes: false }))],
});

it('a proposal passes if more than half agree, and half is not enough', () => {
  expect(proposalResult(proposal([0, 1]), [0, 1, 2, 3])).toBe('open');
  expect(proposalResult(proposal([0, 1, 2]), [0, 1, 2, 3])).toBe('done');
  expect(proposalResult(proposal([0]), [0, 1])).toBe('open');
  expect(proposalResult(proposal([0, 1]), [0, 1, 2])).toBe('done');
});

it('a proposal fails if half are against it, and votes of seats without a player do not count', () => {
  expect(proposalResult(proposal([0], [1, 2]), [0, 1, 2, 3])).toBe('lost');
  expect(proposalResult(proposal([0], [1]), [0, 1, 2, 3])).toBe('open');
  expect(proposalResult(proposal([0, 5]), [0, 1, 2])).toBe('open');
});

it('passes a role on by the votes cast, once the time of the vote is up', () => {
  const role = { kind: 'role', role: 'host', to: 0 } as const;
  const over = (yes: readonly SeatNumber[], no: readonly SeatNumber[], voters: readonly SeatNumber[]) =>
    proposalResult({ ...proposal(yes, no), change: role }, voters, true);
  expect(over([0], [], [0, 1])).toBe('done');
  expect(over([0], [], [0, 1, 2])).toBe('done');
  expect(over([0], [1], [0, 1, 2, 3, 4])).toBe('open');
  expect(proposalResult({ ...proposal([0]), change: role }, [0, 1])).toBe('open');
  expect(proposalResult(proposal([0]), [0, 1], true)).toBe('open');
});
