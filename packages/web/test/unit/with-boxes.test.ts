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

/** The parts of a game UI that boxes can extend. */
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

describe('a game UI with boxes', () => {
  it('is unchanged without boxes', () => {
    expect(extendGameUi(GAME, [])).toBe(GAME);
  });

  it('shows the content of the game, and then the content of each box', () => {
    const ui = extendGameUi(GAME, [
      LANTERN,
      { describeStatus: () => ['wet'], Rail: () => createElement('p', {}, 'rain') },
    ]);
    expect(renderToStaticMarkup(createElement(ui.Threat, { view }))).toBe('<p>cards</p><p>oil</p><p>rain</p>');
    expect(renderToStaticMarkup(createElement(ui.PartyMark, { view, who }))).toBe('<em>1st</em><em>lit</em>');
    expect(ui.describeStatus(loaded, view, who)).toEqual(['delayed', 'in the light', 'wet']);
    expect(ui.explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).toEqual([
      'it hunts',
      'it shuns light',
    ]);
  });

  it('renders the questions of a box in the form of the box, and all others unchanged', () => {
    const ui = extendGameUi(GAME, [LANTERN, {}]);
    expect(ui.renderAnswers(BOX_QUESTION, view)).toBe('the lamp');
    expect(ui.renderAnswers(GAME_QUESTION, view)).toBe('the day');
    expect(ui.renderAnswers(UNKNOWN_QUESTION, view)).toBeUndefined();
  });
});

describe('the UI of a table', () => {
  const OIL: BoxUi = { ...LANTERN, art: { monsters: { moth: ['M1 1H2'] } } };
  const boxes = [OIL];

  it('provides the art of its boxes until the next table', () => {
    createTableUi(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    createTableUi(arkham);
    expect(artOf('monsters', 'moth')).toBeUndefined();
    // The UI for these boxes exists already.
    createTableUi(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    createTableUi(arkham);
  });

  it('extends the game UI with its boxes, and is reused for the same game and boxes', () => {
    const ui = createTableUi(haunt, boxes);
    expect(ui.explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).toContain('it shuns light');
    expect(createTableUi(haunt, boxes)).toBe(ui);
    expect(createTableUi(arkham, boxes)).not.toBe(ui);
    expect(createTableUi(haunt).explanationLines(loaded, 'ghoul', view, { moves: [], activities: [] })).not.toContain(
      'it shuns light',
    );
  });
});
