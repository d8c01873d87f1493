import type { Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { unlessInterrupted } from '../src/common/game.js';
import { fixedPossessions } from '../src/common/people/provision.js';
import { skillCheck } from '../src/common/resolving/checks.js';
import { combatCheck, newCombat } from '../src/common/resolving/combat.js';
import type { Game } from '../src/haunt/game.js';
import { makeHorrorCheck } from '../src/haunt/meeting/horror.js';
import { canTakeLoan, loanAsides, redeemAsides, redeemItem } from '../src/haunt/people/loans.js';
import { receiveStatusCard } from '../src/haunt/people/status.js';
import type { Investigator, State } from '../src/haunt/state.js';
import type { CardDef } from '../src/language/components.js';
import type { StatusCard } from '../src/language/terms.js';
import { createPosition, runTrial, type Trial } from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const me = (t: Trial): Investigator => t.state.investigators[0] as Investigator;
const names = (t: Trial) => me(t).cards.map((one) => one.card);
/** Will 5 is allocated, nothing else can be. */
const WILL_5: Investigator['slots'] = [
  ['covered', 'covered', 'covered', 'covered'],
  ['allocated', 'covered', 'covered', 'covered'],
  ['covered', 'covered', 'covered', 'covered'],
];
const one = (cards: readonly string[], more: Partial<Investigator> = {}): State =>
  createPosition([{ cards: cards.map((name) => ({ card: name })), slots: WILL_5, ...more }]);

describe('the Horror check', () => {
  const horror =
    (token = 'shoggoth-1', extra = 0) =>
    (g: Game): Rule =>
      makeHorrorCheck(g, firstInvestigator(g), newCombat(firstInvestigator(g), token), extra);
  /** Dice of rolls with Will 5 applied to each of them, and the Sanity lost. */
  const lost = (marker: string | undefined, rolls: number, dice: readonly number[]) => {
    const t = runTrial(one(marker ? [marker] : []), horror(), { dice });
    for (let i = 0; i < rolls; i++) t.answer('bonus:fight-will:0');
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(rolls);
    expect(t.play.unrolledDice).toBe(0);
    return 5 - me(t).sanity;
  };

  it('of the blessed is rolled a second time if the first roll fails; what is nightmarish counts once [H-BLESS-02, H-BLESS-04, H-ENC-ENG-04]', () => {
    expect(lost('blessing', 2, [1, 2, 3, 4, 5, 1, 1, 2])).toBe(1);
    expect(lost('blessing', 1, [6, 1, 1, 2])).toBe(1);
    expect(lost('blessing', 2, [1, 2, 3, 4, 1, 1, 2, 2])).toBe(3);
  });

  it('of the cursed must be passed twice [H-BLESS-03, H-BLESS-04]', () => {
    expect(lost('curse', 2, [5, 1, 1, 1, 1, 2, 3, 4])).toBe(3);
    expect(lost('curse', 1, [1, 2, 3, 4])).toBe(3);
    expect(lost('curse', 2, [5, 1, 1, 1, 1, 2, 3, 6])).toBe(1);
  });

  it('allows clues on either roll [H-BLESS-04]', () => {
    const t = runTrial(one(['curse'], { clues: 1 }), horror(), { dice: [1, 2, 3, 4, 6, 5, 1, 1, 1] });
    t.answer('bonus:fight-will:0', 'clue', 'bonus:fight-will:0');
    expect(me(t)).toMatchObject({ sanity: 4, clues: 0 });
  });

  it('costs the damage if failed, what is nightmarish if passed, and nothing without a Horror rating [H-ENC-ENG-02, H-ENC-ENG-03, H-ENC-ENG-04, H-ENC-ENG-05]', () => {
    expect(lost(undefined, 1, [1, 2, 3, 4])).toBe(3);
    expect(lost(undefined, 1, [1, 2, 3, 5])).toBe(1);
    const none = runTrial(one([]), horror('witch-1'), { dice: [] });
    expect(none.result()).toMatchObject({ how: 'done' });
    expect(me(none).sanity).toBe(5);
  });

  it('is changed by what a card adds to the rating, and fails without a roll where a card says so [H-ENC-ENG-02]', () => {
    const t = runTrial(one([]), horror('shoggoth-1', 1), { dice: [1, 2, 3, 4, 4] });
    t.answer('bonus:fight-will:0');
    expect(me(t).sanity).toBe(2);
    const failing = runTrial(
      one(['blessing']),
      (g) => {
        const combat = newCombat(firstInvestigator(g), 'shoggoth-1');
        combat.failHorror = true;
        return makeHorrorCheck(g, firstInvestigator(g), combat);
      },
      { dice: [] },
    );
    expect(me(failing).sanity).toBe(2);
  });

  it('alone is changed by them: every other check of the blessed and the cursed takes 5 and 6 [H-BLESS-01]', () => {
    for (const marker of ['blessing', 'curse']) {
      const rule = (g: Game) =>
        skillCheck(g, firstInvestigator(g), { kind: 'evade', modifier: 2, difficulty: 1, cause: { source: 'test' } });
      const t = runTrial(one([marker]), rule, { dice: [4, 5] });
      expect(t.result()).toMatchObject({ value: { successes: 1, passed: true } });
    }
  });
});

describe('Blessing and Curse', () => {
  const gets = (cards: readonly string[], card: StatusCard, more: Partial<Investigator> = {}) =>
    runTrial(one(cards, more), (g) =>
      unlessInterrupted(firstInvestigator(g), receiveStatusCard(g, firstInvestigator(g), card, { source: 'test' })),
    );

  it('are one marker at most, and take each other away [H-BLESS-05, H-BLESS-06]', () => {
    expect(names(gets([], 'blessing'))).toEqual(['blessing']);
    expect(names(gets(['blessing'], 'curse'))).toEqual([]);
    expect(names(gets(['curse'], 'blessing'))).toEqual([]);
  });

  it('the same again is worth a point of Sanity, up to the maximum, or costs one [H-BLESS-07, H-BLESS-08]', () => {
    const blessed = gets(['blessing'], 'blessing', { sanity: 4 });
    expect([me(blessed).sanity, names(blessed)]).toEqual([5, ['blessing']]);
    expect(me(gets(['blessing'], 'blessing')).sanity).toBe(5);
    const cursed = gets(['curse'], 'curse', { sanity: 4 });
    expect([me(cursed).sanity, names(cursed)]).toEqual([3, ['curse']]);
  });

  it('a second Curse can take the last Sanity [H-BLESS-08, H-DEATH-01]', () => {
    const t = gets(['curse'], 'curse', { sanity: 1 });
    expect(me(t)).toMatchObject({ sanity: 0, place: 'out' });
  });

  it('say nothing by themselves, so no Upkeep roll ends them, nor a Retainer [H-BLESS-09, H-RETAINER-02, H-INTRO-07]', () => {
    runTrial(one([]), function* (g) {
      for (const id of ['blessing', 'curse', 'retainer', 'bank-loan']) {
        const { triggers, modifiers, abilities }: CardDef = g.card(id);
        expect([triggers, modifiers, abilities]).toEqual([undefined, undefined, undefined]);
      }
    });
  });
});

describe('a Retainer', () => {
  it('brings two dollars at once; a second one only the dollars [H-RETAINER-01, H-RETAINER-04]', () => {
    const rule = function* (g: Game): Rule {
      for (let i = 0; i < 2; i++) yield* receiveStatusCard(g, firstInvestigator(g), 'retainer', { source: 'test' });
    };
    const t = runTrial(one([], { money: 1 }), rule);
    expect(me(t).money).toBe(5);
    expect(names(t)).toEqual(['retainer']);
  });

  it('somebody starts with pays nothing before the first Upkeep [H-SETUP-24]', () => {
    const t = runTrial(one([], { id: 'darrell-simmons' }), (g) => fixedPossessions(g, firstInvestigator(g)));
    expect(names(t)).toEqual(['retainer']);
    expect(me(t).money).toBe(4);
  });
});

it('Lodge Membership and Deputy are given once, as long as there are any [H-ASSET-03]', () => {
  const rule = function* (g: Game): Rule {
    for (const card of ['lodge-membership', 'lodge-membership', 'deputy'] as const) {
      yield* receiveStatusCard(g, firstInvestigator(g), card, { source: 'test' });
    }
  };
  const start = one([]);
  start.specials = { ...start.specials, 'lodge-membership': 8, deputy: 0 };
  const t = runTrial(start, rule);
  expect(names(t)).toEqual(['lodge-membership']);
  expect(t.state.specials).toMatchObject({ 'lodge-membership': 7, deputy: 0 });
});

describe('a loan', () => {
  const BANK = 'bank-of-arkham';
  const loan = (g: Game) => receiveStatusCard(g, firstInvestigator(g), 'bank-loan', { source: BANK });

  it('gives the face value of one Common or Unique Item, which is out of reach from then on [H-LOAN-01, H-LOAN-02, H-LOAN-06, H-ASSET-03]', () => {
    const t = runTrial(one(['rifle', 'lantern', 'wither', 'duke', 'fight'], { place: BANK, money: 1 }), loan);
    expect(t.options()).toEqual(['pledge:rifle', 'pledge:lantern']);
    t.answer('pledge:rifle');
    expect(me(t)).toMatchObject({ money: 7, pledged: { card: 'rifle' } });
    expect(names(t)).toEqual(['lantern', 'wither', 'duke', 'fight']);
    expect(t.events).toContainEqual({ type: 'pledged', seat: 0, card: 'rifle', money: 6 });
  });

  it('is not for who has one already, nothing to pledge, or is elsewhere [H-LOAN-01, H-LOAN-04, H-LOAN-06]', () => {
    const may = (cards: readonly string[], more: Partial<Investigator>) => {
      const t = runTrial(one(cards, more), function* (g) {
        const allowed = canTakeLoan(g, firstInvestigator(g));
        yield* loan(g);
        return allowed;
      });
      return (t.result() as { value?: unknown } | undefined)?.value;
    };
    expect(may(['lantern'], { place: BANK })).toBe(true);
    expect(may(['lantern'], { place: BANK, pledged: { card: 'rifle' } })).toBe(false);
    expect(may(['wither', 'duke'], { place: BANK })).toBe(false);
    expect(may(['lantern'], {})).toBe(false);
  });

  it('is redeemed at the Bank, at any time, for the face value: the item is as it was [H-LOAN-03, H-LOAN-05]', () => {
    const pledged = { card: 'rifle', exhausted: true as const };
    const offers = (more: Partial<Investigator>) => {
      let ids: string[] = [];
      runTrial(one([], { pledged, ...more }), function* (g) {
        ids = redeemAsides(g).map(({ id }) => id);
      });
      return ids;
    };
    expect(offers({ place: BANK, money: 6 })).toEqual(['redeem:by:0']);
    expect(offers({ place: BANK, money: 5 })).toEqual([]);
    expect(offers({ money: 6 })).toEqual([]);
    const t = runTrial(one([], { pledged, place: BANK, money: 8 }), function* (g) {
      redeemItem(g, firstInvestigator(g));
    });
    expect(me(t)).toMatchObject({ money: 2, cards: [{ card: 'rifle', exhausted: true }] });
    expect(me(t).pledged).toBeUndefined();
    expect(t.events).toEqual([{ type: 'redeemed', seat: 0, card: 'rifle', money: 6 }]);
  });

  it('can be taken at any time at the Bank if the table plays so [H-LOAN-01]', () => {
    const start = one(['lantern', 'lantern'], { place: BANK });
    let ids: string[] = [];
    const rule = function* (g: Game): Rule {
      const [aside] = loanAsides(g);
      ids = loanAsides(g).map(({ id }) => id);
      if (aside) yield* aside.run();
    };
    expect(me(runTrial(start, rule)).pledged).toBeUndefined();
    expect(ids).toEqual([]);
    start.houseRules.loans = 'anyTime';
    const t = runTrial(start, rule);
    expect(ids).toEqual(['pledge:lantern:by:0']);
    expect(me(t)).toMatchObject({ money: 3, pledged: { card: 'lantern' } });
  });

  it('on a weapon in hand takes it out of the fight [H-LOAN-02]', () => {
    const start = one(['rifle'], { place: BANK });
    start.houseRules.loans = 'anyTime';
    const t = runTrial(
      start,
      (g) => combatCheck(g, firstInvestigator(g), newCombat(firstInvestigator(g), 'zombie-1'), 0),
      {
        dice: [1, 1, 1],
      },
    );
    t.answer('take:rifle', 'pledge:rifle:by:0');
    expect(t.events.filter(({ type }) => type === 'rolled')).toMatchObject([{ sources: [{ source: 'zombie' }] }]);
  });
});
