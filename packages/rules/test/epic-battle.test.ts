/** The decks of the epic battle (K-EPIC-02), and that every Ancient One but Azathoth has its plots (K-EPIC-07). */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { KINGSPORT_SLICE, type KingsportState, viewEpicBattle } from '../src/boxes/kingsport/index.js';
import { arkham, arkhamRulesOf, contentOfBoxes } from '../src/index.js';

const boxes = await loadBoxes(['base', 'kingsport']);
const content = contentOfBoxes(boxes);
const GAME = arkham(content, arkhamRulesOf(boxes));
const halfOf = (id: string) => content.tableCards.get(id)?.epic?.half;

/** Plays on by first answers until the Ancient One is awake. */
function playUntilAwake(seed: string) {
  const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', houseRules: { epicBattle: 'yes' } };
  const play = Play.start(GAME, setup, seed);
  for (let n = 0; n < 5000 && play.result === undefined && !play.state.battle; n++) play.choose(0, 0);
  return play;
}

describe('the epic battle', () => {
  it('begins with eight shuffled green cards on eight shuffled red ones, and three plots beside them [K-EPIC-02]', () => {
    const orders = ['a', 'b', 'c'].map((seed) => {
      const play = playUntilAwake(seed);
      const { epic } = KINGSPORT_SLICE.of({ s: play.state });
      // The first card may be in play by now.
      const drawn = play.state.inPlay.filter(({ as }) => as === 'epic-battle').map(({ card }) => card);
      const deck = [...drawn, ...(epic?.deck ?? [])];
      expect(deck.map(halfOf)).toEqual([...Array<string>(8).fill('green'), ...Array<string>(8).fill('red')]);
      expect(new Set(deck).size).toBe(16);
      expect(epic?.plots.every((id) => content.tableCards.get(id)?.epic?.plotOf === 'yig')).toBe(true);
      return deck.join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  it('keeps the order of its decks from all who look at the table [K-EPIC-02]', () => {
    const seen = playUntilAwake('a').view(0) as { boxes?: { kingsport?: KingsportState } };
    const { epic } = seen.boxes?.kingsport ?? {};
    expect(new Set([...(epic?.deck ?? ['none']), ...(epic?.plots ?? ['none'])])).toEqual(new Set(['']));
  });

  it('shows what is left of each colour, which step of the card is under way, and who has attacked [K-EPIC-04]', () => {
    const attacks = ({ decisions }: ReturnType<typeof playUntilAwake>) => decisions[0]?.key === 'q.final-attack';
    const play = ['a', 'b', 'c', 'd', 'e', 'f'].map(playUntilAwake).find((one) => {
      for (let n = 0; n < 200 && one.result === undefined && !attacks(one); n++) one.choose(0, 0);
      return attacks(one);
    });
    if (!play) throw new Error('nobody comes to strike');
    const epic = viewEpicBattle(content, play.view(0) as Parameters<typeof viewEpicBattle>[1]);
    expect(epic).toMatchObject({ green: 7, red: 8, totals: { green: 8, red: 8 }, attacked: [0] });
    expect(epic?.card?.epic?.steps[epic.step ?? -1]?.does).toBe('investigators');
  });

  it('has three plots for each Ancient One of these boxes but Azathoth, and for fifteen in all [K-EPIC-02, K-EPIC-07]', () => {
    const plots = [...content.tableCards.values()].flatMap(({ epic }) => epic?.plotOf ?? []);
    expect(plots).toHaveLength(45);
    expect(new Set(plots).size).toBe(15);
    for (const id of content.ancientOnes.keys()) {
      expect([id, plots.filter((of) => of === id).length]).toEqual([id, id === 'azathoth' ? 0 : 3]);
    }
  });
});
