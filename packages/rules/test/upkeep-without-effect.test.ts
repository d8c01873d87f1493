import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { upkeep } from '../src/arkham/turn/upkeep.js';
import { asDecisionOf } from '../src/language/questions/decision-types.js';
import { createPosition, runTrial, type TestInvestigator } from './arkham-trial.js';

/** Returns the options of seat 0's first Upkeep question, and those marked as without effect. */
function startUpkeep(people: readonly TestInvestigator[]): { options: string[]; withoutEffect: readonly string[] } {
  const t = runTrial(createPosition(people), (g: Game) => upkeep(g, g.s.investigators[0] as Investigator));
  const withoutEffect = asDecisionOf(t.play.decisions[0], 'q.upkeep')?.about.withoutEffect ?? [];
  return { options: t.options(), withoutEffect };
}

const vincent = { id: 'vincent-lee' };

describe('the Upkeep ability to heal others', () => {
  it('is offered if nobody here can be healed, but marked as without effect [A-UPKEEP-04]', () => {
    const { options, withoutEffect } = startUpkeep([vincent, { stamina: 2, place: 'woods' }]);
    expect(options).toEqual(['done', 'use:vincent-lee']);
    expect(withoutEffect).toEqual(['use:vincent-lee']);
  });

  it('is not marked if the healer or another investigator here can be healed [A-UPKEEP-04]', () => {
    expect(startUpkeep([{ ...vincent, stamina: 3 }]).withoutEffect).toEqual([]);
    expect(startUpkeep([vincent, { stamina: 4 }]).withoutEffect).toEqual([]);
    expect(startUpkeep([vincent, { sanity: 1 }]).withoutEffect).toEqual(['use:vincent-lee']);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { sanity: 1 }]).withoutEffect).toEqual([]);
  });

  it('is not marked if a spell in this Upkeep may still cost Sanity', () => {
    expect(startUpkeep([{ id: 'carolyn-fern', cards: [{ card: 'heal' }] }]).withoutEffect).toEqual([]);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { cards: [{ card: 'heal' }], place: 'woods' }]).withoutEffect).toEqual(
      [],
    );
  });
});
