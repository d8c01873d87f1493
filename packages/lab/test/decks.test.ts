import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { arkham, Content, type DeckDef, haunt, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamInvariants } from '../src/index.js';

const EXHIBIT: DeckDef = { id: 'exhibit', name: 'Exhibit', countsAs: 'item', ordered: true, discards: 'box' };
const BOX = packOf({
  id: 'box',
  name: 'Box',
  version: '1',
  decks: [EXHIBIT],
  cards: [
    { id: 'vase', name: 'Vase', deck: 'exhibit', count: 2 },
    { id: 'bust', name: 'Bust', deck: 'exhibit', count: 1 },
  ],
});

describe('a deck of a box', () => {
  it('is checked by the invariants like other decks', () => {
    const content = new Content([BASE, BOX]);
    const { state } = Play.start(arkham(content), { investigators: ['joe-diamond'], ancientOne: 'yig' }, 'decks');
    const findViolations = () => arkhamInvariants(content).flatMap((one) => one.findViolation(state, new Set()) ?? []);
    const exhibits: string[] = Reflect.get(state.decks, 'exhibit');
    expect(findViolations()).toEqual([]);
    exhibits.push('knife');
    expect(findViolations()).toContain('knife is in the deck exhibit');
    exhibits.splice(-1, 1, 'bust');
    expect(findViolations()).toEqual(['2 of bust, of which there are 1']);
  });

  it('is empty in a game that was saved before the box had the deck', () => {
    const setup = { investigators: ['joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };
    const save = Play.start(arkham(new Content([BASE])), setup, 'decks').save();
    const { state } = Play.load(arkham(new Content([BASE, { ...BOX, cards: [] }])), { ...save });
    expect(Reflect.get(state.decks, 'exhibit')).toEqual([]);
    const ofHaunt = Play.start(haunt(new Content([BASE])), setup, 'decks').save();
    const day = Play.load(haunt(new Content([BASE, { ...BOX, cards: [] }])), { ...ofHaunt }).state;
    expect(Reflect.get(day.decks, 'exhibit')).toEqual([]);
  });

  it('is defined and filled by a scenario, together with the cards in play', async () => {
    const text = `name: exhibits
define:
  decks: [{ id: exhibit, name: Exhibit, countsAs: item }]
  cards: [{ id: vase, deck: exhibit, count: 2 }, { id: bust, deck: exhibit, count: 1 }]
  tableCards: [{ id: patron, kind: guardian, always: true, tokens: 1 }]
  locationCards:
    - id: a-gift
      neighbourhood: uptown
      entries: [{ at: woods, effects: [{ do: draw, deck: exhibit, n: 1 }] }]
investigators: [{ name: Ann, place: woods }]
phase: arkham-encounters
decks: { uptown: [a-gift], exhibit: [bust], mythos: [quiet] }
steps:
  - expect: { state: { Ann.cards: [bust], Ann.items: 1, decks.exhibit: [], inPlay: [patron], inPlay.patron.tokens: 1 } }
`;
    const [source] = parseScenarios(text, 'a.yaml');
    expect(source && (await runScenario(source)).failures).toEqual([]);
    const [misspelled] = parseScenarios(text.replace('exhibit: [bust]', 'exhibits: [bust]'), 'a.yaml');
    expect(misspelled && (await runScenario(misspelled)).failures.join()).toContain(
      'there is no deck "exhibits" (did you mean "exhibit"?)',
    );
  });
});

describe('a scenario with an unknown id', () => {
  it('is refused with the place in its file and the nearest id', async () => {
    const [source] = parseScenarios(
      `name: wrong
define:
  mythos:
    - { id: fine }
    - { id: news, effects: [{ do: take, card: knive }] }
`,
      'a.yaml',
    );
    expect(source && (await runScenario(source)).failures).toEqual([
      'a.yaml:5: mythos news: effects[0].card: there is no card "knive" (did you mean "knife"?)',
    ]);
  });
});
