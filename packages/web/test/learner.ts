/** A learner at the page, and the ways through the lessons. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { READY_SELECTOR, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { LEAKED_TEXT } from './hands.js';

/** Suggested answers of each lesson, step by step: `n` reads on, all else is an answer (`=b`: the one called as the key for back). */
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

  /** `own`: in a browser that has not been here, for what is fetched first. */
  static async open(world: TestWorld, address: string, width = 1440, height = 900, own = false): Promise<Learner> {
    return new Learner(await Visitor.open(world, { width, height }, address, 'steady', { isOwn: own }));
  }

  get complaints(): readonly string[] {
    return this.visitor.complaints;
  }

  leave(): Promise<void> {
    return this.visitor.leave();
  }

  async waitForStart(): Promise<void> {
    await this.page.waitForSelector('.coach h2');
    await waitForQuestion(this.page);
  }

  note() {
    return this.page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return {
        step: Number(/\d+/.exec(text('.coach-step'))?.[0] ?? 0),
        title: text('.coach h2'),
        text: text('.coach h2 + p'),
        heard: text('.coach .heard'),
        why: text('.coach .clause'),
        note: box('.coach') as DOMRect,
        ring: box('.coach-ring') as DOMRect | undefined,
      };
    });
  }

  /** The note, once it points at something. */
  async waitForPointer() {
    await this.page.waitForSelector('.coach-ring');
    // The pointer follows what it speaks of, which may have been moved into view just now.
    await this.page.waitForTimeout(250);
    await this.page.waitForSelector('.coach-ring');
    return this.note();
  }

  /** Does one thing by keys: reads on, or goes to an answer and gives it. */
  async perform(what: string): Promise<void> {
    const { page } = this;
    const before = await this.note();
    const answers = await page.getAttribute('main.table', 'data-answers');
    const press = () => this.pressKeyFor(what);
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
    // A key pressed while the table moves is not taken as an answer; the player would press again.
    if (await changed(5_000)) return;
    await press();
    expect(await changed(15_000), `"${what}" changes nothing`).toBe(true);
  }

  private async pressKeyFor(what: string): Promise<void> {
    const { page } = this;
    if (what === 'n' || what === 'b') await page.keyboard.press(what);
    else {
      await page.waitForSelector(READY_SELECTOR);
      const answer = page.locator(`[data-option="${what.replace(/^=/, '')}"]`);
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

/** True if two rectangles share anything. */
function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 1
  );
}

/** Does all that a lesson suggests, step by step. */
export async function completeLesson(learner: Learner, lesson: Lesson): Promise<void> {
  await learner.waitForStart();
  const seen = new Set<number>();
  for (const what of [...SUGGESTED_ANSWERS[lesson].split(' '), undefined]) {
    const note = await learner.waitForPointer();
    const { step, title, text, heard, why, ring } = note;
    seen.add(step);
    expect(text.length, title).toBeGreaterThan(20);
    expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
    expect(heard).toContain(text);
    expect(why).toMatch(/^[ADHKPY]-/);
    expect(ring && overlaps(note.note, ring), `${lesson} ${step} "${title}" covers what it speaks of`).toBe(false);
    if (what !== undefined) await learner.perform(what);
  }
  expect([...seen]).toEqual(Array.from({ length: STEP_COUNTS[lesson] }, (_, i) => i + 1));
}
