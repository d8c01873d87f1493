/** Loadouts of a fight: their previewed chances compared with played fights. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { fightOrEvade } from '../src/arkham/turn/combat.js';
import { chanceOfSuccesses, chanceOfTwo, successDistribution } from '../src/common/figures/odds.js';
import { asDecisionOf } from '../src/language/questions/decision-types.js';
import type { Loadout } from '../src/language/questions/index.js';
import { createPosition, runTrial, type TestInvestigator, type Trial } from './arkham-trial.js';

/** Starts a fight of an investigator with 3 in every skill and stops at the question for the loadout. */
function startFight(
  token: string,
  cards: readonly string[],
  more: TestInvestigator = {},
  seed?: string,
  dice?: readonly number[],
): Trial {
  const who = { place: 'woods', cards: cards.map((card) => ({ card })), sanity: 9, stamina: 9, ...more };
  const start = createPosition([who], { monsters: [{ token, at: 'woods' }] });
  const t = runTrial(start, (g: Game) => fightOrEvade(g, g.s.investigators[0] as Investigator, token), {
    ...(seed !== undefined && { seed }),
    ...(dice && { dice }),
  });
  for (let n = 0; n < 3 && !loadoutsOf(t); n++) t.answer('fight');
  return t;
}

function loadoutsOf(t: Trial): readonly Loadout[] | undefined {
  return asDecisionOf(t.play.decisions[0], 'q.hands')?.about.loadouts;
}

const loadoutNames = (all: readonly Loadout[] = []) => all.map(({ cards }) => [...cards].sort().join(' + '));

/** Returns the previewed chance of success. */
function totalChance({ outcomes }: Loadout): number {
  return outcomes.reduce(
    (sum, { chance: of, check }) =>
      sum +
      of * chanceOfTwo(chanceOfSuccesses(check.dice, check.difficulty, check.faces.length, check.sixes), check.second),
    0,
  );
}

