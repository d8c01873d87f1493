import { BASE } from '@vigil/content';
import type { Decision } from '@vigil/engine';
import { Content, type State } from '@vigil/rules';
import { expect, it } from 'vitest';
import { arkhamInvariants } from '../src/invariants/invariants.js';

const content = new Content([BASE]);

/** Returns the violations of the invariants of open questions, for a state of Ann and one question. */
function violationsOf(
  who: Partial<State['investigators'][number]>,
  decision: Partial<Decision>,
  table: Partial<State> = {},
): string[] {
  const ann = { id: 'ann', seat: 0, place: 'woods', sanity: 3, stamina: 3, explored: false, ...who };
  const state = { turn: 2, gates: [], investigators: [ann], ...table } as unknown as State;
  const open = { by: [0], key: 'q.location', args: { investigator: 'ann', place: 'woods' }, ...decision } as Decision;
  const names = ['no question of a turn', 'a question about a place', 'an encounter is open only'];
  return arkhamInvariants(content)
    .filter(({ name }) => names.some((begin) => name.startsWith(begin)))
    .flatMap(({ findViolation }) => findViolation(state, new Set([0]), [open]) ?? []);
}

it('an encounter for a healthy investigator at the place is no violation', () => {
  expect(violationsOf({}, {})).toEqual([]);
});

it('an investigator at 0 is asked nothing of the turn, except by a card used as an aside [A-STATUS-02, A-SPELL-07]', () => {
  const movement = { key: 'q.movement' };
  expect(violationsOf({ sanity: 0 }, movement)).toEqual(['ann is asked q.movement with 0 sanity and 3 stamina']);
  expect(violationsOf({ stamina: 0 }, { key: 'q.sliders' })).toEqual([
    'ann is asked q.sliders with 3 sanity and 0 stamina',
  ]);
  expect(violationsOf({ stamina: 0 }, { key: 'q.sliders', aside: true })).toEqual([]);
});

it('an investigator who was moved, arrested or defeated is not asked about the former place [PBP-04, A-STATUS-09, A-STATUS-17]', () => {
  expect(violationsOf({ place: 'library' }, {})).toEqual(['ann is at library, and is asked q.location at woods']);
  const inJail = { args: { investigator: 'ann', place: 'jail' } };
  expect(violationsOf({ place: 'jail' }, inJail)).toEqual(['ann is at jail, and is asked q.location']);
  expect(violationsOf({ defeatedOn: 2 }, {})).toEqual(['ann was defeated in this turn, and is asked q.location']);
  expect(violationsOf({ losesTurn: 2 }, {})).toEqual(['ann has no turn, and is asked q.location']);
});

it('a gate may be closed only by an investigator who has explored it, and while it is open [A-ENC-36]', () => {
  const closing = { key: 'q.explored-gate', args: { investigator: 'ann', place: 'woods', gate: 'gate-abyss-1' } };
  const gates = [{ at: 'woods', marker: 'gate-abyss-1' }] as State['gates'];
  expect(violationsOf({ explored: true }, closing, { gates })).toEqual([]);
  expect(violationsOf({}, closing, { gates })).toEqual(['ann has explored no such gate at woods']);
  expect(violationsOf({ explored: true }, closing)).toEqual(['ann has explored no such gate at woods']);
  expect(violationsOf({}, {}, { gates })).toEqual(['ann is asked q.location where a gate is open']);
});
