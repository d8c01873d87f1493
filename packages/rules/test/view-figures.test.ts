import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import type { ArkhamLayer, HauntLayer } from '../src/boxes/box.js';
import {
  arkham,
  arkhamFiguresReader,
  Content,
  type HauntView,
  haunt,
  hauntFiguresReader,
  type View,
} from '../src/index.js';

const content = new Content([BASE]);
const SETUP = { investigators: ['joe-diamond', 'harvey-walters', 'random', 'random'], ancientOne: 'yig' };

/** Returns the public figures of an Arkham table after `change`. */
function figuresAfter(change: (state: ReturnType<typeof startGame>['state']) => void = () => {}, of = arkham(content)) {
  const { state } = startGame();
  for (const { cards } of state.investigators) cards.length = 0;
  change(state);
  return (of.view(state, undefined) as View).figures;
}
const startGame = () => Play.start(arkham(content), SETUP, 'figures');

describe('the figures in a view of Arkham', () => {
  it('contain the limits for four players [A-LIMIT-01, A-LIMIT-05, A-AWAKEN-02, A-WIN-01]', () => {
    expect(figuresAfter()).toMatchObject({ monsterLimit: 7, outskirtsLimit: 4, gatesToAwaken: 7, sealsToWin: 6 });
  });

  it('contain no monster limit at terror 10 [A-LIMIT-08]', () => {
    const figures = figuresAfter((state) => {
      state.terror = 10;
    });
    expect(figures.monsterLimit).toBeUndefined();
    expect(JSON.stringify(figures)).not.toContain('null');
  });

  it('do not count spawn monsters or those in the Outskirts [A-LIMIT-02]', () => {
    const before = figuresAfter().monsters;
    const figures = figuresAfter((state) => {
      state.monsters.push(
        { token: 'ghoul-1', at: 'woods' } as (typeof state.monsters)[number],
        { token: 'zombie-1', at: 'outskirts' } as (typeof state.monsters)[number],
      );
    });
    expect(figures.monsters).toBe(before + 1);
  });

  it('contain each seat’s maxima, skills and dice per Clue, changed by cards [A-STATUS-01, A-SKILL-08]', () => {
    const [joe] = figuresAfter().people;
    expect(joe?.clueDice).toEqual({ speed: 2, sneak: 2, fight: 2, will: 2, lore: 2, luck: 2, focus: 2 });
    const [, harvey] = figuresAfter((state) => {
      const who = state.investigators[1];
      who?.cards.push({ card: 'speed', exhausted: false } as never);
      if (who) who.maximumChange = { ...who.maximumChange, sanity: -1 };
    }).people;
    expect(harvey?.maximum).toEqual({ sanity: 6, stamina: 3 });
    expect(harvey?.skills).toEqual({ speed: 1, sneak: 0, fight: 0, will: 0, lore: 0, luck: 0 });
    expect(harvey?.clueDice).toMatchObject({ speed: 2, sneak: 1, focus: 1 });
  });

  it('list the conditions to win, awaken and lose, by players, Ancient One and boxes [A-WIN-02, A-WIN-04, A-AWAKEN-01, A-AWAKEN-02]', () => {
    const yig = content.ancientOnes.get('yig')?.doom;
    expect(figuresAfter().ends).toEqual({
      won: [{ how: 'gates-closed', n: 4 }, { how: 'gates-sealed', n: 6 }, { how: 'ancient-one-defeated' }],
      wakes: [
        { how: 'doom', n: yig },
        { how: 'gates', n: 7 },
        { how: 'too-many-monsters', n: 14 },
        { how: 'no-gate-marker' },
        { how: 'no-monster' },
      ],
      lost: [{ how: 'ancient-one-won' }],
    });
    const seven: ArkhamLayer = (below) => ({ ...below, gates: { ...below.gates, sealsToWin: () => 7 } });
    expect(figuresAfter(undefined, arkham(content, [{ layer: seven }])).ends.won).toContainEqual({
      how: 'gates-sealed',
      n: 7,
    });
    const fatal = arkham(content).view(
      Play.start(arkham(content), { ...SETUP, ancientOne: 'azathoth' }, 'figures').state,
      undefined,
    ) as View;
    expect(fatal.figures.ends.won).not.toContainEqual({ how: 'ancient-one-defeated' });
    expect(fatal.figures.ends.lost).toEqual([{ how: 'awakened-as-defeat' }]);
  });

  it('include the changes of boxes', () => {
    const crowded: ArkhamLayer = (below) => ({ ...below, board: { ...below.board, monsterLimit: () => 20 } });
    expect(figuresAfter(undefined, arkham(content, [{ layer: crowded }])).monsterLimit).toBe(20);
  });

  it('list each seat’s tradable cards with the ids of options [A-MISC-09, A-MISC-10]', () => {
    const hold = (state: Parameters<NonNullable<Parameters<typeof figuresAfter>[0]>>[0]) => {
      state.investigators[0]?.cards.push({ card: 'knife', exhausted: true }, { card: 'duke' }, { card: 'wither' });
    };
    expect(figuresAfter(hold).people[0]?.tradable).toEqual(['knife:exhausted', 'wither']);
    const untradableKnife: ArkhamLayer = (below) => ({
      ...below,
      asides: {
        ...below.asides,
        tradable: (g, who) => below.asides.tradable(g, who).filter(({ card }) => card !== 'knife'),
      },
    });
    expect(figuresAfter(hold, arkham(content, [{ layer: untradableKnife }])).people[0]?.tradable).toEqual(['wither']);
  });

  it('can be read from a position without a view', () => {
    const { state } = startGame();
    const crowded: ArkhamLayer = (below) => ({ ...below, board: { ...below.board, monsterLimit: () => 20 } });
    expect(arkhamFiguresReader(content)(state)).toEqual((arkham(content).view(state, undefined) as View).figures);
    expect(arkhamFiguresReader(content, [{ layer: crowded }])(state).monsterLimit).toBe(20);
  });
});

describe('the figures in a view of Haunt', () => {
  it('list each seat’s tradable cards [H-ASSET-02, H-ASSET-03]', () => {
    const { state } = Play.start(haunt(content), SETUP, 'figures');
    state.investigators[0]?.cards.splice(0, Number.POSITIVE_INFINITY, { card: 'duke' }, { card: 'speed' });
    expect((haunt(content).view(state, undefined) as HauntView).figures.people[0]?.tradable).toEqual(['duke']);
    const none: HauntLayer = (below) => ({ ...below, asides: { ...below.asides, tradable: () => [] } });
    expect(hauntFiguresReader(content, [{ layer: none }])(state).people[0]?.tradable).toEqual([]);
  });

  it('contain the number of gates that may be left to win [H-WIN-01, H-WIN-02]', () => {
    const gatesToWin = (ancientOne: string) =>
      (Play.start(haunt(content), { ...SETUP, ancientOne }, 'figures').view() as HauntView).figures.gatesToWin;
    expect(gatesToWin('hastur')).toBe(4);
    expect(gatesToWin('azathoth')).toBe(6);
    expect(gatesToWin('yig')).toBe(Math.abs(content.ancientOnes.get('yig')?.combatRating as number));
  });
});
