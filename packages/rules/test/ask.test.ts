/** Asides available while a question is open. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import { type AsideScope, ask, askUnlessMoot } from '../src/common/ask.js';
import { type ArkhamLayer, type OpenAside, optionId } from '../src/index.js';
import { createPosition, runTrial } from './arkham-trial.js';

/** An aside known by who may take it: 0 at any time, 1 in a fight, 2 in a text. */
const aside = (by: number, g: Game): OpenAside => ({
  id: optionId.trade(by, 3),
  by,
  key: 'o.trade',
  args: { investigator: g.investigatorAt(by).id, other: g.investigatorAt(3).id },
  *run() {},
});
const layer: ArkhamLayer = (below) => ({
  ...below,
  asides: {
    ...below.asides,
    always: (g) => [aside(0, g as Game)],
    whileBusy: (g, who) => (who.seat === 3 ? () => [aside(1, g as Game)] : undefined),
    inText: (g, who) => (who.seat === 3 ? () => [aside(2, g as Game)] : undefined),
  },
});

/** Returns the seats with asides while such a question is open. */
function open(how: typeof ask | typeof askUnlessMoot, asides: ((g: Game) => AsideScope) | undefined): number[] {
  const t = runTrial(
    createPosition([{}, {}, {}, {}]),
    (g) =>
      how(g, () => ({
        by: [3],
        key: 'q.keeper',
        args: { n: 1 },
        why: 'PBP-11',
        options: [{ id: 'begin', value: undefined, key: 'o.go-on' }],
        window: true,
        ...(asides && { asides: asides(g) }),
      })),
    { rules: [{ layer }] },
  );
  return t.play.decisions.flatMap((decision) => decision.asides.map(({ by }) => by));
}

describe.each([
  ['ask', ask],
  ['askUnlessMoot', askUnlessMoot],
] as const)('a question put by %s', (_, how) => {
  it('is open to whatever anybody may do, where nothing is said or all', () => {
    expect(open(how, undefined)).toEqual([0]);
    expect(open(how, () => 'all')).toEqual([0]);
  });

  it('is open to nothing where it says so', () => {
    expect(open(how, () => 'none')).toEqual([]);
  });

  it('is open to what a fight or a text of his leaves open', () => {
    expect(open(how, (g) => ({ busy: g.investigatorAt(3) }))).toEqual([1]);
    expect(open(how, (g) => ({ inText: g.investigatorAt(3) }))).toEqual([2]);
    expect(open(how, (g) => ({ busy: g.investigatorAt(2) }))).toEqual([]);
  });
});

it('an offer to trade names first who offers it, and then to whom', () => {
  const t = runTrial(
    createPosition([
      { place: 'woods', money: 1 },
      { place: 'woods', money: 1 },
    ]),
    (g) =>
      ask(g, () => ({
        by: [0],
        key: 'q.keeper',
        args: { n: 1 },
        why: 'PBP-11',
        options: [{ id: 'begin', value: undefined, key: 'o.go-on' }],
        window: true,
      })),
  );
  const trades = t.play.decisions.flatMap(({ asides }) => asides).filter(({ key }) => key === 'o.trade');
  expect(trades.map(({ id, by }) => [id, by])).toEqual([
    ['trade:0:1', 0],
    ['trade:1:0', 1],
  ]);
});
