/** The decks of the epic battle (K-EPIC-02), and the plots of all Ancient Ones except Azathoth (K-EPIC-07). */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { KINGSPORT_SLICE, type KingsportState, viewEpicBattle } from '../src/boxes/kingsport/index.js';
import { arkham, arkhamRulesOf, contentOfBoxes } from '../src/index.js';

const boxes = await loadBoxes(['base', 'kingsport']);
const content = contentOfBoxes(boxes);
const GAME = arkham(content, arkhamRulesOf(boxes));
const halfOf = (id: string) => content.tableCards.get(id)?.epic?.half;

/** Answers with first options until the Ancient One is awake. */
function playUntilAwake(seed: string) {
  const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', houseRules: { epicBattle: 'yes' } };
  const play = Play.start(GAME, setup, seed);
  for (let n = 0; n < 5000 && play.result === undefined && !play.state.battle; n++) play.choose(0, 0);
  return play;
}

describe('the epic battle', () => {
  it('begins with eight shuffled green cards on eight shuffled red ones and three plots [K-EPIC-02]', () => {
    const orders = ['a', 'b', 'c'].map((seed) => {
      const play = playUntilAwake(seed);
      const { epic } = KINGSPORT_SLICE.of({ s: play.state });
      // The first card may already be in play.
      const drawnCards = play.state.inPlay.filter(({ as }) => as === 'epic-battle').map(({ card }) => card);
      const deck = [...drawnCards, ...(epic?.deck ?? [])];
      expect(deck.map(halfOf)).toEqual([...Array<string>(8).fill('green'), ...Array<string>(8).fill('red')]);
      expect(new Set(deck).size).toBe(16);
      expect(epic?.plots.every((id) => content.tableCards.get(id)?.epic?.plotOf === 'yig')).toBe(true);
      return deck.join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  it('hides the order of its decks from all players [K-EPIC-02]', () => {
    const view = playUntilAwake('a').view(0) as { boxes?: { kingsport?: KingsportState } };
    const { epic } = view.boxes?.kingsport ?? {};
    expect(new Set([...(epic?.deck ?? ['none']), ...(epic?.plots ?? ['none'])])).toEqual(new Set(['']));
  });

  it('shows the cards left of each colour, the current step of the card and the attackers [K-EPIC-04]', () => {
    const attacks = ({ decisions }: ReturnType<typeof playUntilAwake>) => decisions[0]?.key === 'q.final-attack';
    const play = ['a', 'b', 'c', 'd', 'e', 'f'].map(playUntilAwake).find((one) => {
      for (let n = 0; n < 200 && one.result === undefined && !attacks(one); n++) one.choose(0, 0);
      return attacks(one);
    });
    if (!play) throw new Error('no game reached an attack');
    const epic = viewEpicBattle(content, play.view(0) as Parameters<typeof viewEpicBattle>[1]);
    expect(epic).toMatchObject({ green: 7, red: 8, totals: { green: 8, red: 8 }, attacked: [0] });
    expect(epic?.card?.epic?.steps[epic.step ?? -1]?.does).toBe('investigators');
  });

  it('has three plots for each Ancient One except Azathoth, fifteen in all [K-EPIC-02, K-EPIC-07]', () => {
    const plots = [...content.tableCards.values()].flatMap(({ epic }) => epic?.plotOf ?? []);
    expect(plots).toHaveLength(45);
    expect(new Set(plots).size).toBe(15);
    for (const id of content.ancientOnes.keys()) {
      expect([id, plots.filter((of) => of === id).length]).toEqual([id, id === 'azathoth' ? 0 : 3]);
    }
  });
});
