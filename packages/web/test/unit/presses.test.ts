import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerGuard } from '../../src/table/answer-guard.js';
import { followPresses, startDelay } from '../../src/table/presses.js';

const UNSEEN = 350;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A button of the table in a window of its own. */
class Button extends EventTarget {
  closest(selector: string): this | null {
    return selector.startsWith('main.table') ? this : null;
  }
}

/** An event with the fields that a browser would set, at a moment in milliseconds. */
function send(page: EventTarget, type: string, at: number, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ timeStamp: at, ...fields }))
    Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return event;
}

describe('a key that is held', () => {
  let page: Button;
  let guard: AnswerGuard;
  beforeEach(() => {
    vi.stubGlobal('Element', Button);
    page = new Button();
    guard = new AnswerGuard(() => UNSEEN);
    const stop = followPresses(guard, page as unknown as Window);
    return stop;
  });

  it.each(['Enter', ' '])('presses no button again, however long the next question has stood: "%s"', (key) => {
    guard.questionShown(0);
    expect(send(page, 'keydown', 1000, { key, repeat: false }).defaultPrevented).toBe(false);
    guard.questionShown(1010);
    expect(send(page, 'keydown', 1500, { key, repeat: true }).defaultPrevented).toBe(true);
  });

  it('counts from when it first went down, so that it does not answer the next question', () => {
    guard.questionShown(0);
    send(page, 'keydown', 1000, { key: '1', repeat: false });
    expect(guard.isMeant()).toBe(true);
    guard.questionShown(1010);
    send(page, 'keydown', 1500, { key: '1', repeat: true });
    expect(guard.isMeant()).toBe(false);
  });

  it('still scrolls and moves what is no press', () => {
    expect(send(page, 'keydown', 1500, { key: 'ArrowDown', repeat: true }).defaultPrevented).toBe(false);
  });
});

describe('a question', () => {
  let now = 0;
  let draw: () => void = () => {};
  const guard = new AnswerGuard(() => UNSEEN);
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

  it('takes no answer before it is drawn, nor in the moment after', () => {
    startDelay(guard, settle);
    expect(press(1001)).toBe(false);
    now = 2000;
    draw();
    expect(press(2100)).toBe(false);
    expect(press(2500)).toBe(true);
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('that is gone before it was drawn lets the next one alone', () => {
    startDelay(guard, settle)();
    now = 2000;
    draw();
    expect(press(2100)).toBe(true);
  });
});
