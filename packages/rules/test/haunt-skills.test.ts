import type { Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { skillCheck } from '../src/common/checks/checks.js';
import type { CheckResult, CheckSpec } from '../src/common/contracts/checks.js';
import { resolve } from '../src/common/effects/resolve.js';
import { skillValue } from '../src/common/figures/modifiers.js';
import { completePhase } from '../src/haunt/day/phases.js';
import type { Game } from '../src/haunt/game.js';
import { allocateSlot, makeFocusCheck, removeSlotMarkers, skillBase } from '../src/haunt/people/skills.js';
import { freeSlots, setSlot } from '../src/haunt/people/slots.js';
import type { Investigator, SlotState } from '../src/haunt/state.js';
import type { Effects } from '../src/language/effects.js';
import { createPosition, mythosCard, runTrial, type Trial } from './haunt-trial.js';

/** Slots of all pairs. The named ones have the given state. */
const slotsWithState = (
  named: readonly (readonly [pair: number, slot: number])[],
  as: SlotState,
): Investigator['slots'] => {
  const who = { slots: freeSlots() } as Investigator;
  for (const [pair, slot] of named) setSlot(who, pair, slot, as);
  return who.slots;
};
const slots = (...named: readonly (readonly [pair: number, slot: number])[]) => slotsWithState(named, 'allocated');
const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const check =
  (kind: CheckSpec['kind'], modifier = 0, difficulty = 1) =>
  (g: Game): Rule<CheckResult> =>
    skillCheck(g, firstInvestigator(g), { kind, modifier, difficulty, cause: { source: 'test' } });
const value = (t: Trial) => (t.result() as { value?: unknown }).value as CheckResult;
const dice = (t: Trial) => t.events.find((event) => event.type === 'rolled')?.dice;

describe('a skill check', () => {
  it('can be rolled without a bonus or with any free slot, and allocates the chosen slot [H-SKILL-01, H-SKILL-02, H-SKILL-06, H-SKILL-12]', () => {
    const t = runTrial(createPosition([{}]), check('fight', 1), { dice: [1, 2, 3, 4, 5] });
    expect(t.options()).toEqual(['no-bonus', 'bonus:fight-will:1', 'bonus:fight-will:2', 'bonus:fight-will:3']);
    expect(t.play.decisions[0]).toMatchObject({ by: [0], key: 'q.bonus' });
    expect(t.play.decisions[0]?.about).toMatchObject({
      dice: 1,
      ways: [{ dice: 1 }, { dice: 3 }, { dice: 5 }, { dice: 6 }],
    });
    t.answer('bonus:fight-will:2');
    expect(value(t)).toMatchObject({ successes: 1, passed: true });
    expect(dice(t)).toHaveLength(5);
    expect(t.state.investigators[0]?.slots[1]).toEqual(['free', 'free', 'allocated', 'free']);
    expect(t.events).toContainEqual({ type: 'allocated', seat: 0, pair: 1, slot: 2, values: [4, 2] });
  });

  it.each([
    ['speed', 'speed-sneak', [0, 2, 4, 5]],
    ['sneak', 'speed-sneak', [5, 4, 2, 0]],
    ['fight', 'fight-will', [0, 2, 4, 5]],
    ['will', 'fight-will', [5, 4, 2, 0]],
    ['lore', 'lore-luck', [0, 2, 4, 5]],
    ['luck', 'lore-luck', [5, 4, 2, 0]],
  ] as const)('uses the value of %s in each slot of its pair [H-SKILL-01]', (skill, pair, values) => {
    for (const [slot, worth] of values.entries()) {
      const t = runTrial(createPosition([{}]), check(skill), { dice: [1, 1, 1, 1, 1].slice(0, worth) });
      // Bonuses without a die are not offered.
      if (worth === 0) expect(t.options()).not.toContain(`bonus:${pair}:${slot}`);
      if (worth === 0) continue;
      t.answer(`bonus:${pair}:${slot}`);
      expect(dice(t)).toHaveLength(worth);
    }
  });

  it('can be rolled without a bonus: the skill is then 0, but modifiers count [H-SKILL-07, H-SKILL-11]', () => {
    const t = runTrial(createPosition([{ cards: [{ card: 'fight' }] }]), check('fight', 2), { dice: [1, 6] });
    t.answer('no-bonus');
    expect(value(t)).toMatchObject({ successes: 1, passed: true });
    expect(dice(t)).toEqual([1, 6]);
    expect(t.state.investigators[0]?.slots[1]).toEqual(freeSlots()[1]);
  });

  it('counts cards that raise the skill only with a bonus, even with a bonus of 0 [H-SKILL-10]', () => {
    const start = createPosition([{ cards: [{ card: 'fight' }] }]);
    const t = runTrial(start, check('fight'), { dice: [5] });
    expect(t.options()).toContain('bonus:fight-will:0');
    t.answer('bonus:fight-will:0');
    expect(dice(t)).toEqual([5]);
  });

  it('counts modifiers of the day’s Mythos cards with or without a bonus [H-SKILL-11, H-UPKEEP-20]', () => {
    const fog = mythosCard('fog', { type: 'environment', modifiers: [{ mod: 'check', check: 'sneak', by: 2 }] });
    const t = runTrial(createPosition([{}], { mythos: ['fog'] }), check('evade'), { dice: [1, 5], mythos: [fog] });
    t.answer('no-bonus');
    expect(dice(t)).toEqual([1, 5]);
  });

  it('takes one bonus at most, even if several slots of a pair are allocated [H-SKILL-04, H-SKILL-05]', () => {
    const t = runTrial(createPosition([{ slots: slots([1, 2], [1, 1]) }]), check('fight'), { dice: [1, 1, 1, 5] });
    expect(t.options()).toEqual(['no-bonus', 'bonus:fight-will:1', 'bonus:fight-will:2', 'bonus:fight-will:3']);
    t.answer('bonus:fight-will:2');
    expect(dice(t)).toHaveLength(4);
  });

  it('may use either value of an allocated slot any number of times in that phase [H-SKILL-02, H-SKILL-03]', () => {
    const rule = function* (g: Game): Rule {
      for (const kind of ['fight', 'will', 'fight'] as const) yield* check(kind)(g);
    };
    const t = runTrial(createPosition([{ slots: slots([1, 1]) }]), rule, { dice: [1, 5, 1, 1, 1, 5, 5, 1] });
    t.answer('bonus:fight-will:1', 'bonus:fight-will:1', 'bonus:fight-will:1');
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(t.state.investigators[0]?.slots[1]).toEqual(['free', 'allocated', 'free', 'free']);
  });

  it('cannot use a covered slot after the end of its phase until the marker is removed [H-SKILL-08]', () => {
    const rule = function* (g: Game): Rule {
      completePhase(g, 0);
      yield* check('fight')(g);
    };
    const t = runTrial(createPosition([{ slots: slots([1, 2], [1, 3]) }]), rule, { dice: [5, 1] });
    expect(t.options()).toEqual(['no-bonus', 'bonus:fight-will:1']);
    expect(t.state.investigators[0]?.slots[1]).toEqual(['free', 'free', 'covered', 'covered']);
  });

  it('omits slots that change nothing, and asks nothing if no useful slot is left [H-SKILL-07]', () => {
    // Fight 0, 2 and 4 give no die against −4; 5 gives one.
    expect(runTrial(createPosition([{}]), check('fight', -4), { dice: [] }).options()).toEqual([
      'no-bonus',
      'bonus:fight-will:3',
    ]);
    const none = runTrial(createPosition([{}]), check('fight', -5), { dice: [] });
    expect(value(none)).toMatchObject({ successes: 0, passed: false });
    // With 4 allocated, no lower free slot is useful.
    const four = runTrial(createPosition([{ slots: slots([1, 2]) }]), check('fight'), { dice: [] });
    expect(four.options()).toEqual(['no-bonus', 'bonus:fight-will:2', 'bonus:fight-will:3']);
  });

  it('fails without dice unless Clues buy some [H-SKILL-13, H-ENC-INIT-10]', () => {
    const t = runTrial(createPosition([{ clues: 2 }]), check('sneak', -9), { dice: [2, 6] });
    expect(t.options()).toEqual(['enough', 'clue']);
    t.answer('clue', 'clue');
    expect(value(t)).toMatchObject({ successes: 1, passed: true });
    expect(t.state.investigators[0]?.clues).toBe(0);
  });

  it('needs one success by default [H-SKILL-15]', () => {
    const text: Effects = [
      { do: 'check', check: 'luck', modifier: 1, pass: [{ do: 'gain', what: 'money', amount: 3 }] },
    ];
    const t = runTrial(createPosition([{}]), (g) => resolve(g, firstInvestigator(g), text, { source: 'test' }), {
      dice: [5],
    });
    t.answer('no-bonus');
    expect(t.state.investigators[0]?.money).toBe(3);
  });

  it('may continue with Clues after a pass if further successes count [H-SKILL-13]', () => {
    const rule = (g: Game) =>
      skillCheck(g, firstInvestigator(g), {
        kind: 'sneak',
        modifier: 1,
        difficulty: 1,
        cause: { source: 'test' },
        counts: true,
      });
    const t = runTrial(createPosition([{ clues: 1 }]), rule, { dice: [5, 5] });
    t.answer('no-bonus', 'clue');
    expect(value(t)).toMatchObject({ successes: 2, passed: true });
  });

  it('uses Sneak to evade, Will for horror, Fight in combat and Lore for spells [H-SKILL-14]', () => {
    const bestOptions = {
      evade: 'speed-sneak:0',
      horror: 'fight-will:0',
      combat: 'fight-will:3',
      spell: 'lore-luck:3',
    };
    for (const [kind, slot] of Object.entries(bestOptions)) {
      const t = runTrial(createPosition([{}]), check(kind as CheckSpec['kind']), { dice: [1, 1, 1, 1, 6] });
      t.answer(`bonus:${slot}`);
      expect(dice(t)).toHaveLength(5);
    }
  });

  it('needs no bonus if it is a Focus check, and Clues may add successes after a pass [H-SKILL-09, H-GLOSS-04]', () => {
    const rule = (g: Game) =>
      makeFocusCheck(g, firstInvestigator(g), { modifier: 0, difficulty: 1, cause: { source: 'x' }, counts: true });
    const t = runTrial(createPosition([{ clues: 1 }]), rule, { dice: [5, 1, 6] });
    expect(t.options()).toEqual(['enough', 'clue']);
    t.answer('clue');
    expect(value(t)).toMatchObject({ successes: 2, passed: true });
    expect(t.state.investigators[0]?.slots).toEqual(slots());
  });
});

it('a skill outside of checks: it has the best bonus allocated in this phase, or 0 [H-SKILL-07, H-SKILL-10]', () => {
  const rule = function* (g: Game): Rule<unknown> {
    const who = firstInvestigator(g);
    const before = [skillBase(g, who, 'lore'), skillValue(g, who, 'lore'), skillBase(g, who, 'focus')];
    allocateSlot(g, who, 2, 1);
    allocateSlot(g, who, 2, 2);
    return [...before, skillBase(g, who, 'lore'), skillValue(g, who, 'lore'), skillBase(g, who, 'luck')];
  };
  const t = runTrial(createPosition([{ cards: [{ card: 'lore' }] }]), rule);
  expect(t.result()).toEqual({ how: 'done', value: [undefined, 0, 2, 4, 5, 4] });
});

describe('the removal of skill markers', () => {
  const start = (...names: readonly (readonly [number, number])[]) => {
    return createPosition([{ slots: slotsWithState(names, 'covered') }]);
  };
  const rule = (g: Game) => removeSlotMarkers(g, firstInvestigator(g));

  it('removes all markers, up to five, without a question [H-UPKEEP-42]', () => {
    const t = runTrial(start([0, 0], [0, 3], [1, 1], [2, 2], [2, 3]), rule);
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(t.state.investigators[0]?.slots).toEqual(slots());
    expect(t.events).toHaveLength(1);
    expect(runTrial(start(), rule).events).toEqual([]);
  });

  it('lets the player choose five of more, including one placed in this Upkeep [H-UPKEEP-42, H-UPKEEP-46]', () => {
    const from = start([0, 0], [0, 1], [0, 2], [0, 3], [1, 1], [2, 2]);
    setSlot(from.investigators[0] as Investigator, 2, 3, 'allocated');
    const t = runTrial(from, rule);
    expect(t.play.decisions[0]?.by).toEqual([0]);
    expect(t.options()).toHaveLength(7);
    t.answer('marker:lore-luck:3', 'marker:speed-sneak:1', 'marker:fight-will:1', 'marker:speed-sneak:3');
    expect(t.options()).toEqual(['marker:speed-sneak:0', 'marker:speed-sneak:2', 'marker:lore-luck:2']);
    t.answer('marker:lore-luck:2');
    expect(t.state.investigators[0]?.slots).toEqual([['covered', 'free', 'covered', 'free'], ...freeSlots().slice(1)]);
    expect(t.events.at(-1)).toMatchObject({ type: 'markersOff', seat: 0 });
  });
});
