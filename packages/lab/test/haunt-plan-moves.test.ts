/** Compares the Haunt plan's assumption about an investigator's move with the actual move. */
import { Play } from '@vigil/engine';
import type { HauntView } from '@vigil/rules';
import { findDestinations, type TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { CONTENT, type Game, planOf, RULES } from './haunt-plan-game.js';

/** Questions that monsters' movement asks. */
const OF_MONSTERS = /^q\.(monster-goal|monster-way|monster-order|monster-takes-clue)$/;

describe('the assumed move of an investigator before a phase', () => {
  it('predicts how monsters move after the actual move [H-MONSTER-MOVE-01, H-SEQ-08]', () => {
    let compared = 0;
    let changedPlans = 0;
    for (let n = 0; n < 60 && compared < 24; n++) {
      const setup = { investigators: ['random', 'random'], ancientOne: 'random' };
      const game = Play.start(RULES, setup, `supposed-${n}`, { checkpoints: false }) as Game;
      for (let turn = 0; turn < 260; turn++) {
        const [decision] = game.decisions;
        if (!decision) break;
        if (decision.key === 'q.day') {
          const plan = planOf(game);
          for (const { seat, place, cityPhase } of plan.whatIfs) {
            const ends = walkTo(game, seat, place);
            if (!ends || cityPhase.monsters.some(({ special }) => special) || cityPhase.truncated) continue;
            compared++;
            for (const { token, to } of cityPhase.monsters) {
              expect([token, place, to.includes(ends.get(token) ?? '')]).toEqual([token, place, true]);
            }
            if (JSON.stringify(cityPhase) !== JSON.stringify(plan.cityPhase)) changedPlans++;
          }
        }
        game.answer(decision.id, decision.options[(turn * 7 + n) % decision.options.length]?.id ?? '');
      }
    }
    expect(compared).toBeGreaterThan(15);
    // A moving investigator changes the targets of monsters, or the question would be pointless.
    expect(changedPlans).toBeGreaterThan(5);
  });
});

/**
 * Returns the place of each monster after an investigator walked to a place past no monster and all moved. undefined:
 * impossible.
 */
function walkTo(game: Game, seat: number, place: string): Map<string, string> | undefined {
  const fork = game.fork();
  const [day] = fork.decisions;
  const slot = day?.options.filter(({ by, key }) => by === seat && key === 'o.city').at(-1);
  if (!day || !slot) return undefined;
  fork.answer(day.id, slot.id);
  const [walk] = fork.decisions;
  const path = findDestinations(CONTENT, fork.view() as TableView, walk)?.find((one) => one.place === place);
  if (!walk || !path || path.foesOnPath.length > 0) return undefined;
  for (const answer of path.answers) {
    const [next] = fork.decisions;
    if (next?.key !== 'q.movement') return undefined;
    fork.answer(next.id, answer);
  }
  const stop = fork.decisions[0];
  if (stop?.key === 'q.movement') fork.answer(stop.id, 'stop');
  for (let turn = 0; turn < 40; turn++) {
    const [next] = fork.decisions;
    if (!next || !OF_MONSTERS.test(next.key)) break;
    fork.answer(next.id, next.options[0]?.id ?? '');
  }
  const { monsters, investigators } = fork.view() as HauntView;
  // The movement ends at an encounter or an action. An investigator who met no monster continues to their activity.
  return investigators[seat]?.place === place ? new Map(monsters.map(({ token, at }) => [token, at])) : undefined;
}
