import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { upkeep } from '../src/arkham/turn/upkeep.js';
import { asDecisionOf } from '../src/language/questions/index.js';
import { createPosition, runTrial, type TestInvestigator } from './arkham-trial.js';

/** Returns the options of the first Upkeep question of seat 0, and the idle ones among them. */
function startUpkeep(people: readonly TestInvestigator[]): { options: string[]; idle: readonly string[] } {
  const t = runTrial(createPosition(people), (g: Game) => upkeep(g, g.s.investigators[0] as Investigator));
  const idle = asDecisionOf(t.play.decisions[0], 'q.upkeep')?.about.idle ?? [];
  return { options: t.options(), idle };
}

const vincent = { id: 'vincent-lee' };

describe('who can only treat', () => {
  it('is offered it though nobody here lacks anything, but the offer is called idle [A-UPKEEP-04]', () => {
    const { options, idle } = startUpkeep([vincent, { stamina: 2, place: 'woods' }]);
    expect(options).toEqual(['done', 'use:vincent-lee']);
    expect(idle).toEqual(['use:vincent-lee']);
  });

  it('is not idle as soon as he himself or somebody beside him lacks what he gives [A-UPKEEP-04]', () => {
    expect(startUpkeep([{ ...vincent, stamina: 3 }]).idle).toEqual([]);
    expect(startUpkeep([vincent, { stamina: 4 }]).idle).toEqual([]);
    expect(startUpkeep([vincent, { sanity: 1 }]).idle).toEqual(['use:vincent-lee']);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { sanity: 1 }]).idle).toEqual([]);
  });

  it('is not idle while somebody may yet be hurt in this Upkeep: a spell costs Sanity', () => {
    expect(startUpkeep([{ id: 'carolyn-fern', cards: [{ card: 'heal' }] }]).idle).toEqual([]);
    expect(startUpkeep([{ id: 'carolyn-fern' }, { cards: [{ card: 'heal' }], place: 'woods' }]).idle).toEqual([]);
  });
});
