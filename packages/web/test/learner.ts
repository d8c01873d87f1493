/** A simulated learner, and the suggested answers of the lessons. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LEAKED_TEXT } from './answer-methods.js';
import { READY_SELECTOR, type TestWorld, Visitor, waitForQuestion } from './browser.js';

/**
 * Suggested answers of each lesson, step by step: `n` reads on, any other word is an option. `=b` is the option `b`, since
 * `b` alone goes back.
 */
export const SUGGESTED_ANSWERS = {
  arkham:
    'n n speed-sneak:right keep go:downtown go:independence-square fight fight take:38-revolver roll n:2 clue n n n n',
  'arkham-gate':
    'n keep clue n fight-will:right keep engage:zombie-1 enough fight take:38-revolver take:cavalry-saber roll fight seal n n n',
  'arkham-dunwich': 'n n ride:bishops-brook-bridge go:village-commons go:blasted-heath go:devils-hopyard wound n n n',
  'arkham-kingsport': 'n n n go:harborside go:north-point-lighthouse n n n n',
  'arkham-dark-pharaoh': 'n n go:merchant-district go:the-unnamable yes yes =b n n n',
  'arkham-king-in-yellow': 'n a terror n:2 n n yes',
  haunt:
    'doom:2:terror:0 n n n city:1:by:0 go:downtown go:independence-square bonus:speed-sneak:1 enough fight take:38-revolver roll bonus:fight-will:1 investigate bonus:fight-will:1 clue n n end-day:by:0',
  'haunt-gate':
    'n n city:0:by:1 banish clue banish:gug-1 banish:nightgaunt-1 city:1:by:0 go:rivertown go:graveyard bonus:speed-sneak:1 steal:zombie-1 seat:0 bonus:speed-sneak:1 escape seal doom:2:terror:0 roll clue n',
} as const;
/** Number of steps of each lesson. */
export const STEP_COUNTS = {
  arkham: 13,
  'arkham-gate': 15,
  'arkham-dunwich': 9,
  'arkham-kingsport': 9,
  'arkham-dark-pharaoh': 8,
  'arkham-king-in-yellow': 8,
  haunt: 15,
  'haunt-gate': 17,
} as const;
export type Lesson = keyof typeof SUGGESTED_ANSWERS;
export const LESSONS = Object.keys(SUGGESTED_ANSWERS) as Lesson[];

/** A simulated player who takes a lesson. */
export class Learner {
  readonly page: Page;
  private readonly visitor: Visitor;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
  }

  /** `own`: whether to use a new browser context, for tests of the first load. */
  static async open(world: TestWorld, address: string, width = 1440, height = 900, own = false): Promise<Learner> {
    return new Learner(await Visitor.open(world, { width, height }, address, 'no-delay', { isOwn: own }));
  }

  get pageErrors(): readonly string[] {
    return this.visitor.pageErrors;
  }

  leave(): Promise<void> {
    return this.visitor.leave();
  }

  async waitForStart(): Promise<void> {
    await this.page.waitForSelector('.coach h2');
    await waitForQuestion(this.page);
  }

  /** The content and place of the current note. */
  readNote() {
    return this.page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return {
        step: Number(/\d+/.exec(text('.coach-step'))?.[0] ?? 0),
        title: text('.coach h2'),
        text: text('.coach h2 + p'),
        announced: text('.coach .visually-hidden'),
        why: text('.coach .clause'),
        note: box('.coach') as DOMRect,
        ring: box('.coach-ring') as DOMRect | undefined,
      };
    });
  }

  /** The current note, once it points at its subject. */
  async waitForPointer() {
    await this.page.waitForSelector('.coach-ring');
    // Its subject may have been scrolled into view just now.
    await this.page.waitForTimeout(250);
    await this.page.waitForSelector('.coach-ring');
    return this.readNote();
  }

  /** Performs one step with keys: reads on, goes back, or gives an answer. */
  async perform(action: string): Promise<void> {
    const { page } = this;
    const before = await this.readNote();
    const answers = await page.getAttribute('main.table', 'data-answers');
    const press = () => this.pressKeyFor(action);
    await press();
    const changed = (timeout: number) =>
      page
        .waitForFunction(
          ([text, answers]) =>
            document.querySelector('.coach h2 + p')?.textContent !== text ||
            document.querySelector('main.table')?.getAttribute('data-answers') !== answers,
          [before.text, answers],
          { timeout },
        )
        .then(() => true)
        .catch(() => false);
    // The table ignores keys while it moves, so press again.
    if (await changed(5_000)) return;
    await press();
    expect(await changed(15_000), `"${action}" has no effect`).toBe(true);
  }

  private async pressKeyFor(action: string): Promise<void> {
    const { page } = this;
    if (action === 'n' || action === 'b') await page.keyboard.press(action);
    else {
      await page.waitForSelector(READY_SELECTOR);
      const answer = page.locator(`[data-option="${action.replace(/^=/, '')}"]`);
      const key = await answer
        .locator('kbd')
        .textContent()
        .catch(() => '');
      if (key) await page.keyboard.press(key);
      else {
        await answer.focus();
        await page.keyboard.press('Enter');
      }
    }
  }
}

/** True if two rectangles overlap. */
function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 1
  );
}

/** Gives the suggested answers of a lesson, and checks every note. */
export async function completeLesson(learner: Learner, lesson: Lesson): Promise<void> {
  await learner.waitForStart();
  const steps = new Set<number>();
  for (const action of [...SUGGESTED_ANSWERS[lesson].split(' '), undefined]) {
    const note = await learner.waitForPointer();
    const { step, title, text, announced, why, ring } = note;
    steps.add(step);
    expect(text.length, title).toBeGreaterThan(20);
    expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
    expect(announced).toContain(text);
    expect(why).toMatch(/^[ADHKPY]-/);
    expect(ring && overlaps(note.note, ring), `${lesson} ${step} "${title}" covers its subject`).toBe(false);
    if (action !== undefined) await learner.perform(action);
  }
  expect([...steps]).toEqual(Array.from({ length: STEP_COUNTS[lesson] }, (_, i) => i + 1));
}
