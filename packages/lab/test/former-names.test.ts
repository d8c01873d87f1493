import { describe, expect, it } from 'vitest';
import { parseScenarios } from '../src/scenario/index.js';

describe('a scenario with a former name', () => {
  it('is refused with its place, the current name and the command that renames it', () => {
    const text = 'name: One\nsteps:\n  - expect: { events: [{ type: befell }] }\n';
    const [scenario] = parseScenarios(text, 'a.yaml');
    expect(scenario?.document).toBeUndefined();
    expect(scenario?.problems).toEqual([
      'a.yaml:3: "befell" is now "fateApplied": vigil scenario --upgrade FILE renames it',
    ]);
  });
});
