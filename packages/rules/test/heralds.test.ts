/** Heralds and guardians: chosen at set-up, removed or kept at the awakening (K-HERALD-01, A-FINAL-04). */
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { type ArkhamSetup, arkham, Content, isSheetInPlay, packOf, type TableCardDef } from '../src/index.js';

const sheet = (id: string, kind: 'herald' | 'guardian', more: Partial<TableCardDef> = {}): TableCardDef => ({
  id,
  name: id,
  kind,
  chosen: true,
  ...more,
});
const content = new Content([
  BASE,
  packOf({
    id: 'box',
    name: 'Box',
    version: '1',
    houseRules: { heralds: ['leaveAtAwakening', 'asPrinted'] },
    tableCards: [
      sheet('omen', 'herald', { setUp: [{ do: 'track', what: 'doom', by: 2 }] }),
      sheet('page', 'herald', { onAwakening: 'discard' }),
      sheet('cat', 'guardian'),
    ],
  }),
]);
const GAME = arkham(content);
const SETUP: ArkhamSetup = { investigators: ['joe-diamond'], ancientOne: 'yig' };
const startGame = (more: Partial<ArkhamSetup>) => Play.start(GAME, { ...SETUP, ...more }, 'heralds');
const sheetsInPlay = ({ state }: ReturnType<typeof startGame>) =>
  state.inPlay.filter(({ as }) => as === 'herald' || as === 'guardian').map(({ card }) => card);

/** Answers until the Ancient One is awake. */
function playUntilAwake(more: Partial<ArkhamSetup>) {
  const play = startGame(more);
  for (let n = 0; n < 5000 && play.result === undefined && play.state.battle === undefined; n++) play.choose(0, 0);
  expect(play.state.battle).toBeDefined();
  return play;
}

describe('heralds and guardians', () => {
  it('are in play only if chosen, at most one of each [K-HERALD-01]', () => {
    expect(sheetsInPlay(startGame({}))).toEqual([]);
    expect(sheetsInPlay(startGame({ herald: 'omen' }))).toEqual(['omen']);
    expect(sheetsInPlay(startGame({ guardian: 'cat', herald: 'page' }))).toEqual(['page', 'cat']);
    const play = startGame({ herald: 'omen' });
    expect([isSheetInPlay({ s: play.state }, 'omen'), isSheetInPlay({ s: play.state }, 'page')]).toEqual([true, false]);
    expect(JSON.stringify(play.view(undefined))).toContain('omen');
  });

  it('can be chosen at random [K-HERALD-01]', () => {
    const drawnCards = Array.from({ length: 20 }, (_, i) =>
      Play.start(GAME, { ...SETUP, herald: 'random' }, `seed ${i}`).state.inPlay.map(({ card }) => card),
    ).flat();
    expect(new Set(drawnCards.filter((id) => id === 'omen' || id === 'page')).size).toBe(2);
  });

  it('are refused by name if unknown or of the wrong kind [K-HERALD-01]', () => {
    expect(() => startGame({ herald: 'moon' })).toThrow('herald: there is no "moon"; there are omen, page');
    expect(() => startGame({ herald: 'cat' })).toThrow('there is no "cat"');
    expect(() => Play.start(arkham(new Content([BASE])), { ...SETUP, guardian: 'random' }, 's')).toThrow(
      'guardian: none of these packs contains one',
    );
  });

  it('have their set-up effects once, before the first Mythos card', () => {
    const doomAfterSetUp = (more: Partial<ArkhamSetup>) => {
      const play = startGame(more);
      for (let n = 0; n < 200 && play.state.turn === 0; n++) play.choose(0, 0);
      return play.state.doom;
    };
    expect(doomAfterSetUp({ herald: 'omen' }) - doomAfterSetUp({})).toBe(2);
  });

  it('leave at the awakening if heralds; guardians stay [A-FINAL-04]', () => {
    expect(sheetsInPlay(playUntilAwake({ herald: 'omen', guardian: 'cat' }))).toEqual(['cat']);
  });

  it('leave by house rule only if their sheet says so [A-FINAL-04]', () => {
    const houseRules = { heralds: 'asPrinted' };
    expect(sheetsInPlay(playUntilAwake({ herald: 'omen', houseRules }))).toEqual(['omen']);
    expect(sheetsInPlay(playUntilAwake({ herald: 'page', houseRules }))).toEqual([]);
  });

  it('are saved and loaded [K-HERALD-01]', () => {
    const play = startGame({ herald: 'omen', guardian: 'cat' });
    for (let n = 0; n < 30; n++) play.choose(0, 0);
    const loaded = Play.load(GAME, JSON.parse(JSON.stringify(play.save())));
    expect(loaded.state).toEqual(play.state);
    expect(sheetsInPlay(loaded)).toEqual(['omen', 'cat']);
  });
});
