import { type CheckDetails, type DecisionOf, optionId } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { describeOption, keyedOptions } from '../../src/play/options.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();

const WHO = { investigator: 'kate-winthrop' };

/** Creates the question of who acts next on a day of Haunt: slots of each investigator, then the end of the day. */
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
  it('are one for the end of a day of Haunt, after those of the slots, however many may ask for it', () => {
    expect(keyedOptions(createDay(2, 1)).map(({ id }) => id)).toEqual([
      'city:0:by:0',
      'city:1:by:0',
      'city:0:by:1',
      'end-day:by:0',
    ]);
  });

  it('leave the last key to the end of the day where there are more slots than keys', () => {
    const keyed = keyedOptions(createDay(4, 4, 4)).map(({ id }) => id);
    expect(keyed[8]).toBe('end-day:by:0');
    expect(keyed).toHaveLength(13);
  });

  it('of a day of Haunt over the network are for the answers of one’s own seat, its end among them', () => {
    const keyed = keyedOptions(createDay(4, 4, 2), ({ by }) => by === 2);
    expect(keyed.map(({ id }) => id)).toEqual(['city:0:by:2', 'city:1:by:2', 'end-day:by:2']);
  });
});

describe('an answer that leads to a check', () => {
  const spend = [1, 2].map((clues) => ({ clues, dice: clues }));
  const check: CheckDetails = { check: 'lore', sources: [], dice: 2, difficulty: 1, faces: [5, 6], spend };
  const who = { seat: 0, id: 'kate-winthrop', clues: 2, cards: [], untilTurnEnds: [], place: 'woods' };
  const view = {
    investigators: [who],
    inPlay: [],
    ancientOne: 'yig',
  };
  const words = (more: Partial<CheckDetails>) => {
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

  it('says its chance, its dice and what Clues would do; the other answer says nothing', () => {
    const [yes, no] = words({});
    expect(yes).toMatchObject({ chance: '56%', hint: '2 dice; with 1 Clue 70%, with 2 80%' });
    expect(no).toEqual({ text: 'Decline', hint: undefined });
  });

  it('counts only the Clues that may be spent on it', () => {
    expect(words({ spend: spend.slice(0, 1) })[0]?.hint).toBe('2 dice; with 1 Clue 70%');
    expect(words({ spend: [] })[0]?.hint).toBe('2 dice');
  });

  it('counts the bonus that could be allocated for it (Haunt), and says what it would be without', () => {
    const [yes] = words({ dice: 0, spend: [], allocating: { skill: 'lore', value: 4, dice: 4, sources: [] } });
    expect(yes).toMatchObject({ chance: '80%', hint: '4 dice if Lore 4 is allocated (0% otherwise)' });
  });
});
