/** Standing orders and bots of a table never loop. */
import { LoopGuard } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { OpenedGame, StandingOrder } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { createPlannedAnswers } from '../../src/post/planned-answers.js';
import { TablePlay } from '../../src/tables/table-play.js';
import type { TableSession } from '../../src/tables/table-session.js';

const FLESH_WARD = `
name: a Flesh Ward for nothing
game: haunt
investigators:
  - { name: Harvey, sheet: harvey-walters, place: woods, stamina: 1, clues: 3, cards: [flesh-ward], slots: { covered: ['lore-luck:0', 'lore-luck:1', 'lore-luck:2', 'lore-luck:3', 'fight-will:0', 'fight-will:1', 'fight-will:2', 'fight-will:3'] } }
define: { monsters: [{ id: brute, symbol: star, awareness: -9, combat: { rating: 0, damage: 1 }, toughness: 3 }] }
phase: city
segment: 4
slot: 3/2
board: { monsters: { woods: [brute] } }
steps: []
`;

async function loadFleshWard(): Promise<TablePlay> {
  const [source] = parseScenarios(FLESH_WARD, 'flesh-ward.yaml');
  const document = source?.document;
  if (!document) throw new Error(source?.problems.join());
  const boxes = await loadChosenBoxes({ packs: ['base'] });
  const { state, content, game } = gameOf(document).setUp(document, boxes);
  const definition = game.definition(content, boxes);
  const opened = { game: 'haunt', content, definition, foresee: () => undefined } as unknown as OpenedGame;
  return TablePlay.begin(opened, { setup: undefined, seed: '', imported: Play.from(definition, state, 'ward').save() });
}

/** Plays at most 100 automatic answers of a table. Returns their options in order. */
function playPlannedAnswers(play: TablePlay, orders: readonly StandingOrder[]): readonly string[] {
  const session = {
    seats: [{ seat: 0, orders, plan: undefined }],
    row: { settings: { pace: 'live' } },
    votes: [],
    waits: [],
    guard: new LoopGuard(),
    means: { world: { now: () => 0 } },
  } as unknown as TableSession;
  const plannedAnswers = createPlannedAnswers(session);
  const options: string[] = [];
  for (let i = 0; i < 100; i++) {
    if (play.settle()) continue;
    const answer = plannedAnswers.next(play, []);
    if (!answer) return options;
    options.push(answer.option);
    play.answer(answer);
  }
  throw new Error('the table loops');
}

describe('an automatic answer of a table', () => {
  it('is not repeated by an order that led back to the same question without effect [PBP-26]', async () => {
    const play = await loadFleshWard();
    const options = playPlannedAnswers(play, [
      { order: 'answer', question: 'q.loss', option: 'o.use' },
      { order: 'clues', upTo: 0 },
    ]);
    expect(new Set(options)).toEqual(new Set(['use:flesh-ward', 'enough']));
    expect(options.length).toBeGreaterThan(2);
    expect(options.length).toBeLessThan(20);
    expect(['q.loss', 'q.after-roll']).toContain(play.decisions[0]?.key);
  });

  it('of a bot differs if its orders have led back without effect [PBP-26]', async () => {
    const play = await loadFleshWard();
    expect(play.view([])).toMatchObject({ investigators: [{ stamina: 1, place: 'woods' }] });
    const orders: StandingOrder[] = [
      { order: 'answer', question: 'q.loss', option: 'o.use' },
      { order: 'clues', upTo: 0 },
      { order: 'careful' },
    ];
    try {
      playPlannedAnswers(play, orders);
    } catch {
      // A bot plays on until the table stops it.
    }
    expect(play.view([])).not.toMatchObject({ investigators: [{ stamina: 1, place: 'woods' }] });
  });
});
