import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerGuard } from '../../src/table/answer-guard.js';
import { followPresses, startDelay } from '../../src/table/presses.js';

const DELAY_MS = 350;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A fake button of the table, which also serves as its window. */
class Button extends EventTarget {
  closest(selector: string): this | null {
    return selector.startsWith('main.table') ? this : null;
  }
}

/** Dispatches an event with the fields that a browser sets, at a time in milliseconds. */
function send(page: EventTarget, type: string, at: number, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ timeStamp: at, ...fields }))
    Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return event;
}

describe('a held key', () => {
  let page: Button;
  let guard: AnswerGuard;
  beforeEach(() => {
    vi.stubGlobal('Element', Button);
    page = new Button();
    guard = new AnswerGuard(() => DELAY_MS);
    const stop = followPresses(guard, page as unknown as Window);
    return stop;
  });

  it.each(['Enter', ' '])('does not press a button again at the next question: "%s"', (key) => {
    guard.questionShown(0);
    expect(send(page, 'keydown', 1000, { key, repeat: false }).defaultPrevented).toBe(false);
    guard.questionShown(1010);
    expect(send(page, 'keydown', 1500, { key, repeat: true }).defaultPrevented).toBe(true);
  });

  it('counts from its first press, so that it does not answer the next question', () => {
    guard.questionShown(0);
    send(page, 'keydown', 1000, { key: '1', repeat: false });
    expect(guard.isMeant()).toBe(true);
    guard.questionShown(1010);
    send(page, 'keydown', 1500, { key: '1', repeat: true });
    expect(guard.isMeant()).toBe(false);
  });

  it('still scrolls and moves the focus', () => {
    expect(send(page, 'keydown', 1500, { key: 'ArrowDown', repeat: true }).defaultPrevented).toBe(false);
  });
});

describe('a question', () => {
  let now = 0;
  let draw: () => void = () => {};
  const guard = new AnswerGuard(() => DELAY_MS);
  const settle = vi.fn();
  const press = (at: number) => {
    guard.pressed(at);
    guard.clicked(at);
    return guard.isMeant();
  };
  beforeEach(() => {
    now = 1000;
    settle.mockClear();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      draw = callback;
      return 7;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
      if (frame === 7) draw = () => {};
    });
  });

  it('accepts no answer before it is drawn, nor during the delay after', () => {
    startDelay(guard, settle);
    expect(press(1001)).toBe(false);
    now = 2000;
    draw();
    expect(press(2100)).toBe(false);
    expect(press(2500)).toBe(true);
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('does not delay the next question if it is gone before it is drawn', () => {
    startDelay(guard, settle)();
    now = 2000;
    draw();
    expect(press(2100)).toBe(true);
  });
});
