import type { Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { skillCheck } from '../src/common/checks/checks.js';
import { combatCheck, newCombat } from '../src/common/combat/combat.js';
import { unlessInterrupted } from '../src/common/game.js';
import { takeFixedPossessions } from '../src/common/people/provision.js';
import type { Game } from '../src/haunt/game.js';
import { makeHorrorCheck } from '../src/haunt/meeting/horror.js';
import { canTakeLoan, loanAsides, redeemAsides, redeemItem } from '../src/haunt/people/loans.js';
import { receiveStatusCard } from '../src/haunt/people/status.js';
import type { Investigator, State } from '../src/haunt/state.js';
import type { CardDef } from '../src/language/components.js';
import type { StatusCard } from '../src/language/terms.js';
import { createPosition, runTrial, type Trial } from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const investigatorOf = (t: Trial): Investigator => t.state.investigators[0] as Investigator;
const names = (t: Trial) => investigatorOf(t).cards.map((one) => one.card);
/** Will 5 is allocated, and no other slot is free. */
const WILL_5: Investigator['slots'] = [
  ['covered', 'covered', 'covered', 'covered'],
  ['allocated', 'covered', 'covered', 'covered'],
  ['covered', 'covered', 'covered', 'covered'],
];
const positionWithCards = (cards: readonly string[], more: Partial<Investigator> = {}): State =>
  createPosition([{ cards: cards.map((name) => ({ card: name })), slots: WILL_5, ...more }]);

describe('the Horror check', () => {
  const horror =
    (token = 'shoggoth-1', extra = 0) =>
    (g: Game): Rule =>
      makeHorrorCheck(g, firstInvestigator(g), newCombat(firstInvestigator(g), token), extra);
  /** Makes the rolls with Will 5 and returns the Sanity lost. */
  const sanityLost = (marker: string | undefined, rolls: number, dice: readonly number[]) => {
    const t = runTrial(positionWithCards(marker ? [marker] : []), horror(), { dice });
    for (let i = 0; i < rolls; i++) t.answer('bonus:fight-will:0');
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(rolls);
    expect(t.play.unrolledDice).toBe(0);
    return 5 - investigatorOf(t).sanity;
  };

  it('is rolled again after a failure with a Blessing; Nightmarish damage counts once [H-BLESS-02, H-BLESS-04, H-ENC-ENG-04]', () => {
    expect(sanityLost('blessing', 2, [1, 2, 3, 4, 5, 1, 1, 2])).toBe(1);
    expect(sanityLost('blessing', 1, [6, 1, 1, 2])).toBe(1);
    expect(sanityLost('blessing', 2, [1, 2, 3, 4, 1, 1, 2, 2])).toBe(3);
  });

  it('must be passed twice with a Curse [H-BLESS-03, H-BLESS-04]', () => {
    expect(sanityLost('curse', 2, [5, 1, 1, 1, 1, 2, 3, 4])).toBe(3);
    expect(sanityLost('curse', 1, [1, 2, 3, 4])).toBe(3);
    expect(sanityLost('curse', 2, [5, 1, 1, 1, 1, 2, 3, 6])).toBe(1);
  });

  it('allows Clues on either roll [H-BLESS-04]', () => {
    const t = runTrial(positionWithCards(['curse'], { clues: 1 }), horror(), { dice: [1, 2, 3, 4, 6, 5, 1, 1, 1] });
    t.answer('bonus:fight-will:0', 'clue', 'bonus:fight-will:0');
    expect(investigatorOf(t)).toMatchObject({ sanity: 4, clues: 0 });
  });

  it('costs the damage if failed, the Nightmarish damage if passed, and nothing without a Horror rating [H-ENC-ENG-02, H-ENC-ENG-03, H-ENC-ENG-04, H-ENC-ENG-05]', () => {
    expect(sanityLost(undefined, 1, [1, 2, 3, 4])).toBe(3);
    expect(sanityLost(undefined, 1, [1, 2, 3, 5])).toBe(1);
    const none = runTrial(positionWithCards([]), horror('witch-1'), { dice: [] });
    expect(none.result()).toMatchObject({ how: 'done' });
    expect(investigatorOf(none).sanity).toBe(5);
  });

  it('uses additions of cards to the rating, and fails without a roll if a card says so [H-ENC-ENG-02]', () => {
    const t = runTrial(positionWithCards([]), horror('shoggoth-1', 1), { dice: [1, 2, 3, 4, 4] });
    t.answer('bonus:fight-will:0');
    expect(investigatorOf(t).sanity).toBe(2);
    const failed = runTrial(
      positionWithCards(['blessing']),
      (g) => {
        const combat = newCombat(firstInvestigator(g), 'shoggoth-1');
        combat.failHorror = true;
        return makeHorrorCheck(g, firstInvestigator(g), combat);
      },
      { dice: [] },
    );
    expect(investigatorOf(failed).sanity).toBe(2);
  });

  it('is the only check changed by a Blessing or Curse; others still succeed on 5 and 6 [H-BLESS-01]', () => {
    for (const marker of ['blessing', 'curse']) {
      const rule = (g: Game) =>
        skillCheck(g, firstInvestigator(g), { kind: 'evade', modifier: 2, difficulty: 1, cause: { source: 'test' } });
      const t = runTrial(positionWithCards([marker]), rule, { dice: [4, 5] });
      expect(t.result()).toMatchObject({ value: { successes: 1, passed: true } });
    }
  });
});

describe('Blessing and Curse', () => {
  const receive = (cards: readonly string[], card: StatusCard, more: Partial<Investigator> = {}) =>
    runTrial(positionWithCards(cards, more), (g) =>
      unlessInterrupted(firstInvestigator(g), receiveStatusCard(g, firstInvestigator(g), card, { source: 'test' })),
    );

  it('replace each other, and an investigator has one marker at most [H-BLESS-05, H-BLESS-06]', () => {
    expect(names(receive([], 'blessing'))).toEqual(['blessing']);
    expect(names(receive(['blessing'], 'curse'))).toEqual([]);
    expect(names(receive(['curse'], 'blessing'))).toEqual([]);
  });

  it('change Sanity by one point if received again, up to the maximum for a Blessing [H-BLESS-07, H-BLESS-08]', () => {
    const blessed = receive(['blessing'], 'blessing', { sanity: 4 });
    expect([investigatorOf(blessed).sanity, names(blessed)]).toEqual([5, ['blessing']]);
    expect(investigatorOf(receive(['blessing'], 'blessing')).sanity).toBe(5);
    const cursed = receive(['curse'], 'curse', { sanity: 4 });
    expect([investigatorOf(cursed).sanity, names(cursed)]).toEqual([3, ['curse']]);
  });

  it('can take the last Sanity with a second Curse [H-BLESS-08, H-DEATH-01]', () => {
    const t = receive(['curse'], 'curse', { sanity: 1 });
    expect(investigatorOf(t)).toMatchObject({ sanity: 0, place: 'out' });
  });

  it('have no effects of their own, and no Upkeep roll ends them or a Retainer [H-BLESS-09, H-RETAINER-02, H-INTRO-07]', () => {
    runTrial(positionWithCards([]), function* (g) {
      for (const id of ['blessing', 'curse', 'retainer', 'bank-loan']) {
        const { triggers, modifiers, abilities }: CardDef = g.card(id);
        expect([triggers, modifiers, abilities]).toEqual([undefined, undefined, undefined]);
      }
    });
  });
});

describe('a Retainer', () => {
  it('gives two dollars at once; a second one gives only the dollars [H-RETAINER-01, H-RETAINER-04]', () => {
    const rule = function* (g: Game): Rule {
      for (let i = 0; i < 2; i++) yield* receiveStatusCard(g, firstInvestigator(g), 'retainer', { source: 'test' });
    };
    const t = runTrial(positionWithCards([], { money: 1 }), rule);
    expect(investigatorOf(t).money).toBe(5);
    expect(names(t)).toEqual(['retainer']);
  });

  it('pays nothing before the first Upkeep if it is a starting possession [H-SETUP-24]', () => {
    const t = runTrial(positionWithCards([], { id: 'darrell-simmons' }), (g) =>
      takeFixedPossessions(g, firstInvestigator(g)),
    );
    expect(names(t)).toEqual(['retainer']);
    expect(investigatorOf(t).money).toBe(4);
  });
});

it('Lodge Membership and Deputy: each is given once, as long as the supply lasts [H-ASSET-03]', () => {
  const rule = function* (g: Game): Rule {
    for (const card of ['lodge-membership', 'lodge-membership', 'deputy'] as const) {
      yield* receiveStatusCard(g, firstInvestigator(g), card, { source: 'test' });
    }
  };
  const start = positionWithCards([]);
  start.specials = { ...start.specials, 'lodge-membership': 8, deputy: 0 };
  const t = runTrial(start, rule);
  expect(names(t)).toEqual(['lodge-membership']);
  expect(t.state.specials).toMatchObject({ 'lodge-membership': 7, deputy: 0 });
});

describe('a loan', () => {
  const BANK = 'bank-of-arkham';
  const loan = (g: Game) => receiveStatusCard(g, firstInvestigator(g), 'bank-loan', { source: BANK });

  it('gives the face value of one Common or Unique Item, which becomes unavailable [H-LOAN-01, H-LOAN-02, H-LOAN-06, H-ASSET-03]', () => {
    const t = runTrial(
      positionWithCards(['rifle', 'lantern', 'wither', 'duke', 'fight'], { place: BANK, money: 1 }),
      loan,
    );
    expect(t.options()).toEqual(['pledge:rifle', 'pledge:lantern']);
    t.answer('pledge:rifle');
    expect(investigatorOf(t)).toMatchObject({ money: 7, pledged: { card: 'rifle' } });
    expect(names(t)).toEqual(['lantern', 'wither', 'duke', 'fight']);
    expect(t.events).toContainEqual({ type: 'pledged', seat: 0, card: 'rifle', money: 6 });
  });

  it('needs an item to pledge, the Bank as place, and no previous loan [H-LOAN-01, H-LOAN-04, H-LOAN-06]', () => {
    const tryLoan = (cards: readonly string[], more: Partial<Investigator>) => {
      const t = runTrial(positionWithCards(cards, more), function* (g) {
        const allowed = canTakeLoan(g, firstInvestigator(g));
        yield* loan(g);
        return allowed;
      });
      return (t.result() as { value?: unknown } | undefined)?.value;
    };
    expect(tryLoan(['lantern'], { place: BANK })).toBe(true);
    expect(tryLoan(['lantern'], { place: BANK, pledged: { card: 'rifle' } })).toBe(false);
    expect(tryLoan(['wither', 'duke'], { place: BANK })).toBe(false);
    expect(tryLoan(['lantern'], {})).toBe(false);
  });

  it('can be redeemed at the Bank at any time for the face value; the item keeps its state [H-LOAN-03, H-LOAN-05]', () => {
    const pledged = { card: 'rifle', exhausted: true as const };
    const redeemOptions = (more: Partial<Investigator>) => {
      let ids: string[] = [];
      runTrial(positionWithCards([], { pledged, ...more }), function* (g) {
        ids = redeemAsides(g).map(({ id }) => id);
      });
      return ids;
    };
    expect(redeemOptions({ place: BANK, money: 6 })).toEqual(['redeem:by:0']);
    expect(redeemOptions({ place: BANK, money: 5 })).toEqual([]);
    expect(redeemOptions({ money: 6 })).toEqual([]);
    const t = runTrial(positionWithCards([], { pledged, place: BANK, money: 8 }), function* (g) {
      redeemItem(g, firstInvestigator(g));
    });
    expect(investigatorOf(t)).toMatchObject({ money: 2, cards: [{ card: 'rifle', exhausted: true }] });
    expect(investigatorOf(t).pledged).toBeUndefined();
    expect(t.events).toEqual([{ type: 'redeemed', seat: 0, card: 'rifle', money: 6 }]);
  });

  it('can be taken at the Bank at any time by house rule [H-LOAN-01]', () => {
    const start = positionWithCards(['lantern', 'lantern'], { place: BANK });
    let ids: string[] = [];
    const rule = function* (g: Game): Rule {
      const [aside] = loanAsides(g);
      ids = loanAsides(g).map(({ id }) => id);
      if (aside) yield* aside.run();
    };
    expect(investigatorOf(runTrial(start, rule)).pledged).toBeUndefined();
    expect(ids).toEqual([]);
    start.houseRules.loans = 'anyTime';
    const t = runTrial(start, rule);
    expect(ids).toEqual(['pledge:lantern:by:0']);
    expect(investigatorOf(t)).toMatchObject({ money: 3, pledged: { card: 'lantern' } });
  });

  it('removes a pledged weapon from the fight [H-LOAN-02]', () => {
    const start = positionWithCards(['rifle'], { place: BANK });
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
