import { type CheckDetails, type DecisionOf, optionId } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { describeOption, keyedOptions } from '../../src/play/options.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();

const WHO = { investigator: 'kate-winthrop' };

/** The question who acts next on a day of Haunt: slots of each investigator, then the end of the day. */
function createDay(...slots: readonly number[]): DecisionOf<'q.day'> {
  const options = slots.flatMap((n, by) => [
    ...Array.from({ length: n }, (_, slot) => ({
      id: optionId.city(slot, by),
      key: 'o.city' as const,
      by,
      args: { ...WHO, first: 1, second: 2 },
    })),
    { id: optionId.endDay(by), key: 'o.end-day' as const, by, args: WHO },
  ]);
  const seats = slots.map((_, by) => by);
  return {
    id: '1',
    key: 'q.day',
    by: seats,
    args: { n: 0 },
    why: 'H-TURN-03',
    options,
    asides: [],
    about: { obstructed: [] },
  };
}

describe('the keys of options', () => {
  it('include one for the end of a day of Haunt, after the slots of all investigators', () => {
    expect(keyedOptions(createDay(2, 1)).map(({ id }) => id)).toEqual([
      'city:0:by:0',
      'city:1:by:0',
      'city:0:by:1',
      'end-day:by:0',
    ]);
  });

  it('include the last key for the end of the day if there are more slots than keys', () => {
    const keyed = keyedOptions(createDay(4, 4, 4)).map(({ id }) => id);
    expect(keyed[8]).toBe('end-day:by:0');
    expect(keyed).toHaveLength(13);
  });

  it('are limited to the options of the own seat at an online table', () => {
    const keyed = keyedOptions(createDay(4, 4, 2), ({ by }) => by === 2);
    expect(keyed.map(({ id }) => id)).toEqual(['city:0:by:2', 'city:1:by:2', 'end-day:by:2']);
  });
});

describe('an option with a check', () => {
  const spend = [1, 2].map((clues) => ({ clues, dice: clues }));
  const check: CheckDetails = { check: 'lore', sources: [], dice: 2, difficulty: 1, faces: [5, 6], spend };
  const who = { seat: 0, id: 'kate-winthrop', clues: 2, cards: [], untilTurnEnds: [], place: 'woods' };
  const view = {
    investigators: [who],
    inPlay: [],
    ancientOne: 'yig',
  };
  const describeOptions = (more: Partial<CheckDetails>) => {
    const decision: DecisionOf<'q.may-pay'> = {
      id: '1',
      key: 'q.may-pay',
      by: [0],
      args: { investigator: 'kate-winthrop', source: 'x' },
      why: 'DEC-29',
      options: [
        { id: 'yes', key: 'o.yes' },
        { id: 'no', key: 'o.no' },
      ],
      asides: [],
      about: { effects: [], source: 'x', checks: { yes: { ...check, ...more } } },
    };
    return decision.options.map((option) => describeOption(loaded, decision, option, view as unknown as TableView));
  };

  it('shows its chance, its dice and the effect of Clues, unlike the option without a check', () => {
    const [yes, no] = describeOptions({});
    expect(yes).toMatchObject({ chance: '56%', hint: '2 dice; with 1 Clue 70%, with 2 80%' });
    expect(no).toEqual({ text: 'Decline', hint: undefined });
  });

  it('shows only Clues that can be spent on the check', () => {
    expect(describeOptions({ spend: spend.slice(0, 1) })[0]?.hint).toBe('2 dice; with 1 Clue 70%');
    expect(describeOptions({ spend: [] })[0]?.hint).toBe('2 dice');
  });

  it('includes the bonus that can be allocated in Haunt, and shows the chance without it', () => {
    const [yes] = describeOptions({
      dice: 0,
      spend: [],
      allocating: { skill: 'lore', value: 4, dice: 4, sources: [] },
    });
    expect(yes).toMatchObject({ chance: '80%', hint: '4 dice if Lore 4 is allocated (0% otherwise)' });
  });
});
