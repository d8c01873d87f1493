import { BASE } from '@vigil/content';
import { Content, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  type BoardPlan,
  boardScale,
  boardsOf,
  choosePlan,
  findBoard,
  findSpot,
  READABLE_SCALE,
} from '../../src/board/boards.js';
import { arrangeTokens, coveredAreas } from '../../src/board/layout.js';
import { createMonograms } from '../../src/board/token-shapes.js';
import { updateUnseenBoards } from '../../src/board/unseen-boards.js';
import { overlapArea, type Rect } from '../../src/ui/rect.js';

const content = new Content([BASE]);
const [arkham] = boardsOf(content) as [BoardPlan];
const spots = [...arkham.spots.values()];
const area = ({ w, h }: Rect) => w * h;

describe('the layout of the board', () => {
  it('places no name over a place or over another name', () => {
    const clashes = spots.flatMap((one, i) =>
      spots.slice(i + 1).flatMap((other) => {
        const shared = coveredAreas(one).flatMap((box) =>
          coveredAreas(other).map((otherBox) => overlapArea(box, otherBox)),
        );
        return Math.max(...shared) > 30 ? [`${one.id} and ${other.id}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
  });

  it('gives each place a tray that is within the city and overlaps other parts by less than 20 %', () => {
    for (const spot of spots) {
      const others = spots.filter(({ id }) => id !== spot.id);
      const areas = [...coveredAreas(spot), ...others.flatMap(coveredAreas), ...others.map(({ tray }) => tray)];
      const covered = areas.reduce((sum, box) => sum + overlapArea(spot.tray, box), 0);
      expect(covered / area(spot.tray), spot.id).toBeLessThan(0.2);
      expect(overlapArea(spot.tray, arkham.def.land) / area(spot.tray), spot.id).toBeGreaterThan(0.95);
    }
  });

  it('arranges up to 16 tokens on a tray without overlap', () => {
    for (const { tray, side } of spots) {
      for (let n = 1; n <= 16; n++) {
        const { size, at, area: ground } = arrangeTokens(tray, side, n);
        expect(at).toHaveLength(n);
        const hasOverlap = at.some((one, i) =>
          at.slice(i + 1).some((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < size - 0.01),
        );
        expect(hasOverlap, `${n} tokens`).toBe(false);
        expect(overlapArea(ground, tray)).toBeCloseTo(area(ground), 3);
      }
    }
  });

  it('fits two tokens of full size on every tray, and three on most trays', () => {
    const full = spots.map(({ tray, side }) => arrangeTokens(tray, side, 1).size);
    expect(new Set(full).size).toBe(1);
    const countTrays = (n: number) =>
      spots.filter(({ tray, side }) => arrangeTokens(tray, side, n).size === full[0]).length;
    expect(countTrays(2)).toBe(spots.length);
    expect(countTrays(3)).toBeGreaterThan(spots.length * 0.8);
  });

  it('gives every kind of monster different letters', () => {
    const names = new Map([...content.monsters.values()].map(({ id, name }) => [id, name]));
    const marks = [...createMonograms(names).values()];
    expect(new Set(marks).size).toBe(names.size);
    expect(marks.filter((mark) => mark.length > 2)).toEqual([]);
  });
});

/** A pack with a board, and with a street of Arkham that leads there. */
const VILLAGE = packOf({
  id: 'village',
  name: 'A village',
  version: '1',
  boards: [
    {
      id: 'village',
      name: 'The Village',
      plane: { x: 0, y: 0, w: 400, h: 300 },
      land: { x: 0, y: 0, w: 400, h: 240 },
      bands: [
        { kind: 'worlds', worlds: ['abyss'], x: 0, y: 240, w: 200, h: 60 },
        { kind: 'cell', place: 'barn', x: 300, y: 245, w: 64, h: 50 },
      ],
      ground: { picture: 'village.svg', lie: [4] },
    },
  ],
  streets: [
    { id: 'green', name: 'Green', connects: ['lane'], black: 'lane', white: 'lane', x: 200, y: 90 },
    { id: 'lane', name: 'Lane', board: 'arkham', connects: ['green'], black: 'green', white: 'green', x: 600, y: 30 },
    // A street of the base game, with a new connection.
    {
      id: 'northside',
      name: 'Northside',
      connects: ['downtown', 'merchant-district', 'lane'],
      black: 'merchant-district',
      white: 'downtown',
      x: 172,
      y: 178,
    },
  ],
  locations: [
    { id: 'mill', name: 'Mill', street: 'green', stable: true, x: 90, y: 160 },
    { id: 'stile', name: 'Stile', street: 'lane', stable: true, x: 660, y: 30 },
  ],
});

describe('the plan of a board in a frame', () => {
  /** Frames in windows of 1366 x 768 and 1440 x 900, and on a phone. */
  const [LOW, HIGH, PHONE] = [
    { w: 815, h: 528 },
    { w: 810, h: 660 },
    { w: 390, h: 216 },
  ] as const;
  const low = choosePlan(LOW, arkham);

  it('has a column beside the land in a low frame, so that the board is readable', () => {
    expect(low.column).toBeDefined();
    expect(boardScale(LOW, low)).toBeGreaterThan(boardScale(LOW, arkham) * 1.05);
    expect(boardScale(LOW, low)).toBeGreaterThanOrEqual(READABLE_SCALE);
    expect(choosePlan(LOW, arkham)).toBe(low);
  });

  it('is unchanged in a high frame, and in a frame too small for reading', () => {
    expect([choosePlan(HIGH, arkham), choosePlan(PHONE, arkham)]).toEqual([arkham, arkham]);
  });

  it('places all corners and Other Worlds in the column, without overlap', () => {
    const column = low.column as Rect;
    const columnBands = low.bands.filter(({ kind }) => kind !== 'cell');
    expect(columnBands).toHaveLength(arkham.bands.length - 1);
    for (const [i, band] of columnBands.entries()) {
      expect(overlapArea(band, column)).toBeCloseTo(area(band), 6);
      for (const other of columnBands.slice(i + 1)) expect(overlapArea(band, other)).toBe(0);
    }
  });
});

describe('a table with two boards', () => {
  const both = new Content([BASE, VILLAGE]);
  const [first, second] = boardsOf(both) as [BoardPlan, BoardPlan];
  const boardOf = (place: string) => findBoard(both, place)?.def.id;

  it('draws streets and their locations on the board that the street names, or on the board of the pack', () => {
    expect([...second.spots.keys()]).toEqual(['green', 'mill']);
    expect(['green', 'mill', 'lane', 'stile', 'woods'].map(boardOf)).toEqual([
      'village',
      'village',
      'arkham',
      'arkham',
      'arkham',
    ]);
    expect(findSpot(both, 'mill')).toMatchObject({ x: 90, y: 160 });
    expect([second.viewBox, second.ratio]).toEqual(['0 0 400 300', 400 / 300]);
  });

  it('keeps a street on its board when a later pack redefines it', () => {
    expect(boardOf('northside')).toBe('arkham');
    expect(first.spots.has('northside')).toBe(true);
  });

  it('draws each Other World, corner and cell on one board', () => {
    expect(['abyss', 'abyss-1', 'barn', 'rlyeh-2', 'sky', 'jail', 'nowhere'].map(boardOf)).toEqual([
      'village',
      'village',
      'village',
      'arkham',
      'arkham',
      'arkham',
      undefined,
    ]);
  });

  it('does not change the layout of the first board', () => {
    const { spots: alone } = arkham;
    const { spots: withVillage } = boardsOf(
      new Content([
        BASE,
        {
          ...VILLAGE,
          streets: VILLAGE.streets
            .slice(0, 1)
            .map((street) => ({ ...street, connects: [], black: 'woods', white: 'woods' })),
          locations: VILLAGE.locations.slice(0, 1),
        },
      ]),
    )[0] as BoardPlan;
    expect([...withVillage]).toEqual([...alone]);
  });

  it('lists boards with events as unseen until they are in view', () => {
    const none: ReadonlySet<string> = new Set();
    const isShowing = (shownBoard: string) => (board: string) => board === shownBoard;
    const unseen = updateUnseenBoards(none, ['woods', 'mill', 'nowhere'], boardOf, isShowing('arkham'));
    expect([...unseen]).toEqual(['village']);
    expect(updateUnseenBoards(unseen, ['woods'], boardOf, isShowing('arkham'))).toBe(unseen);
    expect([...updateUnseenBoards(unseen, [], boardOf, isShowing('village'))]).toEqual([]);
  });
});
