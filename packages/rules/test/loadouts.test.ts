/** Loadouts of a fight and their value: previewed, then played. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { fightOrEvade } from '../src/arkham/turn/combat.js';
import { chanceOfSuccesses, chanceOfTwo, successDistribution } from '../src/common/figures/odds.js';
import { asDecisionOf, type Loadout } from '../src/language/questions/index.js';
import { createPosition, runTrial, type TestInvestigator, type Trial } from './arkham-trial.js';

/** Starts a fight of an investigator with 3 in every skill, at the question of the loadout. */
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

describe('everything to fight with at once', () => {
  it('is named by pairs of hands, the likeliest to succeed first, and less of the same not at all [A-COMBAT-17]', () => {
    // A Zombie: combat rating −1, toughness 1, no horror for this test's sake: it has some, which dice see to.
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

  it('has the most dice first where nothing succeeds without Clues [A-COMBAT-17, A-SKILL-08]', () => {
    const all = loadoutsOf(startFight('dhole-1', ['knife'], {}, undefined, [6, 6, 6])) ?? [];
    expect(all.map(totalChance)).toEqual([0, 0]);
    expect(loadoutNames(all)).toEqual(['knife', '']);
  });

  it('comes by the answers that are said, to the check that is said, spells included [A-COMBAT-18, A-COMBAT-21]', () => {
    const cards = ['45-automatic', 'enchanted-blade', 'shotgun', 'wither', 'shrivelling'];
    const first = loadoutsOf(startFight('ghoul-1', cards)) ?? [];
    expect(first.length).toBeGreaterThan(5);
    for (const { answers, outcomes, casts } of first) {
      const t = startFight('ghoul-1', cards);
      for (const [i, answer] of answers.entries()) {
        const asked = asDecisionOf(t.play.decisions[0], 'q.hands');
        expect(
          asked?.options.map(({ id }) => id),
          answers.join(),
        ).toContain(answer);
        if (i === answers.length - 1 && casts.length === 0) {
          expect(asked?.about.checks.roll).toEqual(outcomes[0]?.check);
        }
        // A casting may cost more than it is worth to go on: one is enough here.
        t.answer(answer);
        if (answer.startsWith('use:')) break;
      }
    }
  });

  it.each([
    { foe: 'ghoul-1', cards: ['45-automatic', 'enchanted-blade', 'shotgun'] },
    { foe: 'dark-young-1', cards: ['shotgun', 'dynamite', 'enchanted-blade'] },
    { foe: 'zombie-1', cards: ['wither', 'knife', 'shrivelling'] },
  ])('succeeds as often as is said, played out, with $cards against $foe [A-COMBAT-10]', ({ foe, cards }) => {
    const all = loadoutsOf(startFight(foe, cards, {}, 'first')) ?? [];
    for (const [n, handful] of all.entries()) {
      if (handful.casts.length > 1) continue;
      let won = 0;
      const times = 80;
      for (let seed = 0; seed < times; seed++) {
        const t = startFight(foe, cards, {}, `${n} ${seed}`);
        for (const answer of handful.answers) t.answer(answer);
        if (handful.casts.length > 0) t.answer('roll');
        if (t.state.monsters.length === 0) won++;
      }
      const expected = totalChance(handful);
      // Four standard deviations: these seeds are fixed.
      const away = 4 * Math.sqrt((expected * (1 - expected)) / times) + 0.001;
      expect(Math.abs(won / times - expected), loadoutNames([handful])[0]).toBeLessThan(away);
    }
  });

  it('says what it uses up: what is discarded, what is exhausted, and the Sanity of a casting [A-SPELL-02]', () => {
    const all = loadoutsOf(startFight('ghoul-1', ['dynamite', 'wither', 'axe'])) ?? [];
    const uses = (card: string) => all.find(({ cards }) => cards.includes(card))?.uses;
    expect(uses('dynamite')).toEqual([{ card: 'dynamite', how: 'discarded' }]);
    expect(uses('wither')).toEqual([{ card: 'wither', how: 'exhausted' }]);
    expect(all.find(({ cards }) => cards.join() === 'axe')?.uses).toEqual([]);
  });

  it('names no two Spells of which the first takes the last Sanity [A-COMBAT-21, A-STATUS-02]', () => {
    const spells = ['shrivelling', 'wither'];
    const ofBoth = ({ cards }: Loadout) => spells.every((card) => cards.includes(card));
    const withSanity = (sanity: number) => loadoutsOf(startFight('zombie-1', spells, { sanity }, undefined, [6, 6, 6]));
    expect(withSanity(1)?.some(ofBoth)).toBe(false);
    expect(withSanity(2)?.some(ofBoth)).toBe(true);
  });

  it('keeps a chance without a price in sight beside a better one that has one', () => {
    const all = loadoutsOf(startFight('ghoul-1', ['dynamite', 'axe'])) ?? [];
    expect(loadoutNames(all)).toEqual(['dynamite', 'axe', '']);
  });

  it('may be reached from what is in hand already, which is not put away twice in a round [A-COMBAT-17]', () => {
    const t = startFight('ghoul-1', ['axe', 'knife', 'shotgun']);
    t.answer('take:axe');
    const two = loadoutsOf(t)?.find(({ cards }) => cards.includes('shotgun'));
    expect(two?.answers).toEqual(['drop:axe', 'take:shotgun', 'roll']);
    t.answer('drop:axe');
    t.answer('take:axe');
    expect(loadoutNames(loadoutsOf(t))).not.toContain('shotgun');
  });
});

describe('the chances of numbers of successes', () => {
  it('add up, and agree with those of at least so many', () => {
    for (const sixes of [false, true]) {
      const of = successDistribution(5, 4, 3, sixes);
      expect(of.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      for (let n = 0; n <= 4; n++) {
        const more = of.slice(n).reduce((sum, one) => sum + one, 0);
        expect(chanceOfSuccesses(5, n, 3, sixes)).toBeCloseTo(more, 12);
      }
    }
  });

  it('count a six twice where a weapon has it so', () => {
    // Two dice, two successes: a six on either, or a five on both.
    expect(chanceOfSuccesses(2, 2, 2, true)).toBeCloseTo(1 - (5 / 6) ** 2 + 1 / 36, 12);
    expect(chanceOfSuccesses(1, 2, 2, true)).toBeCloseTo(1 / 6, 12);
  });
});
