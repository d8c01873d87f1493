import { optionId, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  type AbsencePolicy,
  type Ballot,
  endsReactions,
  findStandIn,
  ownersOf,
  pollResult,
  resolveDeadline,
  type TableView,
} from '../../src/index.js';
import { observeRandomGames, openWithBoxes } from './games.js';

const NAMES = ['joe-diamond', 'kate-winthrop', 'monterey-jack'];
/** Three investigators, the second of them first player. */
const view = (out: readonly number[] = []) =>
  ({
    first: 1,
    investigators: NAMES.map((id, seat) => ({ id, seat, place: out.includes(seat) ? 'out' : 'woods' })),
  }) as unknown as TableView;
const createDecision = (decision: object) =>
  ({ id: '1', by: [1], why: 'A-MYTHOS-17', asides: [], ...decision }) as unknown as TypedDecision;
const at = (place: string) => ({ id: optionId.to(place), key: 'o.place', args: { place } });
const TARGET = createDecision({
  key: 'q.monster-target',
  args: { monster: 'ghoul', place: 'woods' },
  options: [at('uptown'), at('southside')],
});
const LOSS = createDecision({
  key: 'q.loss',
  by: [0, 2],
  args: { investigator: 'joe-diamond', sanity: 1, stamina: 0, source: 'ghoul' },
  options: [
    { id: 'take', key: 'o.take-loss', by: 0 },
    { id: 'use:vincent-lee', key: 'o.use', by: 2 },
  ],
});
const FIGHT = createDecision({
  key: 'q.fight-or-flee',
  by: [0],
  args: { investigator: 'joe-diamond', monster: 'ghoul', round: 1 },
  options: [
    { id: 'fight', key: 'o.fight' },
    { id: 'flee', key: 'o.flee' },
  ],
});
const owners = (decision: TypedDecision, out: readonly number[] = []) => ownersOf(decision, VOCABULARY, view(out));
const isNeverAway = () => false;

describe('the owner of a decision', () => {
  it('is one playing seat for every decision, in random games of both kinds [PBP-24, PBP-30]', async () => {
    for (const game of ['arkham', 'haunt'] as const) {
      const { opened, vocabulary } = await openWithBoxes(game);
      observeRandomGames(opened, { games: 5, answers: 200 }, (decision, table) => {
        const { owner, kind, voters, reacting } = ownersOf(decision, vocabulary, table);
        expect(table.investigators[owner], decision.key).toBeDefined();
        if (kind === 'one') expect(decision.by, decision.key).toContain(owner);
        if (kind === 'poll') expect(voters[0], decision.key).toBe(owner);
        expect(reacting).not.toContain(owner);
      });
    }
  });

  it('is the first player in a poll of all seats for a group decision [PBP-23, PBP-21]', () => {
    expect(owners(TARGET)).toEqual({ kind: 'poll', owner: 1, voters: [1, 2, 0], reacting: [] });
    expect(owners(TARGET, [2]).voters).toEqual([1, 0]);
    expect(owners(TARGET, [0, 2])).toMatchObject({ kind: 'one', owner: 1 });
  });

  it('is found by a poll of the investigators at a place where a Clue appears', () => {
    const take = (seat: number) => ({
      id: optionId.take(seat),
      key: 'o.take-clue',
      args: { investigator: NAMES[seat] },
    });
    const leave = { id: 'leave', key: 'o.leave-clue', args: { place: 'woods' } };
    const among = (by: number, ...seats: number[]) =>
      owners(
        createDecision({
          key: 'q.take-clue',
          by: [by],
          args: { place: 'woods' },
          options: [...seats.map(take), leave],
        }),
      );
    expect(among(1, 0, 2)).toMatchObject({ kind: 'poll', voters: [2, 0] });
    expect(among(2, 2)).toMatchObject({ kind: 'one', owner: 2 });
  });

  it('is the seat with the loss, and others with a card for it may react [PBP-27]', () => {
    expect(owners(LOSS)).toEqual({ kind: 'one', owner: 0, voters: [], reacting: [2] });
    expect(endsReactions(LOSS, owners(LOSS), 'take')).toBe(true);
    expect(endsReactions(LOSS, owners(LOSS), 'use:vincent-lee')).toBe(false);
    expect(endsReactions(FIGHT, owners(FIGHT), 'fight')).toBe(false);
  });

  it('is the keeper if the Mythos waits for the keeper [PBP-11]', () => {
    const decision = createDecision({ key: 'q.keeper', args: { n: 1 }, options: [{ id: 'begin', key: 'o.go-on' }] });
    expect(owners(decision).kind).toBe('keeper');
  });
});

