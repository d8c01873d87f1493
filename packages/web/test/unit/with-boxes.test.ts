import type { DecisionOf, TypedDecision, View } from '@vigil/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artOf } from '../../src/art/registry.js';
import type { BoxFace } from '../../src/faces/box-face.js';
import type { Face } from '../../src/faces/face.js';
import { faceOf, setTable } from '../../src/faces/faces.js';
import { withBoxes } from '../../src/faces/with-boxes.js';
import { loadEdition } from '../../src/say/edition.js';

const edition = await loadEdition();
const [arkham, haunt] = await Promise.all([faceOf('arkham'), faceOf('haunt')]);
const view = { investigators: [{ seat: 0 }] } as unknown as View;
const [who] = view.investigators as [View['investigators'][number]];
const ASKED = { id: '1', by: [0], why: 'DEC-29', options: [], asides: [] };
/** A question that the box shows in a form of its own, one that the game does, and one that nobody does. */
const OF_BOX: DecisionOf<'q.first-investigator'> = { ...ASKED, key: 'q.first-investigator' };
const OF_GAME: DecisionOf<'q.day'> = { ...ASKED, key: 'q.day', args: { n: 0 }, about: { hindered: [] } };
const OF_NOBODY: DecisionOf<'q.final-trade'> = { ...ASKED, key: 'q.final-trade', args: { investigator: 'x' } };

/** A game of which only what a box may add to is looked at. */
const GAME = {
  Threat: () => createElement('p', {}, 'cards'),
  Mark: () => createElement('em', {}, '1st'),
  standing: () => ['delayed'],
  answers: ({ key }: TypedDecision) => (key === 'q.day' ? 'the day' : undefined),
  linesAbout: () => ['it hunts'],
} as unknown as Face;

const LANTERN: BoxFace = {
  Rail: () => createElement('p', {}, 'oil'),
  Mark: () => createElement('em', {}, 'lit'),
  standing: () => ['in the light'],
  answers: ({ key }) => (key === 'q.first-investigator' ? 'the lamp' : undefined),
  linesAbout: () => ['it shuns light'],
};

describe('a face with what boxes add', () => {
  it('is the game’s own without boxes', () => {
    expect(withBoxes(GAME, [])).toBe(GAME);
  });

  it('shows and says what the game does, and then what each box does', () => {
    const face = withBoxes(GAME, [LANTERN, { standing: () => ['wet'], Rail: () => createElement('p', {}, 'rain') }]);
    expect(renderToStaticMarkup(createElement(face.Threat, { view }))).toBe('<p>cards</p><p>oil</p><p>rain</p>');
    expect(renderToStaticMarkup(createElement(face.Mark, { view, who }))).toBe('<em>1st</em><em>lit</em>');
    expect(face.standing(edition, view, who)).toEqual(['delayed', 'in the light', 'wet']);
    expect(face.linesAbout(edition, 'ghoul', view, { moves: [], activities: [] })).toEqual([
      'it hunts',
      'it shuns light',
    ]);
  });

  it('gives the answers of a box’s question in the box’s form, and all others as they were', () => {
    const face = withBoxes(GAME, [LANTERN, {}]);
    expect(face.answers(OF_BOX, view)).toBe('the lamp');
    expect(face.answers(OF_GAME, view)).toBe('the day');
    expect(face.answers(OF_NOBODY, view)).toBeUndefined();
  });
});

describe('a table that is set', () => {
  const OIL: BoxFace = { ...LANTERN, art: { monsters: { moth: ['M1 1H2'] } } };
  const boxes = [OIL];

  it('has the art of its boxes laid out, and no other once the next is set', () => {
    setTable(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    setTable(arkham);
    expect(artOf('monsters', 'moth')).toBeUndefined();
    // The same boxes again, whose face is known already.
    setTable(arkham, boxes);
    expect(artOf('monsters', 'moth')).toEqual(['M1 1H2']);
    setTable(arkham);
  });

  it('has the face of its game with what its boxes add, the same as long as they are the same', () => {
    const face = setTable(haunt, boxes);
    expect(face.linesAbout(edition, 'ghoul', view, { moves: [], activities: [] })).toContain('it shuns light');
    expect(setTable(haunt, boxes)).toBe(face);
    expect(setTable(arkham, boxes)).not.toBe(face);
    expect(setTable(haunt).linesAbout(edition, 'ghoul', view, { moves: [], activities: [] })).not.toContain(
      'it shuns light',
    );
  });
});
