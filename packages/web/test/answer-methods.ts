/** Ways to play a game in the page: with the keyboard only, and with the pointer only. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageState, Visitor } from './browser.js';

/** Text that must never be visible to players. */
export const LEAKED_TEXT = /⟦[^⟧]*⟧?|⟧|undefined|\bNaN\b|\[object/;

/**
 * A deterministic choice of an option. After the first turns it mostly ends the day, so that the tracks of Haunt fill
 * up soon.
 */
function chooseFrom(ids: readonly string[], turn: number): string {
  const sorted = [...ids].sort();
  const ending = sorted.find((id) => id.startsWith('end-day'));
  if (ending !== undefined && turn > 24 && turn % 4 !== 0) return ending;
  return sorted[(turn * 7 + 3) % sorted.length] as string;
}

/** A way to give answers. */
export interface AnswerMethod {
  /** Chooses an option of the current question. */
  choose(visitor: Visitor, option: string, turn: number): Promise<void>;
}

/** Plays until `stop` or the end of the game, and checks all texts of the page. Returns the last state of the page. */
export async function playOn(
  visitor: Visitor,
  method: AnswerMethod,
  from: number,
  stop: (state: PageState, turn: number) => boolean = () => false,
): Promise<{ state: PageState; turn: number }> {
  for (let turn = from; turn < 600; turn++) {
    const state = await visitor.readPage();
    expect(state.allText.match(LEAKED_TEXT)?.[0], `at answer ${turn}, "${state.question}"`).toBeUndefined();
    if (state.isOver || stop(state, turn)) return { state, turn };
    expect(state.ids.length, state.question).toBeGreaterThan(0);
    await visitor.waitForChange(() => method.choose(visitor, chooseFrom(state.ids, turn), turn));
  }
  throw new Error('the game does not end');
}

/** Presses Tab until an element that matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await page.evaluate((wantedSelector) => document.activeElement?.matches(wantedSelector) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** Answers with the keyboard: with the number on the option, or with Tab, arrow keys and Enter. */
export class KeyboardAnswers implements AnswerMethod {
  /** Number of options chosen by number, and by moving the focus to them. */
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
      expect(n, `arrow keys never reach ${option}`).toBeLessThan(120);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  }
}

/** Answers with the pointer: on the place or card that an option is about, otherwise on the option. */
export class PointerAnswers implements AnswerMethod {
  readonly counts = { place: 0, card: 0, option: 0 };

  async choose({ page }: Visitor, option: string, turn: number): Promise<void> {
    const button = page.locator(`[data-option="${option}"]`);
    const place = page.locator(`.place.open[data-place="${option.replace(/^\w+:/, '')}"]`);
    if (option.includes(':') && (await place.count()) === 1) {
      this.counts.place++;
      return place.click();
    }
    // A card with one option answers. A card with several moves the focus to the first of them.
    const card = page.locator('.sheets .card.open:visible').first();
    if (turn % 2 === 0 && (await card.count()) === 1) {
      this.counts.card++;
      const before = await page.getAttribute('main.table', 'data-answers');
      // An overlapping card is always reachable at its left edge.
      await card.click({ position: { x: 12, y: 30 } });
      const focusedOption = '.decision [data-option]:focus';
      await page.waitForSelector(`main.table:not([data-answers="${before}"]), ${focusedOption}`);
      if ((await page.getAttribute('main.table', 'data-answers')) !== before) return;
      return page.locator(focusedOption).click();
    }
    this.counts.option++;
    return button.click();
  }
}
