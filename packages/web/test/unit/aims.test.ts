import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { type GameDefinition, Play, type SavedPlay } from '@vigil/engine';
import { Content, type HauntView, haunt, previewHauntMonsters, toHauntContent } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { occupantsByPlace } from '../../src/board/band.js';
import { getBoardOccupancy } from '../../src/board/board-occupancy.js';
import { type BoardPlan, boardsOf } from '../../src/board/boards.js';
import { MARK_SIZE, placeLabels } from '../../src/board/labels.js';
import { type Aim, computeAims } from '../../src/game-ui/haunt/aims.js';
import { overlapArea, type Rect } from '../../src/ui/rect.js';
import { pseudoRandomChoice } from '../browser.js';

const content = new Content([BASE]);
const hauntContent = toHauntContent(content);
const rules = haunt(content) as unknown as GameDefinition<unknown, unknown, unknown, unknown>;
const [arkham] = boardsOf(content) as [BoardPlan];
const FIXTURES = join(import.meta.dirname, '..', '..', '..', '..', 'fixtures', 'games');
/** The longest possible label: “sammelt? ×3”. */
const wordsOf = ({ open, tokens }: Pick<Aim, 'open' | 'tokens'>) =>
  `sammelt${open ? '?' : ''}${tokens.length > 1 ? ` ×${tokens.length}` : ''}`;

/** A position with its lines and labels. */
interface DrawnState {
  readonly name: string;
  readonly monsters: number;
  readonly aims: readonly Aim[];
  readonly covered: readonly Rect[];
}

/** Yields a drawn state for each change of the moves or places. */
function* drawnStates(
  name: string,
  play: Play<unknown, unknown, unknown, unknown>,
  answers: Iterable<readonly [string, string]>,
) {
  let last = '';
  for (const [decision, option] of answers) {
    const view = play.view() as HauntView;
    const { moves } = previewHauntMonsters(hauntContent, view);
    const now = JSON.stringify([moves, view.investigators.map(({ place }) => place)]);
    if (now !== last) {
      const standing = getBoardOccupancy(arkham, occupantsByPlace(view, new Set([0])));
      const aims = computeAims(moves, arkham, standing, wordsOf);
      const monsters = aims.reduce((n, { tokens }) => n + tokens.length, 0);
      yield { name: `${name} after ${play.answers.length}`, monsters, aims, covered: standing.covered };
    }
    last = now;
    play.answer(decision, option);
  }
}

function* playRandomly(play: Play<unknown, unknown, unknown, unknown>): Generator<readonly [string, string]> {
  for (let turn = 0; turn < 600; turn++) {
    const [decision] = play.decisions;
    if (!decision) return;
    yield [decision.id, decision.options[pseudoRandomChoice(turn, decision.options.length)]?.id ?? ''];
  }
}

describe('the aims of monsters on the board', () => {
  const all: DrawnState[] = [];

  beforeAll(() => {
    for (const file of readdirSync(FIXTURES).filter((name) => name.startsWith('haunt-'))) {
      const { origin, answers } = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as SavedPlay<unknown, unknown>;
      const play =
        'setup' in origin
          ? Play.start(rules, origin.setup, origin.seed)
          : Play.from(rules, rules.upgrade?.(origin.position) ?? origin.position, origin.seed);
      all.push(
        ...drawnStates(
          file,
          play,
          answers.map(([decision, option]) => [String(decision), option] as const),
        ),
      );
    }
    for (const seed of ['many-3', 'many-13', 'many-5', 'many-4', 'many-9']) {
      const setup = { investigators: Array(5).fill('random'), ancientOne: 'random' };
      const play = Play.start(rules, setup, seed);
      all.push(...drawnStates(seed, play, playRandomly(play)));
    }
  }, 120_000);

  it('are drawn in positions with few and with many monsters', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ monsters }) => monsters >= 9).length).toBeGreaterThan(20);
  });

  it('have a label within the city for every moving monster', () => {
    for (const { name, aims } of all) {
      for (const { tokens, label, lines } of aims) {
        expect(label, `${name}: ${tokens}`).toBeDefined();
        expect(lines.length, `${name}: ${tokens}`).toBeGreaterThanOrEqual(tokens.length);
        if (label) expect(overlapArea(label.box, arkham.def.land)).toBeCloseTo(label.box.w * label.box.h, 3);
      }
    }
  });

  it('have labels that cover no place, name, token or other label', () => {
    const faults: string[] = [];
    for (const { name, aims, covered } of all) {
      const boxes = aims.flatMap(({ label }) => label?.box ?? []);
      for (const [i, box] of boxes.entries()) {
        if (covered.some((other) => overlapArea(box, other) > 0))
          faults.push(`${name}: ${aims[i]?.tokens} covers something`);
        if (boxes.some((other, n) => n < i && overlapArea(box, other) > 0)) faults.push(`${name}: labels overlap`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('have labels that cover no end of a line', () => {
    for (const { name, aims } of all) {
      const ends = aims.flatMap(({ lines }) => lines.flatMap(({ curve }) => curve.points.at(-1) ?? []));
      const boxes = aims.flatMap(({ label }) => label?.box ?? []);
      const hidden = ends.filter(({ x, y }) =>
        boxes.some((box) => overlapArea(box, { x: x - 4, y: y - 4, w: 8, h: 8 }) > 0),
      );
      expect(hidden, name).toEqual([]);
    }
  });

  it('have nearly always a label in words close to the line', () => {
    const labels = all
      .filter(({ monsters }) => monsters <= 10)
      .flatMap(({ aims }) => aims.flatMap(({ label }) => label ?? []));
    const small = labels.filter((label) => label.isMark);
    expect(small.length / labels.length).toBeLessThan(0.02);
    const far = labels.filter(
      ({ isMark, box, at }) => !isMark && Math.hypot(box.x + box.w / 2 - at.x, box.y + box.h / 2 - at.y) > 80,
    );
    expect(far).toEqual([]);
  });
});

describe('placing labels', () => {
  const line = Array.from({ length: 21 }, (_, i) => ({ x: 100 + i * 10, y: 100 }));
  const label = { key: 'a', lines: [line], textWidth: 60, markWidth: MARK_SIZE };
  const bounds = { x: 0, y: 0, w: 400, h: 200 };

  it('centers a label on its line if there is no obstacle', () => {
    const [placed] = placeLabels([label], [], bounds);
    expect(placed?.isMark).toBe(false);
    expect(placed?.box).toEqual({ x: 170, y: 90, w: 60, h: 20 });
  });

  it('moves a label away from obstacles, and shortens it to a mark if there is little room', () => {
    const [placed] = placeLabels([label], [{ x: 0, y: 95, w: 400, h: 10 }], bounds);
    expect(placed?.isMark).toBe(false);
    expect(placed && overlapArea(placed.box, { x: 0, y: 95, w: 400, h: 10 })).toBe(0);
    const walls = [
      { x: 0, y: 0, w: 190, h: 200 },
      { x: 218, y: 0, w: 182, h: 200 },
    ];
    const [mark] = placeLabels([label], walls, bounds);
    expect(mark?.isMark).toBe(true);
    expect(walls.every((wall) => mark && overlapArea(mark.box, wall) === 0)).toBe(true);
  });

  it('uses the nearest free spot if there is none at the line, and omits the label if there is none at all', () => {
    const [far] = placeLabels([label], [{ x: 0, y: 0, w: 370, h: 200 }], bounds);
    expect(far?.isMark).toBe(true);
    expect(far?.box.x).toBeGreaterThanOrEqual(370);
    expect(placeLabels([label], [bounds], bounds)).toEqual([]);
  });
});
