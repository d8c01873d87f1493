/** Asides available while a question is open. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import { type AsideScope, ask, askUnlessMoot } from '../src/common/ask.js';
import { type ArkhamLayer, type OpenAside, optionId } from '../src/index.js';
import { createPosition, runTrial } from './arkham-trial.js';

/** An aside of a seat: seat 0 at any time, 1 in a fight, 2 in a text. */
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

/** Returns the seats with asides while a question with this scope is open. */
function seatsWithAsides(
  how: typeof ask | typeof askUnlessMoot,
  asides: ((g: Game) => AsideScope) | undefined,
): number[] {
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
] as const)('a question of %s', (_, how) => {
  it('allows all asides by default or with “all”', () => {
    expect(seatsWithAsides(how, undefined)).toEqual([0]);
    expect(seatsWithAsides(how, () => 'all')).toEqual([0]);
  });

  it('allows no asides with “none”', () => {
    expect(seatsWithAsides(how, () => 'none')).toEqual([]);
  });

  it('allows the asides of the investigator in a fight or a text', () => {
    expect(seatsWithAsides(how, (g) => ({ busy: g.investigatorAt(3) }))).toEqual([1]);
    expect(seatsWithAsides(how, (g) => ({ inText: g.investigatorAt(3) }))).toEqual([2]);
    expect(seatsWithAsides(how, (g) => ({ busy: g.investigatorAt(2) }))).toEqual([]);
  });
});

it('the aside to trade: it belongs to the seat that offers it', () => {
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
