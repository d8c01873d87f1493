/** End conditions of a game, shown from its first question: those of the rules and of boxes. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { KING_SLICE as KING } from '../src/boxes/king-in-yellow/king-state.js';
import { arkham, arkhamRulesOf, contentOfBoxes, type HauntView, haunt, hauntRulesOf, type View } from '../src/index.js';

const INVESTIGATORS = ['joe-diamond', 'harvey-walters'];

async function startGame(boxes: readonly string[], ancientOne: string, houseRules: Record<string, string> = {}) {
  const packs = await loadBoxes(['base', ...boxes]);
  const game = arkham(contentOfBoxes(packs), arkhamRulesOf(packs));
  return { game, play: Play.start(game, { investigators: INVESTIGATORS, ancientOne, houseRules }, 'ends') };
}
async function lossConditions(...of: Parameters<typeof startGame>) {
  const { play } = await startGame(...of);
  return (play.view(undefined) as View).figures.ends.lost.map(({ how }) => how);
}

describe('the end conditions of a game', () => {
  it('list every way to awaken the Ancient One in Arkham [A-AWAKEN-01, A-AWAKEN-02, A-AWAKEN-03, A-AWAKEN-04, A-AWAKEN-05]', async () => {
    const { play } = await startGame([], 'yig');
    const { wakes } = (play.view(undefined) as View).figures.ends;
    expect(wakes.map(({ how }) => how)).toEqual(['doom', 'gates', 'too-many-monsters', 'no-gate-marker', 'no-monster']);
    // Two players: the monster limit is five, and twice that counts at terror 10.
    expect(wakes.find(({ how }) => how === 'too-many-monsters')?.n).toBe(10);
  });

  it('include the last Act while it is still in the deck [Y-ACT-04]', async () => {
    const { game, play } = await startGame(['king-in-yellow'], 'yig', {});
    const lossReasons = (state = play.state) =>
      (game.view(state, undefined) as View).figures.ends.lost.map(({ how }) => how);
    expect(KING.of({ s: play.state }).acts).toContain('act-3');
    const without = structuredClone(play.state);
    KING.of({ s: without }).acts.splice(0);
    expect(lossReasons(without)).not.toContain('last-act');
    expect(lossReasons()).toContain('last-act');
  });

  it('include the end of everything with the epic battle, except against Azathoth [K-EPIC-07]', async () => {
    expect(await lossConditions(['kingsport'], 'yig', { epicBattle: 'yes' })).toContain('end-of-everything');
    expect(await lossConditions(['kingsport'], 'yig')).not.toContain('end-of-everything');
    expect(await lossConditions(['kingsport'], 'azathoth', { epicBattle: 'yes' })).not.toContain('end-of-everything');
  });

  it('include the last rubble if the Ancient One has rubble [D-AO-01]', async () => {
    const packs = await loadBoxes(['base', 'dunwich']);
    const withRubble = [...contentOfBoxes(packs).ancientOnes.values()].find(({ rubble }) => rubble);
    expect(await lossConditions(['dunwich'], withRubble?.id ?? 'none has rubble')).toContain('power-fulfilled');
    expect(await lossConditions(['dunwich'], 'yig')).not.toContain('power-fulfilled');
  });

  it('include in Haunt the loss of all investigators, and Azathoth by house rule [H-END-11]', async () => {
    const packs = await loadBoxes(['base']);
    const lossReasons = (ancientOne: string, houseRules = {}) => {
      const game = haunt(contentOfBoxes(packs), hauntRulesOf(packs));
      const play = Play.start(game, { investigators: INVESTIGATORS, ancientOne, houseRules }, 'ends');
      return (play.view(undefined) as HauntView).figures.ends.lost.map(({ how }) => how);
    };
    expect(lossReasons('yig')).toEqual(['doom-full', 'terror-full', 'nobody-left']);
    expect(lossReasons('azathoth', { azathoth: 'losesTheGame' })).toContain('azathoth');
    expect(lossReasons('yig', { azathoth: 'losesTheGame' })).not.toContain('azathoth');
  });
});
