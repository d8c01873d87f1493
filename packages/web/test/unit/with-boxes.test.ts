import type { DecisionOf, TypedDecision, View } from '@vigil/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artOf } from '../../src/art/registry.js';
import type { BoxUi } from '../../src/game-ui/box-ui.js';
import { extendGameUi } from '../../src/game-ui/extend-game-ui.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { createTableUi, loadGameUi } from '../../src/game-ui/load-game-ui.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();
const [arkham, haunt] = await Promise.all([loadGameUi('arkham'), loadGameUi('haunt')]);
const view = { investigators: [{ seat: 0 }] } as unknown as View;
const [who] = view.investigators as [View['investigators'][number]];
const ASKED = { id: '1', by: [0], why: 'DEC-29', options: [], asides: [] };
/** Three questions: one with a form of the box, one with a form of the game, and one with neither. */
const BOX_QUESTION: DecisionOf<'q.first-investigator'> = { ...ASKED, key: 'q.first-investigator' };
const GAME_QUESTION: DecisionOf<'q.day'> = { ...ASKED, key: 'q.day', args: { n: 0 }, about: { obstructed: [] } };
const UNKNOWN_QUESTION: DecisionOf<'q.final-trade'> = { ...ASKED, key: 'q.final-trade', args: { investigator: 'x' } };

/** A game of which only what a box may add to is looked at. */
const GAME = {
  Threat: () => createElement('p', {}, 'cards'),
  PartyMark: () => createElement('em', {}, '1st'),
  describeStatus: () => ['delayed'],
  renderAnswers: ({ key }: TypedDecision) => (key === 'q.day' ? 'the day' : undefined),
  explanationLines: () => ['it hunts'],
} as unknown as GameUi;

const LANTERN: BoxUi = {
  Rail: () => createElement('p', {}, 'oil'),
  PartyMark: () => createElement('em', {}, 'lit'),
  describeStatus: () => ['in the light'],
  renderAnswers: ({ key }) => (key === 'q.first-investigator' ? 'the lamp' : undefined),
  explanationLines: () => ['it shuns light'],
};

describe('a face with what boxes add', () => {
  it('is the game’s own without boxes', () => {
    expect(extendGameUi(GAME, [])).toBe(GAME);
  });

  it('shows and says what the game does, and then what each box does', () => {
    const face = extendGameUi(GAME, [
      LANTERN,
      { describeStatus: () => ['wet'], Rail: () => createElement('p', {}, 'rain') },
    ]);
    expect(renderToStaticMarkup(createElement(face.Threat, { view }))).toBe('<p>cards</p><p>oil</p><p>rain</p>');
    expect(renderToStaticMarkup(createElement(face.PartyMark, { view, who }))).toBe('<em>1st</em><em>lit</em>');
    expect(face.describeStatus(loaded, view, who)).toEqual(['delayed', 'in the light', 'wet']);
    expect(face.explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).toEqual([
      'it hunts',
      'it shuns light',
    ]);
  });

  it('gives the answers of a box’s question in the box’s form, and all others as they were', () => {
    const face = extendGameUi(GAME, [LANTERN, {}]);
    expect(face.renderAnswers(BOX_QUESTION, view)).toBe('the lamp');
    expect(face.renderAnswers(GAME_QUESTION, view)).toBe('the day');
    expect(face.renderAnswers(UNKNOWN_QUESTION, view)).toBeUndefined();
  });
});

describe('a table that is set', () => {
  const OIL: BoxUi = { ...LANTERN, art: { monsters: { moth: ['M1 1H2'] } } };
  const boxes = [OIL];

  it('has the art of its boxes laid out, and no other once the next is set', () => {
    createTableUi(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    createTableUi(arkham);
    expect(artOf('monsters', 'moth')).toBeUndefined();
    // The same boxes again, whose face is known already.
    createTableUi(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    createTableUi(arkham);
  });

  it('has the face of its game with what its boxes add, the same as long as they are the same', () => {
    const face = createTableUi(haunt, boxes);
    expect(face.explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).toContain('it shuns light');
    expect(createTableUi(haunt, boxes)).toBe(face);
    expect(createTableUi(arkham, boxes)).not.toBe(face);
    expect(createTableUi(haunt).explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).not.toContain(
      'it shuns light',
    );
  });
});
