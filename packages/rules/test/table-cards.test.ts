import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { layInPlay, type TableCards } from '../src/common/in-play.js';
import { arkham, Content, cardInPlay, haunt, packOf, type TableCardDef, type TableState } from '../src/index.js';

/** A herald with tougher cultists, a token per Mythos phase, and an ability that gains a Clue. */
const HERALD: TableCardDef = {
  id: 'the-herald',
  name: 'The Herald',
  kind: 'herald',
  always: true,
  tokens: 2,
  modifiers: [{ mod: 'monster', monsters: { kinds: ['cultist'] }, toughness: 3 }],
  triggers: [{ when: { on: 'phase-ended', phase: 'mythos' }, then: [{ do: 'token', by: 1 }] }],
  abilities: [
    {
      when: { phase: 'any' },
      cost: { money: 1 },
      limit: 'once-per-turn',
      then: [{ do: 'gain', what: 'clue', amount: 1 }],
    },
  ],
};
const ASIDE: TableCardDef = { id: 'the-guardian', name: 'The Guardian', kind: 'guardian' };

const content = new Content([BASE, packOf({ id: 'box', name: 'Box', version: '1', tableCards: [HERALD, ASIDE] })]);
const GAMES = { arkham: arkham(content), haunt: haunt(content) };

function startGame(game: keyof typeof GAMES) {
  const setup = { investigators: ['joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };
  const definition = GAMES[game];
  return game === 'arkham'
    ? Play.start(GAMES.arkham, setup, 'herald')
    : Play.start(definition as (typeof GAMES)['haunt'], setup, 'herald');
}

const herald = (state: TableState) => cardInPlay(state, 'the-herald');

describe.each(['arkham', 'haunt'] as const)('a card of a box that is always in play, in %s', (game) => {
  it('is in play from set-up with its tokens and public; other cards of the box are not', () => {
    const play = startGame(game);
    expect(herald(play.state)).toMatchObject({ card: 'the-herald', as: 'herald' });
    expect(cardInPlay(play.state, 'the-guardian')).toBeUndefined();
    expect(JSON.stringify(play.view(undefined))).toContain('the-herald');
  });

  it('has its effect at the end of each Mythos phase', () => {
    const play = startGame(game);
    const tokens: number[] = [];
    const turn = () => (game === 'arkham' ? play.state.turn : ((play.state as { day?: number }).day ?? 0));
    for (let n = 0; n < 600 && play.result === undefined && turn() < 4; n++) {
      if (tokens[turn()] === undefined) tokens[turn()] = herald(play.state)?.tokens ?? 0;
      play.choose(0, 0);
    }
    const begin = tokens[1] as number;
    expect(begin).toBeGreaterThanOrEqual(2);
    expect(tokens.slice(2, 4)).toEqual([begin + 1, begin + 2]);
  });

  it('offers its ability to investigators who can pay, once a turn', () => {
    const play = startGame(game);
    const listOffers = () =>
      play.decisions.flatMap(({ id, asides = [] }) =>
        asides.filter((one) => one.id.startsWith('use:the-herald')).map((one) => [id, one.id] as const),
      );
    for (let n = 0; n < 80 && listOffers().length === 0; n++) play.choose(0, 0);
    const [decision, aside] = listOffers()[0] ?? ['', ''];
    const seat = Number(aside.split(':').at(-1));
    const { money, clues } = play.state.investigators[seat] as { money: number; clues: number };
    play.answer(decision, aside);
    expect(play.state.investigators[seat]).toMatchObject({ money: money - 1, clues: clues + 1 });
    expect(listOffers().map(([, id]) => id)).not.toContain(aside);
  });

  it('is saved and loaded', () => {
    const play = startGame(game);
    for (let n = 0; n < 60 && play.result === undefined; n++) play.choose(0, 0);
    const loaded = Play.load(GAMES[game] as never, JSON.parse(JSON.stringify(play.save())));
    expect(JSON.stringify(loaded.state)).toBe(JSON.stringify(play.state));
  });
});

it('cards in play: they are sorted by kind, boxes first, then by arrival', () => {
  const table: TableCards = { inPlay: [] };
  const cards = [
    ['news', 'headline'],
    ['rumor', 'rumor'],
    ['weather', 'environment'],
    ['more-news', 'headline'],
    ['patron', 'guardian'],
  ] as const;
  for (const [card, as] of cards) layInPlay({ s: table, effectIndex: { addTableCard: () => {} } }, { card, as });
  expect(table.inPlay.map(({ card }) => card)).toEqual(['patron', 'weather', 'rumor', 'news', 'more-news']);
});
