import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { type GameDefinition, Play, type SavedPlay } from '@vigil/engine';
import { Content, type HauntView, haunt, hauntContent, hauntForesight } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { occupantsAt } from '../../src/board/band.js';
import { type BoardPlan, boardsOf } from '../../src/board/boards.js';
import { MARK, placeLabels } from '../../src/board/labels.js';
import { standingOn } from '../../src/board/standing.js';
import { type Aim, aimsOf } from '../../src/faces/haunt/aims.js';
import { overlap, type Rect } from '../../src/frame/rect.js';
import { choice } from '../browser.js';

const content = new Content([BASE]);
const own = hauntContent(content);
const rules = haunt(content) as unknown as GameDefinition<unknown, unknown, unknown, unknown>;
const [arkham] = boardsOf(content) as [BoardPlan];
const FIXTURES = join(import.meta.dirname, '..', '..', '..', '..', 'fixtures', 'games');
/** The longest words a label has: “sammelt? ×3”. */
const wordsOf = ({ open, tokens }: Pick<Aim, 'open' | 'tokens'>) =>
  `sammelt${open ? '?' : ''}${tokens.length > 1 ? ` ×${tokens.length}` : ''}`;

interface Seen {
  readonly name: string;
  readonly monsters: number;
  readonly aims: readonly Aim[];
  readonly covered: readonly Rect[];
}

/** What is drawn at every beginning of something new in a game. */
function* drawnIn(
  name: string,
  play: Play<unknown, unknown, unknown, unknown>,
  answers: Iterable<readonly [string, string]>,
) {
  let last = '';
  for (const [decision, option] of answers) {
    const view = play.view() as HauntView;
    const { moves } = hauntForesight(own, view);
    const now = JSON.stringify([moves, view.investigators.map(({ place }) => place)]);
    if (now !== last) {
      const standing = standingOn(arkham, occupantsAt(view, new Set([0])));
      const aims = aimsOf(moves, arkham, standing, wordsOf);
      const monsters = aims.reduce((n, { tokens }) => n + tokens.length, 0);
      yield { name: `${name} after ${play.answers.length}`, monsters, aims, covered: standing.covered };
    }
    last = now;
    play.answer(decision, option);
  }
}

function* byChance(play: Play<unknown, unknown, unknown, unknown>): Generator<readonly [string, string]> {
  for (let turn = 0; turn < 600; turn++) {
    const [decision] = play.decisions;
    if (!decision) return;
    yield [decision.id, decision.options[choice(turn, decision.options.length)]?.id ?? ''];
  }
}

describe('what monsters are after, drawn on the board', () => {
  const all: Seen[] = [];

  beforeAll(() => {
    for (const file of readdirSync(FIXTURES).filter((name) => name.startsWith('haunt-'))) {
      const { origin, answers } = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as SavedPlay<unknown, unknown>;
      const play =
        'setup' in origin
          ? Play.start(rules, origin.setup, origin.seed)
          : Play.from(rules, rules.upgrade?.(origin.position) ?? origin.position, origin.seed);
      all.push(
        ...drawnIn(
          file,
          play,
          answers.map(([decision, option]) => [String(decision), option] as const),
        ),
      );
    }
    for (const seed of ['many-3', 'many-13', 'many-5', 'many-4', 'many-9']) {
      const setup = { investigators: Array(5).fill('random'), ancientOne: 'random' };
      const play = Play.start(rules, setup, seed);
      all.push(...drawnIn(seed, play, byChance(play)));
    }
  }, 120_000);

  it('is seen in positions with few monsters and with many', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ monsters }) => monsters >= 9).length).toBeGreaterThan(20);
  });

  it('has a label for every monster that goes somewhere, within the city', () => {
    for (const { name, aims } of all) {
      for (const { tokens, label, lines } of aims) {
        expect(label, `${name}: ${tokens}`).toBeDefined();
        expect(lines.length, `${name}: ${tokens}`).toBeGreaterThanOrEqual(tokens.length);
        if (label) expect(overlap(label.box, arkham.def.land)).toBeCloseTo(label.box.w * label.box.h, 3);
      }
    }
  });

  it('covers no place, no name, no token and no other label with any of them', () => {
    const faults: string[] = [];
    for (const { name, aims, covered } of all) {
      const boxes = aims.flatMap(({ label }) => label?.box ?? []);
      for (const [i, box] of boxes.entries()) {
        if (covered.some((other) => overlap(box, other) > 0))
          faults.push(`${name}: ${aims[i]?.tokens} covers something`);
        if (boxes.some((other, n) => n < i && overlap(box, other) > 0)) faults.push(`${name}: labels on each other`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('covers no head of a line with a label', () => {
    for (const { name, aims } of all) {
      const ends = aims.flatMap(({ lines }) => lines.flatMap(({ curve }) => curve.along.at(-1) ?? []));
      const boxes = aims.flatMap(({ label }) => label?.box ?? []);
      const hidden = ends.filter(({ x, y }) =>
        boxes.some((box) => overlap(box, { x: x - 4, y: y - 4, w: 8, h: 8 }) > 0),
      );
      expect(hidden, name).toEqual([]);
    }
  });

  it('says it in words beside the line, nearly always', () => {
    const labels = all
      .filter(({ monsters }) => monsters <= 10)
      .flatMap(({ aims }) => aims.flatMap(({ label }) => label ?? []));
    const small = labels.filter((label) => label.small);
    expect(small.length / labels.length).toBeLessThan(0.02);
    const far = labels.filter(
      ({ small, box, at }) => !small && Math.hypot(box.x + box.w / 2 - at.x, box.y + box.h / 2 - at.y) > 80,
    );
    expect(far).toEqual([]);
  });
});

describe('placing labels', () => {
  const line = Array.from({ length: 21 }, (_, i) => ({ x: 100 + i * 10, y: 100 }));
  const wanted = { key: 'a', lines: [line], width: 60, least: MARK };
  const bounds = { x: 0, y: 0, w: 400, h: 200 };

  it('puts a label in the middle of its line where nothing is', () => {
    const [placed] = placeLabels([wanted], [], bounds);
    expect(placed?.small).toBe(false);
    expect(placed?.box).toEqual({ x: 170, y: 92, w: 60, h: 16 });
  });

  it('puts it beside what is in the way, and makes it a mark where there is room for no more', () => {
    const [aside] = placeLabels([wanted], [{ x: 0, y: 95, w: 400, h: 10 }], bounds);
    expect(aside?.small).toBe(false);
    expect(aside && overlap(aside.box, { x: 0, y: 95, w: 400, h: 10 })).toBe(0);
    const walls = [
      { x: 0, y: 0, w: 190, h: 200 },
      { x: 215, y: 0, w: 185, h: 200 },
    ];
    const [mark] = placeLabels([wanted], walls, bounds);
    expect(mark?.small).toBe(true);
    expect(walls.every((wall) => mark && overlap(mark.box, wall) === 0)).toBe(true);
  });

  it('finds the nearest free spot where none is beside the line, and nothing where there is none', () => {
    const [far] = placeLabels([wanted], [{ x: 0, y: 0, w: 370, h: 200 }], bounds);
    expect(far?.small).toBe(true);
    expect(far?.box.x).toBeGreaterThanOrEqual(370);
    expect(placeLabels([wanted], [bounds], bounds)).toEqual([]);
  });
});
