import { BASE } from '@vigil/content';
import { Play, type Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { discardCard, drawCards, gainCard } from '../src/common/cards/cards.js';
import { resolve } from '../src/common/effects/resolve.js';
import { isItem } from '../src/common/figures/filters.js';
import {
  arkham,
  CATALOGUES,
  type CardDef,
  Content,
  createWords,
  type Effects,
  effectText,
  haunt,
  packOf,
  type State,
  type TableState,
} from '../src/index.js';
import { createPosition, runTrial } from './arkham-trial.js';
import { createPosition as dayPosition, runTrial as dayTrial } from './haunt-trial.js';

const card = (id: string, deck: string, count = 2): CardDef => ({ id, name: id, deck, count });

/** A box with a deck of injuries, which are shuffled back, and of exhibits, which return to the box. */
const BOX = packOf({
  id: 'box',
  name: 'Box',
  version: '1',
  decks: [
    { id: 'injury', name: 'Injury', countsAs: 'none', faceUp: true, discards: 'shuffled' },
    { id: 'exhibit', name: 'Exhibit', countsAs: 'item', ordered: true, discards: 'box' },
  ],
  cards: [
    card('bruise', 'injury', 3),
    card('limp', 'injury', 3),
    { ...card('vase', 'exhibit'), price: 4 },
    { ...card('bust', 'exhibit', 1), price: 2 },
  ],
});
const content = new Content([BASE, BOX]);
const SETUP = { investigators: ['joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };

/** Runs a rule of Arkham Horror with the given decks of the box. */
function runRule(injury: string[], exhibit: string[], rule: (g: Game, who: Investigator) => Rule) {
  const start = createPosition([{}]);
  Object.assign(start.decks, { injury, exhibit });
  const { decks = [], cards } = BOX;
  return runTrial(start, (g) => rule(g, g.investigatorAt(0)), { more: { decks, cards } });
}

const heldCards = ({ state }: { state: State }) => state.investigators[0]?.cards.map((one) => one.card);
const deckPile = (state: TableState, id: string): unknown => Reflect.get(state.decks, id);

describe('a special card of a box', () => {
  const OATH: CardDef = { id: 'oath', name: 'Oath', deck: 'special', count: 1 };
  const twice: Effects = [
    { do: 'receive', card: 'oath' },
    { do: 'receive', card: 'oath' },
  ];

  it('is received once and removed like other special cards, in both games [A-MISC-05]', () => {
    const more = { cards: [OATH] };
    const stateAfter = (rule: Effects) => {
      const start = createPosition([{}], { specials: { oath: 1 } });
      return runTrial(start, (g) => resolve(g, g.investigatorAt(0), rule, { source: 'test' }), { more }).state;
    };
    const hauntStateAfter = (rule: Effects) => {
      const start = dayPosition([{}], { specials: { oath: 1 } });
      return dayTrial(start, (g) => resolve(g, g.investigatorAt(0), rule, { source: 'test' }), { more }).state;
    };
    for (const state of [stateAfter(twice), hauntStateAfter(twice)]) {
      expect(state.investigators[0]?.cards.map((one) => one.card)).toEqual(['oath']);
      expect(state.specials.oath).toBe(0);
    }
    const receiveAndRemove: Effects = [...twice, { do: 'removeStatus', card: 'oath' }];
    for (const state of [stateAfter(receiveAndRemove), hauntStateAfter(receiveAndRemove)]) {
      expect(state.investigators[0]?.cards).toEqual([]);
      expect(state.specials.oath).toBe(1);
    }
  });

  it('is named in texts', () => {
    const w = createWords(
      'en',
      CATALOGUES.en,
      new Content([BASE, packOf({ id: 'b', name: '', version: '1', cards: [OATH] })]),
    );
    expect(effectText(w, [{ do: 'removeStatus', card: 'oath' }])).toBe('Lose your Oath.');
    const conditional: Effects = [
      { do: 'if', condition: { has: 'oath' }, then: [{ do: 'gain', what: 'clue', amount: 1 }] },
    ];
    expect(effectText(w, conditional)).toContain('you have Oath');
  });
});

describe('a deck of a box', () => {
  it('is created at set-up, shuffled or in the order of the box, in both games', () => {
    for (const game of [arkham(content), haunt(content)]) {
      const { state } = Play.start(game as ReturnType<typeof arkham>, SETUP, 'decks');
      expect(deckPile(state, 'exhibit')).toEqual(['vase', 'vase', 'bust']);
      expect([...(deckPile(state, 'injury') as string[])].sort()).toEqual([
        ...Array(3).fill('bruise'),
        ...Array(3).fill('limp'),
      ]);
      const copy = game.clone(state as never) as TableState;
      expect(deckPile(copy, 'injury')).toEqual(deckPile(state, 'injury'));
      expect(deckPile(copy, 'injury')).not.toBe(deckPile(state, 'injury'));
    }
  });

  it('is shuffled unless the box orders it, in both games', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `scar-${i}`);
    for (const ordered of [undefined, true] as const) {
      const deck = { id: 'scar', name: 'Scar', countsAs: 'none', ...(ordered && { ordered }) } as const;
      const cards = ids.map((id) => card(id, 'scar', 1));
      const scarred = new Content([BASE, packOf({ id: 'scars', name: '', version: '1', decks: [deck], cards })]);
      for (const game of [arkham(scarred), haunt(scarred)]) {
        const order = deckPile(Play.start(game as ReturnType<typeof arkham>, SETUP, 'scars').state, 'scar') as string[];
        expect(order.toSorted()).toEqual(ids.toSorted());
        if (ordered) expect(order).toEqual(ids);
        else expect(order).not.toEqual(ids);
      }
    }
  });

  it('takes discards at the bottom by default, like the decks of the base game [A-MISC-01]', () => {
    const deck = { id: 'scar', name: 'Scar', countsAs: 'none' } as const;
    const cards = ['graze', 'gash', 'welt'].map((id) => card(id, 'scar', 1));
    const start = createPosition([{}]);
    Object.assign(start.decks, { scar: ['graze', 'gash'], common: ['axe', 'food'] });
    const t = runTrial(
      start,
      function* (g) {
        for (const id of ['welt', 'whiskey']) yield* gainCard(g, g.investigatorAt(0), id, 'test');
        for (const possession of [...g.investigatorAt(0).cards]) discardCard(g, g.investigatorAt(0), possession);
      },
      { more: { decks: [deck], cards } },
    );
    expect(t.result()).toEqual({ how: 'done' });
    expect(deckPile(t.state, 'scar')).toEqual(['graze', 'gash', 'welt']);
    expect(deckPile(t.state, 'common')).toEqual(['axe', 'food', 'whiskey']);
  });

  it('shows its size in a view, and its top card if it lies face up', () => {
    for (const game of [arkham(content), haunt(content)]) {
      const play = Play.start(game as ReturnType<typeof arkham>, SETUP, 'decks');
      expect(play.view(undefined)).toMatchObject({
        decks: { injury: 6, exhibit: 3 },
        tops: { injury: (deckPile(play.state, 'injury') as string[])[0] },
      });
      expect((play.view(undefined) as { tops: object }).tops).not.toHaveProperty('exhibit');
    }
    expect(Play.start(arkham(new Content([BASE])), SETUP, 'decks').view(0)).not.toHaveProperty('tops');
  });

  it('can be drawn from, and its cards count as the box says', () => {
    const t = runRule(['limp', 'bruise'], ['vase', 'bust'], function* (g, who) {
      yield* drawCards(g, who, 'injury', 1, 1, 'test');
      yield* drawCards(g, who, 'exhibit', 1, 1, 'test');
      expect([isItem(g, 'limp'), isItem(g, 'vase')]).toEqual([false, true]);
    });
    expect(t.result()).toEqual({ how: 'done' });
    expect(heldCards(t)).toEqual(['limp', 'vase']);
    expect(deckPile(t.state, 'injury')).toEqual(['bruise']);
  });

  it('takes discards back as the box says', () => {
    const t = runRule(['bruise', 'bruise', 'bruise', 'limp', 'limp'], [], function* (g, who) {
      for (const id of ['limp', 'vase']) yield* gainCard(g, who, id, 'test');
      for (const possession of [...who.cards]) discardCard(g, who, possession);
    });
    expect(t.result()).toEqual({ how: 'done' });
    const injuries = deckPile(t.state, 'injury') as string[];
    expect([...injuries].sort()).toEqual(['bruise', 'bruise', 'bruise', 'limp', 'limp', 'limp']);
    expect(injuries).not.toEqual(['bruise', 'bruise', 'bruise', 'limp', 'limp', 'limp']);
    expect(deckPile(t.state, 'exhibit')).toEqual([]);
  });

  it('can be searched by effects', () => {
    const t = runRule(['bruise', 'limp'], ['vase', 'bust'], function* (g, who) {
      yield* resolve(g, who, [{ do: 'find', deck: 'injury', filter: { card: 'limp' } }], { source: 'test' });
      yield* resolve(g, who, [{ do: 'take', card: 'bust' }], { source: 'test' });
      yield* resolve(g, who, [{ do: 'search', deck: 'injury' }], { source: 'test' });
    });
    expect(t.result()).toEqual({ how: 'done' });
    expect(heldCards(t)).toEqual(['limp', 'bust', 'bruise']);
  });

  it('is named in texts by its name, or by a message of the box', () => {
    const say = (more: Record<string, string> = {}) =>
      effectText(createWords('en', CATALOGUES.en, new Content([BASE, { ...BOX, messages: more }])), [
        { do: 'draw', deck: 'injury', n: 2 },
      ]);
    expect(say()).toBe('Draw 2 Injury.');
    expect(say({ 'card.injury': '{n, plural, one {Injury} other {Injuries}}' })).toBe('Draw 2 Injuries.');
  });
});
