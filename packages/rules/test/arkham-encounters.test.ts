import { describe, expect, it } from 'vitest';
import { canSeal, closeGate, openGate } from '../src/arkham/board/gates.js';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import type { OpenGate } from '../src/common/state.js';
import { createPosition, openGates, runOnce, runTrial } from './arkham-trial.js';

const first = (g: Game) => g.investigatorAt(0) as Investigator;

describe('a closed gate', () => {
  it('removes monsters of its symbol on all boards, but no Spawn [A-ENC-41]', () => {
    const start = createPosition([{ place: 'woods', explored: true }], {
      gates: [{ at: 'woods', marker: 'gate-rlyeh-1' }],
      monsters: [
        { token: 'prowler-1', at: 'northside' },
        { token: 'prowler-2', at: 'the-village-common-of-another-town' },
        { token: 'spawn-1', at: 'northside' },
        { token: 'ghoul-1', at: 'northside' },
      ],
    });
    const t = runTrial(start, (g) => closeGate(g, g.s.gates[0] as OpenGate, first(g), { trophy: true, seal: 'no' }));
    expect(t.state.monsters.map(({ token }) => token)).toEqual(['spawn-1', 'ghoul-1']);
    expect(t.state.cup).toEqual(expect.arrayContaining(['prowler-1', 'prowler-2']));
  });
});

describe('a sealed location', () => {
  it('counts as stable: no gate opens there, and it cannot be sealed again [A-ENC-45, A-ENC-44]', () => {
    const sealed = createPosition([{ place: 'woods', clues: 9 }], { seals: ['woods'] });
    const opened = runTrial(sealed, (g) => openGate(g, 'woods', 1));
    expect(opened.state).toMatchObject({ gates: [], monsters: [], doom: 0 });
    let both: boolean[] = [];
    runTrial(sealed, (g) =>
      runOnce(() => {
        both = [canSeal(g, 'woods', first(g)), canSeal(g, 'graveyard', first(g))];
      }),
    );
    expect(both).toEqual([false, true]);
  });
});

describe('an explored marker', () => {
  it('is removed from all investigators at the gate, no matter who closed it [A-ENC-48]', () => {
    const start = createPosition(
      [
        { place: 'woods', explored: true },
        { place: 'woods', explored: true },
        { place: 'graveyard', explored: true },
      ],
      { gates: openGates('woods', 'graveyard') },
    );
    const t = runTrial(start, (g) => closeGate(g, g.s.gates[0] as OpenGate, undefined, { trophy: false, seal: 'no' }));
    expect(t.state.investigators.map(({ explored }) => explored)).toEqual([false, false, true]);
  });
});
