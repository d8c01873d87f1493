import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadChosenBoxes } from '@vigil/content';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';
import type { LessonState, LessonStep } from '../../src/learn/lesson.js';
import { placeNote } from '../../src/learn/note-geometry.js';
import {
  currentStep,
  findDivergence,
  findMissedStep,
  markRead,
  type NoteLog,
  stepBack,
  updateLog,
} from '../../src/learn/note-log.js';
import { parseProgress } from '../../src/learn/progress.js';
import { overlapArea } from '../../src/ui/rect.js';

const WEB = join(import.meta.dirname, '..', '..');

describe('the positions of the lessons', () => {
  for (const name of [
    'arkham',
    'arkham-gate',
    'arkham-dunwich',
    'arkham-kingsport',
    'arkham-dark-pharaoh',
    'arkham-king-in-yellow',
    'haunt',
    'haunt-gate',
  ]) {
    it(`are current for ${name} (otherwise: npm run regenerate -- lessons)`, async () => {
      const file = join(WEB, 'lessons', `${name}.yaml`);
      const [source] = parseScenarios(readFileSync(file, 'utf8'), file);
      const document = source!.document!;
      const game = document.game ?? 'arkham';
      const { packs, seed } = document;
      const { state } = gameOf(document).setUp(document, await loadChosenBoxes({ packs: packs ?? ['base'] }));
      const fixture = JSON.parse(readFileSync(join(WEB, 'src', 'learn', 'fixtures', `${name}.json`), 'utf8'));
      expect(fixture).toEqual(JSON.parse(JSON.stringify({ game, seed, packs, position: state })));
    });
  }
});

describe('the stored progress of a lesson', () => {
  const at = { step: 2, log: [{ step: 0, at: 0, read: true }], saved: { format: 'vigil-play' } };

  it('is used if it is valid', () => {
    expect(parseProgress({ finished: true, at })).toEqual({ finished: true, at });
    expect(parseProgress({ finished: false })).toEqual({ finished: false });
  });

  it.each([
    null,
    5,
    'x',
    [],
    { finished: 7 },
    { at: null },
    { at: { ...at, step: 'x' } },
    { at: { ...at, log: null } },
    { at: { ...at, log: [{ step: 0 }] } },
    { at: { ...at, saved: 5 } },
  ])('is ignored if it is damaged: %j', (stored) => {
    expect(parseProgress(stored)).toEqual({ finished: false });
  });
});

describe('the log of a lesson', () => {
  const step = (id: string, kind: LessonStep['kind'], ...keys: string[]): LessonStep =>
    ({ id, kind, appliesTo: (now: LessonState) => now.asks(...keys) }) as unknown as LessonStep;
  const steps = [step('a', 'read', 'one'), step('b', 'do', 'one'), step('c', 'do', 'two'), step('d', 'read', 'three')];
  const at = (answers: number, key: string) =>
    ({ snapshot: { answers }, asks: (...keys: string[]) => keys.includes(key) }) as unknown as LessonState;
  const shownStep = (log: NoteLog, now: LessonState) => currentStep(steps, log, now)?.id;

  it('returns to the divergence from the lesson, or to a step that the learner has missed', () => {
    const log: NoteLog = [
      { step: 0, at: 0, read: true },
      { step: 1, at: 0 },
      { step: 2, at: 3 },
    ];
    const missedStep = { ...step('e', 'do', 'four'), returnTo: ['x', 'c', 'b'] } as LessonStep;
    const shownNow = steps[2];
    // No divergence while a step applies.
    expect(findDivergence(steps, log, shownNow, 3)).toBeUndefined();
    expect(findDivergence(steps, log, undefined, 3)).toBeUndefined();
    // No note for the situation, or a note on a missed step.
    expect(findDivergence(steps, log, undefined, 5)).toBe(3);
    expect(findDivergence([...steps, missedStep], [...log, { step: 4, at: 6 }], missedStep, 6)).toBe(3);
    expect(
      findDivergence(
        [...steps, missedStep],
        [
          { step: 1, at: 1 },
          { step: 4, at: 6 },
        ],
        missedStep,
        6,
      ),
    ).toBe(1);
  });

  it('reports a missed essential step, and returns to the position before it', () => {
    const withEssential = steps.map((one) => (one.id === 'c' ? { ...one, isEssential: true } : one)) as LessonStep[];
    const log: NoteLog = [
      { step: 0, at: 0, read: true },
      { step: 1, at: 2, read: true },
    ];
    expect(findMissedStep(withEssential, log)).toBeUndefined();
    const withMissedStep: NoteLog = [...log, { step: 3, at: 7 }];
    expect(findMissedStep(withEssential, withMissedStep)?.id).toBe('c');
    expect(findDivergence(withEssential, withMissedStep, withEssential[3], 7)).toBe(2);
    // A learner who saw the step but played otherwise has not missed it.
    const withShownStep: NoteLog = [...log, { step: 2, at: 4 }, { step: 3, at: 7 }];
    expect(findMissedStep(withEssential, withShownStep)).toBeUndefined();
    expect(findDivergence(withEssential, withShownStep, withEssential[3], 7)).toBeUndefined();
  });

  it('shows the step for the situation, advances, and never returns to skipped steps', () => {
    let log = updateLog(steps, [], at(0, 'one'));
    expect(shownStep(log, at(0, 'one'))).toBe('a');
    log = updateLog(steps, markRead(log), at(0, 'one'));
    expect(shownStep(log, at(0, 'one'))).toBe('b');
    log = updateLog(steps, log, at(1, 'another'));
    expect(shownStep(log, at(1, 'another'))).toBeUndefined();
    log = updateLog(steps, log, at(2, 'three'));
    expect(shownStep(log, at(2, 'three'))).toBe('d');
    log = updateLog(steps, log, at(3, 'two'));
    expect(shownStep(log, at(3, 'two'))).toBeUndefined();
  });

  it('goes back to the note before, or by an undo of an answer', () => {
    const read = updateLog(steps, markRead(updateLog(steps, [], at(0, 'one'))), at(0, 'one'));
    const back = stepBack(read, 0);
    expect(back).toEqual([{ step: 0, at: 0 }]);
    expect(stepBack(back as NoteLog, 0)).toBeUndefined();
    const later = updateLog(steps, read, at(1, 'two'));
    expect(stepBack(later, 1)).toBe('undo');
    expect(shownStep(updateLog(steps, later, at(0, 'one')), at(0, 'one'))).toBe('b');
  });
});

describe('the place of a note', () => {
  it('never covers its subject', () => {
    const frame = { x: 0, y: 48, w: 1280, h: 720 };
    for (let x = 0; x <= 1200; x += 60) {
      for (let y = 48; y <= 700; y += 50) {
        const target = { x, y, w: 80, h: 60 };
        const box = placeNote(target, { w: 332, h: 235 }, [{ x: 900, y: 50, w: 370, h: 400 }], frame);
        expect(overlapArea(box, target), `${x} ${y}`).toBe(0);
        expect(box.x >= 0 && box.x + box.w <= 1280 && box.y >= 48 && box.y + box.h <= 768).toBe(true);
      }
    }
  });
});
