/** Ways to play a game at the page: by keyboard alone, and by pointer alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageState, Visitor } from './browser.js';

/** Words that no player should ever see. */
export const LEAKED_TEXT = /⟦[^⟧]*⟧?|⟧|undefined|\bNaN\b|\[object/;

/**
 * The option that is taken: one of any kind, and always the same in the same game. Where a day can be ended it mostly is,
 * which fills the tracks of Haunt soon.
 */
function chooseFrom(ids: readonly string[], turn: number): string {
  const sorted = [...ids].sort();
  const ending = sorted.find((id) => id.startsWith('end-day'));
  if (ending !== undefined && turn > 24 && turn % 4 !== 0) return ending;
  return sorted[(turn * 7 + 3) % sorted.length] as string;
}

/** A way to answer questions. */
export interface AnswerMethod {
  /** Takes an option of the question that is asked. */
  choose(visitor: Visitor, option: string, turn: number): Promise<void>;
}

/** Plays on until `stop`, or the end of the game, and looks at all words on the way. Gives what is seen then. */
export async function playOn(
  visitor: Visitor,
  hand: AnswerMethod,
  from: number,
  stop: (sight: PageState, turn: number) => boolean = () => false,
): Promise<{ sight: PageState; turn: number }> {
  for (let turn = from; turn < 600; turn++) {
    const sight = await visitor.readPage();
    expect(sight.everything.match(LEAKED_TEXT)?.[0], `at answer ${turn}, "${sight.question}"`).toBeUndefined();
    if (sight.isOver || stop(sight, turn)) return { sight, turn };
    expect(sight.ids.length, sight.question).toBeGreaterThan(0);
    await visitor.waitForChange(() => hand.choose(visitor, chooseFrom(sight.ids, turn), turn));
  }
  throw new Error('the game does not end');
}

/** Presses Tab until what matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Answers with the keyboard: by the number on the option, or by Tab, arrows and Enter. */
export class KeyboardAnswers implements AnswerMethod {
  /** Number of options chosen by number, and by moving to them. */
  readonly counts = { number: 0, walk: 0 };

  async choose({ page }: Visitor, option: string, turn: number): Promise<void> {
    const number = await page.locator(`[data-option="${option}"] kbd`).allTextContents();
    if (number[0] && turn % 3 !== 0) {
      this.counts.number++;
      return page.keyboard.press(number[0]);
    }
    this.counts.walk++;
    await tabTo(page, '.decision [data-option]');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-option'));
    for (let n = 0; (await focused()) !== option; n++) {
      expect(n, `arrows never come to ${option}`).toBeLessThan(120);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  }
}

/** Answers with the pointer: on the board or on a card where an option is about one, else on the option. */
export class PointerAnswers implements AnswerMethod {
  readonly counts = { place: 0, card: 0, option: 0 };

  async choose({ page }: Visitor, option: string, turn: number): Promise<void> {
    const button = page.locator(`[data-option="${option}"]`);
    const place = page.locator(`.place.open[data-place="${option.replace(/^\w+:/, '')}"]`);
    if (option.includes(':') && (await place.count()) === 1) {
      this.counts.place++;
      return place.click();
    }
    // A card that is the subject of one option answers; of several, it leads to the first of them.
    const card = page.locator('.sheets .card.open:visible').first();
    if (turn % 2 === 0 && (await card.count()) === 1) {
      this.counts.card++;
      const before = await page.getAttribute('main.table', 'data-answers');
      // An overlapping card is always reachable at its left edge.
      await card.click({ position: { x: 12, y: 30 } });
      const led = '.decision [data-option]:focus';
      await page.waitForSelector(`main.table:not([data-answers="${before}"]), ${led}`);
      if ((await page.getAttribute('main.table', 'data-answers')) !== before) return;
      return page.locator(led).click();
    }
    this.counts.option++;
    return button.click();
  }
}