describe('a poll', () => {
  const all = owners(TARGET);
  const vote = (seat: number, place: string): Ballot => ({ seat, option: `to:${place}` });

  it('ends when all voters agree (BOX-56)', () => {
    const two = [vote(0, 'uptown'), vote(2, 'uptown')];
    expect(pollResult(TARGET, all, two)).toBeUndefined();
    expect(pollResult(TARGET, all, [...two, vote(1, 'uptown')])).toBe('to:uptown');
    expect(pollResult(TARGET, all, [...two, vote(1, 'southside')])).toBeUndefined();
  });

  it('ends with the choice of the first player at its deadline (BOX-56) [PBP-23]', () => {
    const votes = [vote(0, 'uptown'), vote(2, 'uptown'), vote(1, 'southside')];
    expect(pollResult(TARGET, all, votes, true)).toBe('to:southside');
  });

  it('ends with the vote of the next seat in order if the first player has not voted (BOX-57)', () => {
    expect(pollResult(TARGET, all, [vote(0, 'uptown'), vote(2, 'southside')], true)).toBe('to:southside');
    expect(pollResult(TARGET, all, [], true)).toBeUndefined();
  });

  it('ignores votes for options that are not offered, and votes of seats without a vote', () => {
    expect(pollResult(TARGET, all, [vote(1, 'library'), { seat: 7, option: 'to:uptown' }], true)).toBeUndefined();
  });
});

describe('a decision at its deadline', () => {
  const due = (
    decision: TypedDecision,
    absence: AbsencePolicy,
    {
      away = [],
      keeper = false,
      votes = [],
    }: {
      readonly away?: readonly number[];
      readonly keeper?: boolean;
      readonly votes?: readonly Ballot[];
    } = {},
  ) =>
    resolveDeadline(
      decision,
      owners(decision),
      votes,
      { absence },
      {
        view: view(),
        vocabulary: VOCABULARY,
        isAway: (seat) => away.includes(seat),
        keeper,
      },
    );

  it('waits if the table has agreed to wait', () => {
    expect(due(LOSS, 'wait')).toEqual({ do: 'wait' });
  });

  it('gets its harmless answer [PBP-24]', () => {
    expect(due(LOSS, 'harmless')).toEqual({ do: 'answer', option: 'take', by: 'absence' });
  });

  it('goes to the stand-in if the harmless answer has repeatedly changed nothing [PBP-25]', () => {
    const present = {
      view: view(),
      vocabulary: VOCABULARY,
      isAway: isNeverAway,
      keeper: false,
      mayAnswer: () => false,
    };
    const resolveStuck = (absence: AbsencePolicy) => resolveDeadline(LOSS, owners(LOSS), [], { absence }, present);
    expect(resolveStuck('harmless')).toEqual({ do: 'ask', who: 1 });
    expect(resolveStuck('bot')).toEqual({ do: 'ask', who: 1 });
  });

  it('goes to the first player if no answer is harmless, or to the keeper [PBP-25]', () => {
    expect(due(FIGHT, 'harmless')).toEqual({ do: 'ask', who: 1 });
    expect(due(FIGHT, 'harmless', { away: [1] })).toEqual({ do: 'ask', who: 2 });
    expect(due(FIGHT, 'keeper', { keeper: true })).toEqual({ do: 'ask', who: 'keeper' });
    expect(due(FIGHT, 'harmless', { away: [1, 2] })).toEqual({ do: 'wait' });
  });

  it('goes to the keeper, or to the next seat present, if the first player is absent (BOX-57)', () => {
    expect(findStandIn(view(), 1, isNeverAway, true)).toBe('keeper');
    expect(findStandIn(view(), 1, isNeverAway, false)).toBe(2);
    expect(findStandIn(view(), 1, (seat) => seat === 2, false)).toBe(0);
    expect(findStandIn(view(), 0, isNeverAway, true)).toBe(1);
  });

  it('is put to the vote of the others if the table agreed to vote', () => {
    expect(due(FIGHT, 'vote')).toEqual({ do: 'poll', voters: [1, 2] });
    const votes = [1, 2].map((seat) => ({ seat, option: 'flee' }));
    expect(due(FIGHT, 'vote', { votes })).toEqual({ do: 'answer', option: 'flee', by: 'poll' });
  });

  it('ends a poll under any absence policy [PBP-23]', () => {
    expect(due(TARGET, 'wait', { votes: [{ seat: 1, option: 'to:uptown' }] })).toEqual({
      do: 'answer',
      option: 'to:uptown',
      by: 'poll',
    });
  });

  it('sends a poll without a vote to whom the table has named, and lets the next vote decide (BOX-57) [PBP-23]', () => {
    const late = { do: 'late', keeper: false, extends: true };
    expect(due(TARGET, 'wait')).toEqual({ ...late, extends: false });
    expect(due(TARGET, 'vote')).toEqual(late);
    expect(due(TARGET, 'harmless')).toEqual(late);
    expect(due(TARGET, 'keeper', { keeper: true })).toEqual({ ...late, keeper: true });
    const context = {
      view: view(),
      vocabulary: VOCABULARY,
      isAway: () => false,
      keeper: false,
      bot: () => 'to:uptown',
    };
    expect(resolveDeadline(TARGET, owners(TARGET), [], { absence: 'bot' }, context)).toEqual({
      do: 'answer',
      option: 'to:uptown',
      by: 'bot',
    });
  });
});
