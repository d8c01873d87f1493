import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { upkeep } from '../src/arkham/turn/upkeep.js';
import { asDecisionOf } from '../src/language/questions/index.js';
import { createPosition, runTrial, type TestInvestigator } from './arkham-trial.js';

/** Returns the options of the first Upkeep question of seat 0, and the withoutEffect ones among them. */
function startUpkeep(people: readonly TestInvestigator[]): { options: string[]; withoutEffect: readonly string[] } {
  const t = runTrial(createPosition(people), (g: Game) => upkeep(g, g.s.investigators[0] as Investigator));
  const withoutEffect = asDecisionOf(t.play.decisions[0], 'q.upkeep')?.about.withoutEffect ?? [];
  return { options: t.options(), withoutEffect };
}

const vincent = { id: 'vincent-lee' };

describe('who can only treat', () => {
  it('is offered it though nobody here lacks anything, but the offer is called withoutEffect [A-UPKEEP-04]', () => {
    const { options, withoutEffect } = startUpkeep([vincent, { stamina: 2, place: 'woods' }]);
    expect(options).toEqual(['done', 'use:vincent-lee']);
    expect(withoutEffect).toEqual(['use:vincent-lee']);
  });

  it('is not withoutEffect as soon as he himself or somebody beside him lacks what he gives [A-UPKEEP-04]', () => {
    expect(startUpkeep([{ ...vincent, stamina: 3 }]).withoutEffect).toEqual([]);
    expect(startUpkeep([vincent, { stamina: 4 }]).withoutEffect).toEqual([]);
    expect(startUpkeep([vincent, { sanity: 1 }]).withoutEffect).toEqual(['use:vincent-lee']);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { sanity: 1 }]).withoutEffect).toEqual([]);
  });

  it('is not withoutEffect while somebody may yet be hurt in this Upkeep: a spell costs Sanity', () => {
    expect(startUpkeep([{ id: 'carolyn-fern', cards: [{ card: 'heal' }] }]).withoutEffect).toEqual([]);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { cards: [{ card: 'heal' }], place: 'woods' }]).withoutEffect).toEqual(
      [],
    );
  });
});
