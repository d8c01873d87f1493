import { describe, expect, it } from 'vitest';
import { AnswerGuard } from '../../src/table/answer-guard.js';

const DELAY_MS = 350;

/** A guard for a question that is shown since time 1000. */
function createGuard(): AnswerGuard {
  const guard = new AnswerGuard(() => DELAY_MS);
  guard.questionShown(1000);
  return guard;
}

/** Simulates a press of a duration, and returns whether it answers. */
function click(guard: AnswerGuard, at: number, duration = 0): boolean {
  guard.pressed(at);
  guard.clicked(at + duration);
  return guard.isMeant();
}

describe('a press', () => {
  it('answers at once if there is no delay', () => {
    const guard = new AnswerGuard(() => 0);
    guard.questionShown(1000);
    expect(click(guard, 1000)).toBe(true);
    guard.questionShown(1001);
    expect(click(guard, 1001)).toBe(true);
  });

  it('answers when the question has been shown for the delay', () => {
    expect(click(createGuard(), 1000 + DELAY_MS)).toBe(true);
    expect(click(createGuard(), 1000 + DELAY_MS - 1)).toBe(false);
  });

  it('counts from the time when the button goes down', () => {
    expect(click(createGuard(), 900, 600)).toBe(false);
    expect(click(createGuard(), 1100, 600)).toBe(false);
    expect(click(createGuard(), 1400, 600)).toBe(true);
  });

  it('is subject to the delay again at every question', () => {
    const guard = createGuard();
    expect(click(guard, 1400)).toBe(true);
    guard.questionShown(1450);
    expect(click(guard, 1500)).toBe(false);
    expect(click(guard, 1900)).toBe(true);
  });

  it('does not answer as one of many in quick succession, until there is a pause', () => {
    const guard = createGuard();
    for (const at of [1100, 1250, 1400, 1550, 1700]) expect(click(guard, at), String(at)).toBe(false);
    expect(click(guard, 1700 + DELAY_MS)).toBe(true);
  });

  it('counts from the click of a screen reader, which sends no other event', () => {
    const guard = createGuard();
    expect(click(guard, 1400)).toBe(true);
    guard.questionShown(1500);
    guard.clicked(2000);
    expect(guard.isMeant()).toBe(true);
    guard.questionShown(2100);
    guard.clicked(2200);
    expect(guard.isMeant()).toBe(false);
  });

  it('ends when a key comes up that clicks nothing', () => {
    const guard = createGuard();
    guard.pressed(1010);
    guard.released();
    guard.clicked(1500);
    expect(guard.isMeant()).toBe(true);
  });
});
