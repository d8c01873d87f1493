import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { fightOrEvade } from '../src/arkham/turn/combat.js';
import { rollOrUse } from '../src/common/checks/checks.js';
import { aboutOf, asDecisionOf } from '../src/language/questions/decision-types.js';
import { createPosition, runTrial, type Trial } from './arkham-trial.js';

/** Starts a meeting of an investigator with 3 in every fight skill and Sneak 1. */
function startMeeting(token: string, cards: readonly string[], dice: readonly number[] = []): Trial {
  const who = { place: 'woods', sneak: 1 as const, cards: cards.map((card) => ({ card })) };
  const start = createPosition([who], { monsters: [{ token, at: 'woods' }] });
  return runTrial(start, (g: Game) => fightOrEvade(g, g.s.investigators[0] as Investigator, token), { dice });
}

/** Returns the number of dice for each option with a check. */
function previewedDice(t: Trial): Record<string, number> {
  const [decision] = t.play.decisions;
  const { checks = {} } = decision ? aboutOf(decision) : {};
  return Object.fromEntries(Object.entries(checks).map(([option, { dice }]) => [option, dice]));
}

describe('the preview of a fight', () => {
  it('contains the Evade, Horror and Combat checks before the fight begins [A-EVADE-01, A-COMBAT-02, A-COMBAT-10]', () => {
    // A Ghoul: awareness −3, horror +0, combat rating −1.
    expect(previewedDice(startMeeting('ghoul-1', []))).toEqual({ evade: 0, horror: 3, fight: 2 });
  });

  it('contains no Horror check if the monster has no Horror rating [A-COMBAT-02]', () => {
    // A Witch: awareness −1, combat rating −3.
    expect(previewedDice(startMeeting('witch-1', []))).toEqual({ evade: 0, fight: 0 });
  });

  it('contains the dice with each weapon, with resistances [A-COMBAT-17, A-COMBAT-22]', () => {
    // A Zombie: awareness +1, combat rating −1. An Axe gives 3 with the other hand free, else 2.
    const t = startMeeting('zombie-1', ['axe', 'dynamite', 'axe'], [6, 6]);
    t.answer('fight');
    // Dynamite takes both hands and gives most.
    expect(previewedDice(t)).toEqual({ fight: 10, flee: 2 });
    t.answer('fight');
    expect(previewedDice(t)).toEqual({ roll: 2, 'take:axe': 5, 'take:dynamite': 10 });
    t.answer('take:axe');
    expect(previewedDice(t)).toEqual({ roll: 5, 'take:axe': 6, 'drop:axe': 2 });
    expect(t.state.investigators[0]?.cards).toHaveLength(3);
  });

  it('contains no bonus of a physical weapon against a monster that is immune to it [A-COMBAT-23]', () => {
    // A Ghost: combat rating −3, immune to physical bonuses.
    const t = startMeeting('ghost-1', ['axe'], [6, 6, 6]);
    t.answer('fight');
    t.answer('fight');
    expect(previewedDice(t)).toEqual({ roll: 0, 'take:axe': 0 });
  });

  it('contains the cost of a failure if the player could still spend Clues [A-COMBAT-03, A-COMBAT-12]', () => {
    // A Ghoul: Sanity damage 1, Stamina damage 1.
    const who = { place: 'woods', clues: 1, cards: [] };
    const start = createPosition([who], { monsters: [{ token: 'ghoul-1', at: 'woods' }] });
    const t = runTrial(start, (g: Game) => fightOrEvade(g, g.s.investigators[0] as Investigator, 'ghoul-1'), {
      dice: [1, 1, 1, 1, 1, 1],
    });
    const fails = () => asDecisionOf(t.play.decisions[0], 'q.after-roll')?.about.fails;
    t.answer('fight');
    expect(fails()).toEqual({ sanity: 1 });
    // It has Ambush, so fleeing is not offered.
    t.answer('enough');
    expect(fails()).toEqual({ stamina: 1 });
  });
});

it('the preview of a check: it is also present if an ability can be used before the roll', () => {
  const t = runTrial(createPosition([{ place: 'woods', clues: 0 }]), function* (g: Game) {
    const who = g.s.investigators[0] as Investigator;
    const spec = { kind: 'fight' as const, modifier: -1, difficulty: 2, cause: { source: 'test' } };
    const { about } = rollOrUse(g, who, spec, []);
    expect(about?.()).toMatchObject({ checks: { roll: { check: 'fight', dice: 2, difficulty: 2 } } });
  });
  expect(t.result()).toEqual({ how: 'done' });
});
