import { describe, expect, it } from 'vitest';
import { AnswerGuard } from '../../src/table/answer-guard.js';

const UNSEEN = 350;

/** Creates the state of a question that stands since moment 1000. */
function createReady(): AnswerGuard {
  const ready = new AnswerGuard(() => UNSEEN);
  ready.questionShown(1000);
  return ready;
}

/** A press of so long, and whether it answers. */
function click(ready: AnswerGuard, at: number, long = 0): boolean {
  ready.pressed(at);
  ready.clicked(at + long);
  return ready.isMeant();
}

describe('a press that answers', () => {
  it('is meant at once where nobody wants to wait', () => {
    const ready = new AnswerGuard(() => 0);
    ready.questionShown(1000);
    expect(click(ready, 1000)).toBe(true);
    ready.questionShown(1001);
    expect(click(ready, 1001)).toBe(true);
  });

  it('is meant when the question has stood for a moment', () => {
    expect(click(createReady(), 1000 + UNSEEN)).toBe(true);
    expect(click(createReady(), 1000 + UNSEEN - 1)).toBe(false);
  });

  it('counts from when the button went down, though it comes up later', () => {
    expect(click(createReady(), 900, 600)).toBe(false);
    expect(click(createReady(), 1100, 600)).toBe(false);
    expect(click(createReady(), 1400, 600)).toBe(true);
  });

  it('counts anew at every question', () => {
    const ready = createReady();
    expect(click(ready, 1400)).toBe(true);
    ready.questionShown(1450);
    expect(click(ready, 1500)).toBe(false);
    expect(click(ready, 1900)).toBe(true);
  });

  it('is none of many in quick succession, before there is a pause', () => {
    const ready = createReady();
    for (const at of [1100, 1250, 1400, 1550, 1700]) expect(click(ready, at), String(at)).toBe(false);
    expect(click(ready, 1700 + UNSEEN)).toBe(true);
  });

  it('of a screen reader, which presses nothing down, counts when it clicks', () => {
    const ready = createReady();
    expect(click(ready, 1400)).toBe(true);
    ready.questionShown(1500);
    ready.clicked(2000);
    expect(ready.isMeant()).toBe(true);
    ready.questionShown(2100);
    ready.clicked(2200);
    expect(ready.isMeant()).toBe(false);
  });

  it('of a key that clicks nothing is over when the key comes up', () => {
    const ready = createReady();
    ready.pressed(1010);
    ready.released();
    ready.clicked(1500);
    expect(ready.isMeant()).toBe(true);
  });
});
