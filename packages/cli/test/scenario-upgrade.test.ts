import { describe, expect, it } from 'vitest';
import { upgradeScenarios } from '../src/scenarios/upgrade.js';

const FORMER = `# A comment stays.
name: One
board: { turnedUp: [southside-5] }   # so does layout
investigators:
  - { name: Ann, fellOn:   3 }
boxes: { kingsport: { asleep: [Ann], epic: { deck: [], plots: [], gates: 1, done: true } } }
steps:
  - expect:
      events: [{ type: "befell", seat: Ann }, { type: moved, to: woods }]
      never: [ { type: monsterGone } ]
      state:
        Ann.beyond.sanity: 1
        Ann.enters: { on: 2 }
        investigators.0.fellOn: 3
        halfway.fight.combat.armed: []
        boxes.kingsport.tracks.0.halves.0.1.down: true
---
name: Two
game: haunt
starters: 2
steps: [{ expect: { state: { starters: 2, city.vain: null, turnedUp: 0 } } }]
`;

const PRESENT = `# A comment stays.
name: One
board: { faceUpLocationCards: [southside-5] }   # so does layout
investigators:
  - { name: Ann, defeatedOn:   3 }
boxes: { kingsport: { dreamers: [Ann], epic: { deck: [], plots: [], gates: 1, cardResolved: true } } }
steps:
  - expect:
      events: [{ type: "fateApplied", seat: Ann }, { type: moved, to: woods }]
      never: [ { type: monsterRemoved } ]
      state:
        Ann.aboveMaximum.sanity: 1
        Ann.replacement: { turn: 2 }
        investigators.0.defeatedOn: 3
        phaseProgress.fight.combat.weapons: []
        boxes.kingsport.tracks.0.halves.0.1.faceDown: true
---
name: Two
game: haunt
startingInvestigators: 2
steps: [{ expect: { state: { startingInvestigators: 2, city.failedSpells: null, faceUpLocationCards: 0 } } }]
`;

describe('the upgrade of a scenario file', () => {
  it('replaces former names, and keeps comments and layout', () => {
    const { text, changes } = upgradeScenarios(FORMER, 'a.yaml');
    expect(text).toBe(PRESENT);
    expect(changes.slice(0, 2)).toEqual([
      { line: 3, from: 'turnedUp', to: 'faceUpLocationCards' },
      { line: 5, from: 'fellOn', to: 'defeatedOn' },
    ]);
    expect(changes).toHaveLength(16);
  });

  it('changes nothing the second time', () => {
    expect(upgradeScenarios(PRESENT, 'a.yaml')).toEqual({ text: PRESENT, changes: [] });
  });

  it('leaves the same words in other places unchanged', () => {
    const text =
      'name: befell\nboard: { gates: { woods: { down: abyss } } }\ndefine: { cards: [{ id: x, beyond: 1 }] }\n';
    expect(upgradeScenarios(text, 'a.yaml').changes).toEqual([]);
  });

  it('refuses a damaged file with its line, and a file with both names of a field', () => {
    expect(() => upgradeScenarios('name: One\nsteps: [', 'a.yaml')).toThrow(
      /^a\.yaml:\d+: the file cannot be read, and nothing/,
    );
    expect(() => upgradeScenarios('starters: 1\nstartingInvestigators: 1\n', 'a.yaml')).toThrow(
      /^a\.yaml: "starters" and/,
    );
  });
});
