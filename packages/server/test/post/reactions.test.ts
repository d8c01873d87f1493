import { BASE } from '@vigil/content';
import { Content, type TypedDecision } from '@vigil/rules';
import type { StandingOrder } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { createPlannedAnswers } from '../../src/post/planned-answers.js';
import { isHeld, PASS, seatsThatMayReact } from '../../src/tables/polls.js';
import type { PlayedEntry, TablePlay } from '../../src/tables/table-play.js';
import type { TableSession } from '../../src/tables/table-session.js';

const LOSS = {
  id: '7',
  by: [0, 2],
  key: 'q.loss',
  args: { investigator: 'joe-diamond', sanity: 1, stamina: 0, source: 'ghoul' },
  why: 'A-STATUS-01',
  about: { checks: {} },
  options: [
    { id: 'take', key: 'o.take-loss', by: 0 },
    { id: 'use:vincent-lee', key: 'o.use', args: { card: 'vincent-lee' }, by: 2 },
  ],
  asides: [],
} as unknown as TypedDecision;

const play = {
  opened: { content: new Content([BASE]) },
  undone: 0,
  view: () => ({
    first: 0,
    turn: 3,
    step: { phase: 'movement' },
    investigators: ['joe-diamond', 'kate-winthrop', 'vincent-lee'].map((id, seat) => ({ id, seat, place: 'woods' })),
  }),
} as unknown as TablePlay;

const session = ({
  pace = 'post',
  votes = [],
  orders = [],
}: {
  readonly pace?: 'post' | 'live';
  readonly votes?: readonly { readonly decision: string; readonly seat: number; readonly option: string }[];
  readonly orders?: readonly StandingOrder[];
} = {}) =>
  ({
    row: { settings: { pace } },
    votes,
    waits: [],
    seats: [0, 1, 2].map(() => ({ orders })),
  }) as unknown as TableSession;

describe('a reaction to a loss by post', () => {
  it('is waited for: the loss waits for seats with a card for it, and for no others [PBP-27]', () => {
    expect(seatsThatMayReact(session(), play, LOSS)).toEqual([2]);
    expect(isHeld(session(), play, LOSS, 'take')).toBe(true);
    expect(isHeld(session(), play, LOSS, 'use:vincent-lee')).toBe(false);
  });

  it('is no longer waited for after a pass, or a pass in advance [PBP-26, PBP-27]', () => {
    const passVotes = session({ votes: [{ decision: '7', seat: 2, option: PASS }] });
    expect(isHeld(passVotes, play, LOSS, 'take')).toBe(false);
    expect(isHeld(session({ votes: [{ decision: '6', seat: 2, option: PASS }] }), play, LOSS, 'take')).toBe(true);
    const order: StandingOrder = { order: 'pass', what: 'reactions', turn: 3 };
    expect(isHeld(session({ orders: [order] }), play, LOSS, 'take')).toBe(false);
    expect(isHeld(session({ orders: [{ ...order, turn: 2 }] }), play, LOSS, 'take')).toBe(true);
  });

  it('is not waited for in a live game: the rules ask seats with a card for it afterwards', () => {
    expect(isHeld(session({ pace: 'live' }), play, LOSS, 'take')).toBe(false);
  });

  it('is not asked again of a seat that passed before, but of others [PBP-27]', () => {
    const decision = {
      ...LOSS,
      id: '8',
      by: [2],
      options: [{ id: 'enough', key: 'o.enough', by: 2 }, LOSS.options[1]],
    } as unknown as TypedDecision;
    const entries = [
      { body: { kind: 'answer', decision: '7', option: 'take', by: 'seat' }, events: [] },
    ] as unknown as PlayedEntry[];
    const nextAnswer = (votes: readonly { decision: string; seat: number; option: string }[]) =>
      createPlannedAnswers(session({ votes })).next(
        { ...play, decisions: [decision] } as unknown as TablePlay,
        entries,
      );
    expect(nextAnswer([{ decision: '7', seat: 2, option: PASS }])).toMatchObject({
      seat: 2,
      decision: '8',
      option: 'enough',
    });
    expect(nextAnswer([{ decision: '7', seat: 1, option: PASS }])).toBeUndefined();
    expect(nextAnswer([{ decision: '6', seat: 2, option: PASS }])).toBeUndefined();
  });
});