describe('the loadouts of a fight', () => {
  it('are listed by hands used, best chance first, without loadouts that another one includes [A-COMBAT-17]', () => {
    // A Zombie: combat rating −1, toughness 1. The dice pass its Horror check.
    const t = startFight('zombie-1', ['38-revolver', 'axe', 'knife', 'shotgun'], {}, undefined, [6, 6, 6]);
    expect(loadoutNames(loadoutsOf(t))).toEqual([
      'shotgun',
      '38-revolver + axe',
      '38-revolver + knife',
      'axe + knife',
      '',
    ]);
    expect(loadoutsOf(t)?.map(totalChance)).toEqual([...(loadoutsOf(t) ?? [])].map(totalChance).sort((a, b) => b - a));
  });

  it('are sorted by dice if no loadout can succeed without Clues [A-COMBAT-17, A-SKILL-08]', () => {
    const all = loadoutsOf(startFight('dhole-1', ['knife'], {}, undefined, [6, 6, 6])) ?? [];
    expect(all.map(totalChance)).toEqual([0, 0]);
    expect(loadoutNames(all)).toEqual(['knife', '']);
  });

  it('can be reached by their answers and have the previewed check, spells included [A-COMBAT-18, A-COMBAT-21]', () => {
    const cards = ['45-automatic', 'enchanted-blade', 'shotgun', 'wither', 'shrivelling'];
    const first = loadoutsOf(startFight('ghoul-1', cards)) ?? [];
    expect(first.length).toBeGreaterThan(5);
    for (const { answers, outcomes, casts } of first) {
      const t = startFight('ghoul-1', cards);
      for (const [i, answer] of answers.entries()) {
        const decision = asDecisionOf(t.play.decisions[0], 'q.hands');
        expect(
          decision?.options.map(({ id }) => id),
          answers.join(),
        ).toContain(answer);
        if (i === answers.length - 1 && casts.length === 0) {
          expect(decision?.about.checks.roll).toEqual(outcomes[0]?.check);
        }
        // Casting may have further questions, so one spell is enough here.
        t.answer(answer);
        if (answer.startsWith('use:')) break;
      }
    }
  });

  it.each([
    { foe: 'ghoul-1', cards: ['45-automatic', 'enchanted-blade', 'shotgun'] },
    { foe: 'dark-young-1', cards: ['shotgun', 'dynamite', 'enchanted-blade'] },
    { foe: 'zombie-1', cards: ['wither', 'knife', 'shrivelling'] },
  ])('succeed as often as previewed: $cards against $foe [A-COMBAT-10]', ({ foe, cards }) => {
    const all = loadoutsOf(startFight(foe, cards, {}, 'first')) ?? [];
    for (const [n, loadout] of all.entries()) {
      if (loadout.casts.length > 1) continue;
      let wins = 0;
      const times = 80;
      for (let seed = 0; seed < times; seed++) {
        const t = startFight(foe, cards, {}, `${n} ${seed}`);
        for (const answer of loadout.answers) t.answer(answer);
        if (loadout.casts.length > 0) t.answer('roll');
        if (t.state.monsters.length === 0) wins++;
      }
      const expected = totalChance(loadout);
      // Four standard deviations; the seeds are fixed.
      const tolerance = 4 * Math.sqrt((expected * (1 - expected)) / times) + 0.001;
      expect(Math.abs(wins / times - expected), loadoutNames([loadout])[0]).toBeLessThan(tolerance);
    }
  });

  it('list their costs: discarded and exhausted cards, and the Sanity of spells [A-SPELL-02]', () => {
    const all = loadoutsOf(startFight('ghoul-1', ['dynamite', 'wither', 'axe'])) ?? [];
    const uses = (card: string) => all.find(({ cards }) => cards.includes(card))?.uses;
    expect(uses('dynamite')).toEqual([{ card: 'dynamite', how: 'discarded' }]);
    expect(uses('wither')).toEqual([{ card: 'wither', how: 'exhausted' }]);
    expect(all.find(({ cards }) => cards.join() === 'axe')?.uses).toEqual([]);
  });

  it('never combine two Spells if the first takes the last Sanity [A-COMBAT-21, A-STATUS-02]', () => {
    const spells = ['shrivelling', 'wither'];
    const ofBoth = ({ cards }: Loadout) => spells.every((card) => cards.includes(card));
    const withSanity = (sanity: number) => loadoutsOf(startFight('zombie-1', spells, { sanity }, undefined, [6, 6, 6]));
    expect(withSanity(1)?.some(ofBoth)).toBe(false);
    expect(withSanity(2)?.some(ofBoth)).toBe(true);
  });

  it('include one without a cost next to a better one with a cost', () => {
    const all = loadoutsOf(startFight('ghoul-1', ['dynamite', 'axe'])) ?? [];
    expect(loadoutNames(all)).toEqual(['dynamite', 'axe', '']);
  });

  it('can start from the cards in hand, and no card is put away twice in a round [A-COMBAT-17]', () => {
    const t = startFight('ghoul-1', ['axe', 'knife', 'shotgun']);
    t.answer('take:axe');
    const two = loadoutsOf(t)?.find(({ cards }) => cards.includes('shotgun'));
    expect(two?.answers).toEqual(['drop:axe', 'take:shotgun', 'roll']);
    t.answer('drop:axe');
    t.answer('take:axe');
    expect(loadoutNames(loadoutsOf(t))).not.toContain('shotgun');
  });
});

describe('the success distribution', () => {
  it('has the sum 1 and agrees with the chance of at least n successes', () => {
    for (const sixes of [false, true]) {
      const of = successDistribution(5, 4, 3, sixes);
      expect(of.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      for (let n = 0; n <= 4; n++) {
        const more = of.slice(n).reduce((sum, one) => sum + one, 0);
        expect(chanceOfSuccesses(5, n, 3, sixes)).toBeCloseTo(more, 12);
      }
    }
  });

  it('counts a six twice for weapons that say so', () => {
    // Two dice, two successes: a six on either, or a five on both.
    expect(chanceOfSuccesses(2, 2, 2, true)).toBeCloseTo(1 - (5 / 6) ** 2 + 1 / 36, 12);
    expect(chanceOfSuccesses(1, 2, 2, true)).toBeCloseTo(1 / 6, 12);
  });
});
