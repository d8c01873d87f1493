import { loadBoxes } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { Host, openGame } from '../src/index.js';

const haunt = await openGame('haunt', await loadBoxes(['base']));
const ALONE = { answerForced: false, withViews: false, alone: true };
const SETUP = { investigators: ['joe-diamond', 'kate-winthrop'], ancientOne: 'hastur' };

/** A game of Haunt at its first question of who acts next. */
function firstDay(): Host {
  const host = Host.start(haunt, SETUP, 'consent');
  for (let [decision] = host.update().decisions; decision && decision.key !== 'q.day'; ) {
    [decision] = host.answer(decision.id, decision.options[0]?.id ?? '').decisions;
  }
  return host;
}

function wantsToEnd(host: Host, answerOptions?: typeof ALONE) {
  const [day] = host.update().decisions;
  return host.answer(day?.id ?? '', 'end-day:by:0', answerOptions);
}

describe('the consent of the others', () => {
  it('is asked of each of them [H-SEQ-06]', () => {
    expect(wantsToEnd(firstDay()).decisions.map(({ key, by }) => [key, by])).toEqual([['q.end-day', [1]]]);
  });

  it('is given by who plays alone with what he wanted himself, and taken back with it, also after a reload', () => {
    const host = firstDay();
    const before = host.update().answers;
    const after = wantsToEnd(host, ALONE);
    expect(after.answers).toBe(before + 2);
    expect(after.view).not.toEqual(host.pastView(before));
    expect(Host.resume(haunt, after.saved, true).undo(true).answers).toBe(before);
    expect(host.undo(true).answers).toBe(before);
  });
});
