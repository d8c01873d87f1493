import { loadBoxes } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { Host, openGame } from '../src/index.js';

const haunt = await openGame('haunt', await loadBoxes(['base']));
const ALONE = { answerForced: false, withViews: false, alone: true };
const SETUP = { investigators: ['joe-diamond', 'kate-winthrop'], ancientOne: 'hastur' };

/** A game of Haunt at its first question about the next action. */
function playToFirstDay(): Host {
  const host = Host.start(haunt, SETUP, 'consent');
  for (let [decision] = host.update().decisions; decision && decision.key !== 'q.day'; ) {
    [decision] = host.answer(decision.id, decision.options[0]?.id ?? '').decisions;
  }
  return host;
}

function requestEndOfDay(host: Host, answerOptions?: typeof ALONE) {
  const [day] = host.update().decisions;
  return host.answer(day?.id ?? '', 'end-day:by:0', answerOptions);
}

describe('the consent of the others', () => {
  it('to the end of a day is asked of each of them [H-SEQ-06]', () => {
    expect(requestEndOfDay(playToFirstDay()).decisions.map(({ key, by }) => [key, by])).toEqual([['q.end-day', [1]]]);
  });

  it('is given automatically if one person plays all seats, and is undone with the request, also after a reload', () => {
    const host = playToFirstDay();
    const before = host.update().answers;
    const after = requestEndOfDay(host, ALONE);
    expect(after.answers).toBe(before + 2);
    expect(after.view).not.toEqual(host.pastView(before));
    expect(Host.resume(haunt, after.saved, true).undo(true).answers).toBe(before);
    expect(host.undo(true).answers).toBe(before);
  });
});
