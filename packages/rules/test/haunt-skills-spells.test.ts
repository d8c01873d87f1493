import type { Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { abilitiesAt, useAbility } from '../src/common/cards/abilities.js';
import { skillCheck } from '../src/common/checks/checks.js';
import { combatCheck, newCombat } from '../src/common/combat/combat.js';
import type { CheckResult } from '../src/common/contracts/checks.js';
import { monsterStats } from '../src/common/figures/modifiers.js';
import { unlessInterrupted } from '../src/common/game.js';
import type { Game } from '../src/haunt/game.js';
import { evadeBeforeLeaving } from '../src/haunt/meeting/evade.js';
import type { Investigator, SlotStates, State } from '../src/haunt/state.js';
import { createPosition, mythosCard, runTrial, type Trial } from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const value = (t: Trial) => (t.result() as { value?: unknown }).value as CheckResult;
const heldCard = (t: Trial, name: string) => t.state.investigators[0]?.cards.find((one) => one.card === name);
const NONE: SlotStates = ['covered', 'covered', 'covered', 'covered'];
/** Lore 5 (slot 5/0 of Lore and Luck) is allocated, and no other slot is free. */
const LORE_5: Investigator['slots'] = [NONE, NONE, ['covered', 'covered', 'covered', 'allocated']];
const NO_SLOTS: Investigator['slots'] = [NONE, NONE, NONE];
const caster = (cards: readonly string[], more: Partial<Investigator> = {}): State =>
  createPosition([{ slots: LORE_5, cards: cards.map((name) => ({ card: name })), ...more }]);
/** A Combat check against a monster. */
const against =
  (token: string) =>
  (g: Game): Rule<CheckResult> =>
    combatCheck(g, firstInvestigator(g), newCombat(firstInvestigator(g), token), 0);

describe('casting a spell', () => {
  it('costs nothing if passed, exhausts the card and fills its hands [H-SPELL-01, H-SPELL-02]', () => {
    const t = runTrial(caster(['shrivelling', 'shotgun']), against('cultist-1'), {
      dice: [1, 1, 1, 5, 5, 6, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(t.options()).toEqual(['roll', 'take:shotgun', 'use:shrivelling']);
    t.answer('use:shrivelling', 'bonus:lore-luck:3');
    expect(heldCard(t, 'shrivelling')?.exhausted).toBe(true);
    expect(t.state.investigators[0]?.sanity).toBe(5);
    // One hand is left, too few for the shotgun, and the spell cannot be cast again.
    expect(t.options()).toEqual(['roll']);
    t.answer('roll');
    // +6, and +1 against a cultist.
    expect(t.events.filter(({ type }) => type === 'rolled').at(-1)).toMatchObject({
      sources: [
        { source: 'shrivelling', by: 6 },
        { source: 'cultist', by: 1 },
      ],
    });
  });

  it('costs its Sanity if failed, leaves the spell ready and fills no hand [H-SPELL-03, H-SPELL-04]', () => {
    const start = caster(['dread-curse-of-azathoth', 'shotgun'], { sanity: 3 });
    const t = runTrial(start, against('cultist-1'), { dice: [1, 4, 2, 1, 1, 1] });
    t.answer('use:dread-curse-of-azathoth', 'bonus:lore-luck:3');
    expect(t.state.investigators[0]).toMatchObject({ sanity: 1 });
    expect(heldCard(t, 'dread-curse-of-azathoth')?.exhausted).toBeUndefined();
    expect(t.options()).toEqual(['roll', 'take:shotgun', 'use:dread-curse-of-azathoth']);
  });

  it('is allowed with less Sanity than its cost; a failure that takes the last Sanity removes the caster at once [H-SPELL-03, H-SPELL-10, H-DEATH-01]', () => {
    const t = runTrial(
      caster(['dread-curse-of-azathoth'], { sanity: 1 }),
      (g) => unlessInterrupted(firstInvestigator(g), against('cultist-1')(g)),
      { dice: [1, 4, 2] },
    );
    t.answer('use:dread-curse-of-azathoth', 'bonus:lore-luck:3');
    expect(t.state.investigators[0]).toMatchObject({ sanity: 0, place: 'out' });
    expect(t.result()).toEqual({ how: 'done', value: undefined });
  });

  it('may be repeated after a failure; abilities that reduce Sanity loss reduce its cost [H-SPELL-03, H-SPELL-08]', () => {
    // Lore 4, Luck 3.
    const slots: Investigator['slots'] = [NONE, NONE, ['covered', 'allocated', 'covered', 'covered']];
    const start = caster(['shrivelling'], { id: 'harvey-walters', sanity: 7, slots });
    const t = runTrial(start, against('cultist-1'), { dice: [1, 2, 3, 2, 2, 5] });
    t.answer('use:shrivelling', 'bonus:lore-luck:1');
    expect(t.options()).toEqual(['roll', 'use:shrivelling']);
    t.answer('use:shrivelling', 'bonus:lore-luck:1');
    expect(heldCard(t, 'shrivelling')?.exhausted).toBe(true);
    expect(t.state.investigators[0]?.sanity).toBe(7);
    expect(t.events.filter(({ type }) => type === 'rolled')).toMatchObject([
      { dice: [1, 2, 3], successes: 0 },
      { dice: [2, 2, 5], successes: 1 },
    ]);
  });

  it('can be rolled without a Lore bonus, and Clues can buy dice [H-SPELL-01, H-SPELL-11]', () => {
    const start = caster(['enchant-weapon', 'knife'], { slots: NO_SLOTS, clues: 1 });
    const t = runTrial(start, against('cultist-1'), { dice: [6, 1] });
    t.answer('use:enchant-weapon', 'clue');
    expect(heldCard(t, 'enchant-weapon')?.exhausted).toBe(true);
    expect(t.state.investigators[0]).toMatchObject({ sanity: 5, clues: 0 });
  });

  it('discards a spell that says so only if the casting succeeds [H-SPELL-02, H-SPELL-03]', () => {
    const castBindMonster = (dice: readonly number[]) => {
      const t = runTrial(caster(['bind-monster']), against('cultist-1'), { dice });
      t.answer('use:bind-monster', 'bonus:lore-luck:3');
      return t;
    };
    const failed = castBindMonster([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(heldCard(failed, 'bind-monster')).toBeDefined();
    expect(failed.state.investigators[0]?.sanity).toBe(3);
    expect(failed.options()).toEqual(['roll', 'use:bind-monster']);
    const succeeded = castBindMonster([1, 1, 1, 1, 1, 1, 1, 1, 5]);
    expect(heldCard(succeeded, 'bind-monster')).toBeUndefined();
    expect(value(succeeded)).toMatchObject({ passed: true, unrolled: true });
  });

  it('is not offered while forbidden or without free hands [H-BASE-11, H-ENC-ATK-13]', () => {
    const eclipse = mythosCard('eclipse', { type: 'environment', modifiers: [{ mod: 'forbid', what: 'cast' }] });
    const start = caster(['shrivelling']);
    start.inPlay = [{ card: 'eclipse', as: 'mythos' }];
    const barred = runTrial(start, against('cultist-1'), { mythos: [eclipse], dice: [1, 5] });
    expect(barred.options()).not.toContain('use:shrivelling');
    const full = runTrial(caster(['shrivelling', 'shotgun']), against('cultist-1'), { dice: [] });
    full.answer('take:shotgun');
    expect(full.options()).toEqual(['roll', 'drop:shotgun']);
  });
});

describe('a spell without Sanity cost', () => {
  const cast = (start: State, dice: readonly number[] = []) => {
    const t = runTrial(start, against('cultist-1'), { dice });
    t.answer('use:wither');
    return t;
  };

  it('may be cast without a roll if its dice are sufficient, or rolled [H-SPELL-05]', () => {
    const t = cast(caster(['wither']));
    expect(t.options()).toEqual(['sure', 'roll']);
    t.answer('sure');
    expect(heldCard(t, 'wither')?.exhausted).toBe(true);
    expect(t.options()).toEqual(['roll']);
  });

  it('may be cast without a roll if a bonus is allocated that gives enough dice [H-SPELL-05, H-SKILL-02]', () => {
    const free = cast(createPosition([{ cards: [{ card: 'wither' }] }]));
    expect(free.options()).toEqual(['sure:lore-luck:1', 'sure:lore-luck:2', 'sure:lore-luck:3', 'roll']);
    free.answer('sure:lore-luck:1');
    expect(free.state.investigators[0]?.slots[2]).toEqual(['free', 'allocated', 'free', 'free']);
    expect(heldCard(free, 'wither')?.exhausted).toBe(true);
  });

  it('may not be cast without a roll if it has no dice [H-SPELL-05]', () => {
    const t = cast(caster(['wither', 'knife'], { slots: NO_SLOTS }));
    // The roll without dice failed at no cost; another attempt would have the same result (H-SPELL-03).
    expect(t.options()).toEqual(['roll', 'take:knife']);
    expect(heldCard(t, 'wither')?.exhausted).not.toBe(true);
    expect(t.state.investigators[0]?.sanity).toBe(5);
  });

  it('is any spell whose cost a card sets to 0; a spell with a cost is always rolled [H-SPELL-05]', () => {
    const aligned = mythosCard('aligned', { type: 'environment', modifiers: [{ mod: 'spellCost', to: 0 }] });
    const start = caster(['shrivelling']);
    start.inPlay = [{ card: 'aligned', as: 'mythos' }];
    const t = runTrial(start, against('cultist-1'), { mythos: [aligned] });
    t.answer('use:shrivelling');
    expect(t.options()).toEqual(['sure', 'roll']);
    const costly = runTrial(caster(['shrivelling']), against('cultist-1'), { dice: [] });
    costly.answer('use:shrivelling');
    expect(costly.play.decisions[0]?.key).toBe('q.bonus');
  });
});

describe('a spell that counts successes', () => {
  const evade = (g: Game): Rule<CheckResult> => {
    const combat = newCombat(firstInvestigator(g), 'cultist-1');
    const modifier = monsterStats(g, 'cultist-1', combat).awareness;
    return skillCheck(g, firstInvestigator(g), {
      kind: 'evade',
      modifier,
      difficulty: 1,
      cause: { source: 'cultist', combat },
      counts: true,
    });
  };

  it('passes an Evade check with its successes; a failure costs nothing and may be repeated [H-SPELL-06, H-SPELL-07]', () => {
    const t = runTrial(caster(['mists-of-releh']), evade, { dice: [1, 1, 5, 6] });
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(heldCard(t, 'mists-of-releh')?.exhausted).toBeUndefined();
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(value(t)).toEqual({ successes: 2, passed: true, unrolled: true });
    expect(heldCard(t, 'mists-of-releh')?.exhausted).toBe(true);
  });

  it('may get Clues after a success, and counts one success if cast without a roll [H-SPELL-05, H-SPELL-07, H-SPELL-11]', () => {
    const more = runTrial(caster(['mists-of-releh'], { clues: 1 }), evade, { dice: [5, 1, 5] });
    more.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3', 'clue');
    expect(value(more)).toMatchObject({ successes: 2 });
    const sure = runTrial(caster(['mists-of-releh'], { clues: 1 }), evade, { dice: [] });
    sure.answer('use:mists-of-releh', 'sure');
    expect(value(sure)).toMatchObject({ successes: 1, passed: true });
  });

  it('steals Clues with its extra successes if the check would have [H-SPELL-07, H-CITY-MOVE-12]', () => {
    const start = caster(['mists-of-releh'], { place: 'merchant' });
    start.monsters = [
      { token: 'cultist-1', at: 'merchant', clues: 2 },
      { token: 'maniac-1', at: 'merchant', clues: 0 },
    ];
    start.cup = start.cup.filter((token) => token !== 'cultist-1' && token !== 'maniac-1');
    const t = runTrial(start, (g) => evadeBeforeLeaving(g, firstInvestigator(g)), { dice: [1, 1, 5, 6] });
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(t.state.investigators[0]?.sanity).toBe(5);
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(t.options()).toEqual(['steal:cultist-1', 'enough']);
    t.answer('steal:cultist-1');
    expect(t.result()).toMatchObject({ value: true });
    expect(t.state.investigators[0]?.clues).toBe(1);
    expect(heldCard(t, 'mists-of-releh')?.exhausted).toBe(true);
  });

  it('restores a point per success if it is Heal; after one success there is no second roll [H-SPELL-06]', () => {
    const rule = function* (g: Game): Rule {
      const who = firstInvestigator(g);
      for (;;) {
        const [use] = abilitiesAt(g, who, 'phase:upkeep');
        if (!use) return;
        yield* useAbility(g, who, use);
      }
    };
    const t = runTrial(caster(['heal'], { stamina: 1 }), rule, { dice: [1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1] });
    t.answer('bonus:lore-luck:3', 'bonus:lore-luck:3');
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(t.state.investigators[0]).toMatchObject({ sanity: 4, stamina: 3 });
  });
});

it('an exhausted spell: it is active only in the fight in which it was cast [H-SPELL-09]', () => {
  const rule = function* (g: Game): Rule {
    yield* against('cultist-1')(g);
    yield* against('cultist-2')(g);
  };
  const t = runTrial(caster(['shrivelling']), rule, { dice: [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
  t.answer('use:shrivelling', 'bonus:lore-luck:3', 'roll');
  expect(t.events.filter(({ type }) => type === 'rolled').at(-1)).toMatchObject({ sources: [{ source: 'cultist' }] });
});
